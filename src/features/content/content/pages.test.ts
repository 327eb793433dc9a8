import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { textPaths } from '../../../pages.ts'
import { firstContent } from '../../../server/first-content.ts'
import { keptPlace } from '../../../server/kept-places.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as notFoundLoader } from '../../site/home/not-found.page.tsx'
import { loader as articleLoader } from '../../site/reading/article.page.tsx'
import { loader as glossaryLoader } from '../../site/reading/glossary.page.tsx'
import { loader as magazineLoader } from '../../site/reading/magazine.page.tsx'
import { loader as questionsLoader } from '../../site/reading/questions.page.tsx'
import { loader as termLoader } from '../../site/reading/term.page.tsx'
import { loader as textLoader } from '../../site/reading/text.page.tsx'
import { SIGN_TOPICS, signPageAddress } from '../../sky/sky/sign-pages.ts'
import { brandPath } from './brand-path.server.ts'
import { findEntry } from './read-entries.server.ts'
import { ARTICLES_BY_PAGE } from './rules.ts'
import { saveEntry } from './save-entry.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const shown = { status: 'published', publishAt: null } as const
const term = (slug: string, name: string, glossary: string, see: string[] = []) =>
  ({
    ...shown,
    kind: 'term',
    address: slug,
    data: { term: name, glossary, short: `Ce qu’est ${slug}.`, body: '<p>Un mot.</p>', see },
  }) as const
const text = (path: string) =>
  ({
    ...shown,
    kind: 'page',
    address: path,
    data: { title: `Titre de ${path}`, description: 'Une description.', lead: 'Un début.', body: '<p>Un corps.</p>' },
  }) as const

beforeAll(async () => {
  for (let count = 1; count <= ARTICLES_BY_PAGE + 1; count++) {
    const theme = count === 1 ? 'tarot' : 'voyance'
    const data = { title: `Article ${count}`, description: 'Oui.', theme, body: '<p>Un corps.</p>', related: [] }
    const publishAt = new Date(Date.UTC(2026, 9, count))
    await saveEntry(visit(), { ...shown, kind: 'article', address: `article-${count}`, publishAt, data }, null)
  }
  await saveEntry(visit(), term('tarot', 'Tarot', 'divination', ['ether']), null)
  await saveEntry(visit(), term('ether', 'Éther', 'voyance', ['tarot', 'nulle-part']), null)
  await saveEntry(visit(), term('aura', 'Aura', 'voyance'), null)
  await saveEntry(visit(), text('/voyance/astrologues'), null)
  await saveEntry(visit(), text('/partenaires'), null)
  await saveEntry(visit(), { ...text('/cosmospace'), status: 'draft' }, null)
})

type Loader = Parameters<typeof openPage>[1]
const open = (loader: Loader, path: string, params = {}) => openPage(site, loader, path, site.browser(), params)

describe('the magazine', () => {
  test('shows the newest articles first, by page and by theme', async () => {
    const { data } = await open(magazineLoader, '/mag')
    expect([data.articles.length, data.articles[0].slug, data.pages]).toEqual([ARTICLES_BY_PAGE, 'article-13', 2])
    expect((await open(magazineLoader, '/mag?page=2')).data.articles).toMatchObject([{ slug: 'article-1' }])
    expect((await open(magazineLoader, '/mag?theme=tarot')).data).toMatchObject({ theme: 'tarot', total: 1, pages: 1 })
    expect((await open(magazineLoader, '/mag?theme=numerologie')).data).toMatchObject({ articles: [], pages: 1 })
  })

  test.each(['?page=3', '?page=0', '?page=x', '?page=1e3', '?theme=cuisine', '?theme='])('has no %s', async (query) => {
    expect((await open(magazineLoader, `/mag${query}`)).status).toBe(404)
  })

  test('has no article with an unknown slug', async () => {
    expect((await open(articleLoader, '/mag/article-2', { slug: 'article-2' })).data.title).toBe('Article 2')
    expect((await open(articleLoader, '/mag/rien', { slug: 'rien' })).status).toBe(404)
  })
})

describe('the glossaries', () => {
  test('group their own terms by letter, ignoring accents', async () => {
    const { data } = await open(glossaryLoader, '/voyance/lexique')
    expect(data.letters).toMatchObject([
      { letter: 'A', terms: [{ slug: 'aura' }] },
      { letter: 'E', terms: [{ slug: 'ether' }] },
    ])
    expect((await open(glossaryLoader, '/divination/lexique')).data).toMatchObject({ glossary: 'divination', total: 1 })
  })

  test.each([
    ['ETHER', 1],
    [' éth ', 1],
    ['qu’est aura', 1],
    ['tarot', 0],
    ['%', 0],
    ['', 2],
  ])('find %s', async (asked, total) => {
    const { data } = await open(glossaryLoader, `/voyance/lexique?q=${encodeURIComponent(asked)}`)
    expect([data.total, data.isTooLong]).toEqual([total, false])
  })

  test('report a search text that is too long, and retain it', async () => {
    const asked = 'a'.repeat(61)
    const { data } = await open(glossaryLoader, `/voyance/lexique?q=${asked}`)
    expect(data).toMatchObject({ asked, isTooLong: true, total: 2 })
  })

  test('have a page for each term, only under its own glossary, with links to terms of both', async () => {
    const slug = 'ether'
    const { data } = await open(termLoader, '/voyance/lexique/ether', { slug })
    expect([data.term, data.see]).toMatchObject(['Éther', [{ slug: 'tarot', glossary: 'divination' }]])
    expect((await open(termLoader, '/divination/lexique/ether', { slug })).status).toBe(404)
    expect((await open(termLoader, '/voyance/lexique/rien', { slug: 'rien' })).status).toBe(404)
  })
})

describe('text pages', () => {
  test('are at their paths once they are published', async () => {
    expect((await open(textLoader, '/partenaires')).data).toMatchObject({
      title: 'Titre de /partenaires',
      concerned: null,
    })
    expect((await open(textLoader, '/cosmospace')).status).toBe(404)
    expect((await open(textLoader, '/qui-sommes-nous')).status).toBe(404)
  })

  test('use the brand’s own word for its psychics in the path, and no other', async () => {
    await saveEntry(visit(), text('/voyance/voyants'), null)
    const second = site.app.sites[1]!
    expect(await findEntry(systemVisit(site.app, second), 'page', '/voyance/voyants')).toBeNull()
    expect(await findEntry(systemVisit(site.app, second), 'page', '/partenaires')).not.toBeNull()
    const led = async (path: string) => {
      const { status, location } = await open(textLoader, path)
      return [status, location]
    }
    expect(await led('/voyance/voyants')).toEqual([200, null])
    expect(await led('/voyance/mediums')).toEqual([301, '/voyance/voyants'])
    expect(await led('/grands-mediums-histoire')).toEqual([301, '/grands-voyants-histoire'])
    for (const one of site.app.sites) {
      const own = firstContent.filter(({ kind, siteId }) => kind === 'page' && siteId === one.id)
      for (const { address } of own) expect(brandPath(address, one), address).toBe(address)
      expect(textPaths).toContain(brandPath('/voyance/voyants', one))
      expect(textPaths).toContain(brandPath('/grands-voyants-histoire', one))
    }
  })

  test('list psychics of the kind that they are about', async () => {
    const { id } = await addPsychic(site.owner, { jobId: 3 })
    await addPsychic(site.owner, { jobId: 4 })
    const { data } = await open(textLoader, '/voyance/astrologues')
    expect(data.concerned.psychics.map((psychic: { id: number }) => psychic.id)).toEqual([id])
  })

  test('about calls list those who can be reached by telephone now, and no others', async () => {
    const { id: byPhone } = await addPsychic(site.owner, { channels: ['chat', 'phone'] })
    const { id: byChat } = await addPsychic(site.owner, { channels: ['chat', 'phone'], present: true })
    await openPresence(site.owner, byPhone, ['phone'], 3600)
    for (const path of ['/voyance/telephone', '/voyance/rappel-immediat', '/voyance/rappel-immediat-voyance']) {
      await saveEntry(visit(), text(path), null)
      const { concern, psychics } = (await open(textLoader, path)).data.concerned
      expect(concern).toEqual({ platforms: ['phone'] })
      const ids = psychics.map((psychic: { id: number }) => psychic.id)
      expect([ids.includes(byPhone), ids.includes(byChat)], path).toEqual([true, false])
    }
  })

  test('are the delivered paths, and are cached for visitors', () => {
    const delivered = firstContent.filter(({ kind }) => kind === 'page').map(({ address }) => address)
    const ofSigns = SIGN_TOPICS.flatMap((topic) => SIGNS.map((sign) => signPageAddress(topic, sign)))
    expect([...textPaths, ...ofSigns, '/voyance/question-gratuite']).toEqual(expect.arrayContaining(delivered))
    expect(delivered).toEqual(expect.arrayContaining(ofSigns))
    for (const path of textPaths) expect(keptPlace(path, new URLSearchParams())?.address).toBe(path)
  })
})

describe('not found', () => {
  const ways = async (loader: Loader, path: string, params = {}) => {
    const { status, data } = await open(loader, path, params)
    return [status, data.links.map(({ to }: { to: string }) => to)]
  }

  test('an unknown term suggests similar ones, and its letter', async () => {
    const near = ['/voyance/lexique/ether', '/voyance/lexique#E', '/voyance/lexique']
    expect(await ways(termLoader, '/voyance/lexique/ethers', { slug: 'ethers' })).toEqual([404, near])
    const elsewhere = await ways(termLoader, '/divination/lexique/ether', { slug: 'ether' })
    expect(elsewhere).toEqual([404, ['/voyance/lexique/ether', '/divination/lexique']])
  })

  test('an unknown article suggests the newest of the most likely theme, or of all', async () => {
    const [, ofTarot] = await ways(articleLoader, '/mag/article-1-bis', { slug: 'article-1-bis' })
    expect(ofTarot).toEqual(['/mag/article-1', '/mag'])
    const [status, ofAll] = await ways(articleLoader, '/mag/zzz', { slug: 'zzz' })
    expect([status, ofAll.length, ofAll[0]]).toEqual([404, 6, '/mag/article-13'])
  })

  test('an unknown page suggests similar names, and always something', async () => {
    const [status, near] = await ways(notFoundLoader, '/partenaire', { '*': 'partenaire' })
    expect([status, near[0], near.length]).toEqual([404, '/partenaires', 5])
    expect((await ways(textLoader, '/cosmospace'))[0]).toBe(404)
    const hostile = '%00/../'.repeat(2000)
    expect((await ways(notFoundLoader, '/x', { '*': hostile }))[1]).toContain('/contactez-nous')
  })
})

test('questions are shown with their answers', async () => {
  const data = { question: 'Pourquoi ?', theme: 'prix', answer: 'Parce que.' }
  await saveEntry(visit(), { ...shown, kind: 'question', address: 'pourquoi', data }, null)
  const answered = await open(questionsLoader, '/questions-frequentes')
  expect(answered.data.questions).toEqual([{ slug: 'pourquoi', ...data, answer: '<p>Parce que.</p>' }])
})
