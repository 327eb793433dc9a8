import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { firstContent } from '../../../server/first-content.ts'
import { putFirstContent } from '../../content/content/put-first-content.server.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { indexSites, searchKeeper } from './index-sites.server.ts'
import { partsOf } from './rules.ts'
import { loader } from './search.page.tsx'

const site = useTestApp()
const read = [
  'histoire-du-tarot-de-marseille',
  'le-retour-de-saturne',
  'tarot-de-marseille',
  'clairvoyance',
  'medium',
  'bateleur',
  'coupe',
  'puis-je-annuler-une-demande',
  '/page/comment-consulter',
  '/voyance/voyants',
  ...firstContent
    .filter(({ kind }) => kind === 'term')
    .map(({ address }) => address)
    .slice(0, 20),
]
const visit = (place = 0) => systemVisit(site.app, site.app.sites[place]!)
const term = (slug: string, name: string, body: string) =>
  ({
    kind: 'term',
    address: slug,
    status: 'published',
    publishAt: null,
    data: { term: name, glossary: 'voyance', short: 'Un mot.', body, see: [] },
  }) as const

beforeAll(async () => {
  await putFirstContent(
    site.app,
    firstContent.filter(({ address }) => read.includes(address)),
  )
  await addPsychic(site.owner, { name: 'Éléonore', slug: 'eleonore' })
  await indexSites(site.app)
})

interface Answer {
  results: { kind: string; path: string; title: string; highlights: Record<'title' | 'excerpt', unknown[]> }[]
  counts: { kind: string; count: number }[]
  [name: string]: unknown
}
async function search(q: string, more = '', host?: string): Promise<Answer> {
  const { status, body } = await site.browser(host).get(`/api/search?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return body
}
const paths = ({ results }: Answer) => results.map(({ path }) => path)

describe('queries', () => {
  test('of the words of a site only those are written that a changed page has more, or has no more', async () => {
    const written = async () => {
      const { rows } = await sql<{ word: string; documents: number; place: string }>`
      select word, documents, ctid::text as place from search_words where site_id = 99`.execute(site.owner)
      return new Map(rows.map(({ word, documents, place }) => [word, { documents, place }]))
    }
    await saveEntry(visit(), term('machin', 'Machin', '<p>Zigomar et tarot.</p>'), null)
    await indexSites(site.app)
    const before = await written()
    await saveEntry(visit(), term('machin', 'Machin', '<p>Zorglub et tarot.</p>'), 1)
    await indexSites(site.app)
    const after = await written()
    expect([before.get('zigomar')?.documents, before.has('zorglub')]).toEqual([1, false])
    expect([after.get('zorglub')?.documents, after.has('zigomar')]).toEqual([1, false])
    const moved = [...after].filter(([word, { place }]) => before.get(word)?.place !== place)
    expect(moved.map(([word]) => word)).toEqual(['zorglub'])
  })

  test.each([
    ['tarot', '/divination/lexique/tarot-de-marseille', null],
    ['Tarots', '/mag/histoire-du-tarot-de-marseille', null],
    ['ÉLÉONORE', '/voyance/eleonore', null],
    ['eleonor', '/voyance/eleonore', 'eleonore'],
    ['taort', '/divination/lexique/tarot-de-marseille', 'tarot'],
    ['tarrot de marseile', '/divination/lexique/tarot-de-marseille', 'tarot de marseille'],
    ['mediom', '/voyance/lexique/medium', 'medium'],
    ['retour de saturne', '/mag/le-retour-de-saturne', null],
    ['horoscope bélier demain', '/horoscope/demain/belier', null],
    ['comment consulter', '/page/comment-consulter', null],
  ])('%s finds %s', async (q, path, corrected) => {
    const found = await search(q)
    expect(paths(found).slice(0, 3)).toContain(path)
    expect(found.corrected).toBe(corrected)
  })

  test('a question of many words finds its answer, though no document has all of them', async () => {
    const found = await search('est-ce que je peux annuler xylophone')
    expect([found.isPartial, paths(found)[0]]).toEqual([true, '/questions-frequentes#puis-je-annuler-une-demande'])
  })

  test('synonyms find each other, ranked below the word itself', async () => {
    const found = paths(await search('clairvoyance'))
    expect(found[0]).toBe('/voyance/lexique/clairvoyance')
    expect(found).toContain('/voyance/lexique/medium')
  })

  test.each([
    '&',
    '| ! ( ) :* <->',
    "'tarot' & !'x'",
    'tarot\\',
    '%_%',
    'таро',
    '塔罗牌',
    '\u{1F52E}',
    '\u0001\u0002',
    'le la de',
    '',
  ])('%s breaks nothing', async (q) => {
    await search(q)
    expect((await openPage(site, loader, `/recherche?q=${encodeURIComponent(q)}`, site.browser())).status).toBe(200)
  })

  test.each([
    ['?', 106, 'q'],
    [`?q=${'a'.repeat(5000)}`, 107, 'q'],
    ['?q=%00', 107, 'q'],
    ['?q=a&kind=chat', 107, 'kind'],
    ['?q=a&page=0', 107, 'page'],
    ['?q=a&page=51', 107, 'page'],
  ])('%.20s is refused at its field', async (query, code, field) => {
    const { status, body } = await site.browser().get(`/api/search${query}`)
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, code, field])
  })
})

test('results are grouped by kind, with counts of all kinds, and paged', async () => {
  const all = await search('amour')
  const pages = all.counts.find(({ kind }) => kind === 'page')!.count
  const ofPages = await search('amour', '&kind=page')
  expect(ofPages).toMatchObject({ total: pages, page: 1, pages: Math.ceil(pages / 10), counts: all.counts })
  const next = await search('amour', '&kind=page&page=2')
  const shown = [...ofPages.results, ...next.results]
  expect([new Set(shown.map(({ path }) => path)).size, new Set(shown.map(({ kind }) => kind))]).toEqual([
    20,
    new Set(['page']),
  ])
})

test('matches are marked as pieces of plain text, whatever the text holds', async () => {
  await saveEntry(visit(), term('zorglub', 'Zorglub', '<p>Le 1 &lt; 2 zorglub &amp; vous.</p>'), null)
  await indexSites(site.app)
  const { results } = await search('zorglub')
  expect(results[0]!.highlights).toEqual({
    title: [{ text: 'Zorglub', isMarked: true }],
    excerpt: [
      { text: 'Un mot. Le 1 < 2 ', isMarked: false },
      { text: 'zorglub', isMarked: true },
      { text: ' & vous.', isMarked: false },
    ],
  })
  expect(partsOf('rien')).toEqual([{ text: 'rien', isMarked: false }])
})

test('each site finds its own entries: another brand’s entry replaces the main one’s', async () => {
  await saveEntry(visit(), term('quincaille', 'Quincaille', '<p>Du premier site.</p>'), null)
  await saveEntry(visit(1), term('quincaille', 'Quincaille', '<p>Du second : farfadet.</p>'), null)
  await indexSites(site.app)
  expect((await search('farfadet')).total).toBe(0)
  expect(paths(await search('farfadet', '', 'second.localhost:3000'))).toEqual(['/voyance/lexique/quincaille'])
  expect((await search('éléonore', '', 'second.localhost:3000')).total).toBe(0)
})

test('published, changed, withdrawn and listed documents are indexed at the next run, and nothing else is written', async () => {
  const look = searchKeeper(site.app)
  await saveEntry(visit(), term('bidule', 'Bidule', '<p>Premier.</p>'), null)
  await look()
  expect((await search('bidule')).total).toBe(1)
  await saveEntry(visit(), term('bidule', 'Bidule', '<p>Trucmuche.</p>'), 1)
  const { id } = await addPsychic(site.owner, { name: 'Philomène' })
  await look()
  expect((await search('trucmuche')).total).toBe(1)
  expect((await search('philomene')).total).toBe(1)
  await saveEntry(visit(), { ...term('bidule', 'Bidule', '<p>Trucmuche.</p>'), status: 'withdrawn' }, 2)
  await site.owner.deleteFrom('psychic_listings').where('psychic_id', '=', id).execute()
  await look()
  expect((await search('trucmuche')).total).toBe(0)
  expect((await search('philomene')).results.map(({ title }) => title)).not.toContain('Philomène')
  await site.owner.updateTable('search_documents').set({ title: 'Untouched' }).execute()
  await look()
  expect(await site.owner.selectFrom('search_documents').select('title').distinct().execute()).toEqual([
    { title: 'Untouched' },
  ])
  await site.owner.deleteFrom('search_documents').execute()
  await searchKeeper(site.app)()
  expect((await search('tarot')).total).toBeGreaterThan(0)
})

test.each([
  ['éléo', ['Éléonore']],
  ['e', []],
  ['%', []],
  ['zz', []],
])('%s suggests titles with a word that begins so', async (q, expected) => {
  const { body } = await site.browser().get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)
  expect(body.suggestions).toEqual(expected)
})

describe('the page', () => {
  const open = async (query: string) => openPage(site, loader, `/recherche${query}`, site.browser())

  test('shows the results, keeps the query, and reports one that is too long', async () => {
    expect((await open('?q=tarot')).data).toMatchObject({ asked: 'tarot', found: { page: 1 } })
    expect((await open('')).data).toEqual({ asked: '', isTooLong: false, found: null })
    const long = 'a'.repeat(101)
    expect((await open(`?q=${long}`)).data).toEqual({ asked: long, isTooLong: true, found: null })
  })

  test.each(['?q=tarot&page=99', '?q=tarot&page=x', '?q=tarot&kind=rien'])('has no %s', async (query) => {
    expect((await open(query)).status).toBe(404)
  })
})
