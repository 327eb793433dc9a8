import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { saveEntry } from './save-entry.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const article = (slug: string, theme: string, day: string, more: object = {}) => ({
  kind: 'article' as const,
  address: slug,
  status: 'published' as const,
  publishAt: new Date(`${day}T23:30:00Z`),
  data: { title: slug, description: 'Une description.', theme, body: '<p>Un corps.</p>', related: [], ...more },
})
const question = (slug: string, theme: string) => ({
  kind: 'question' as const,
  address: slug,
  status: 'published' as const,
  publishAt: null,
  data: { question: `${slug} ?`, theme, answer: '<p>Oui.</p>' },
})

beforeAll(async () => {
  await saveEntry(visit(), article('ancien', 'tarot', '2026-10-01'), null)
  await saveEntry(
    visit(),
    article('nouveau', 'voyance', '2026-11-01', { related: ['ancien', 'brouillon', 'nouveau'] }),
    null,
  )
  await saveEntry(visit(), article('moyen', 'tarot', '2026-10-15'), null)
  await saveEntry(visit(), { ...article('brouillon', 'tarot', '2026-10-20'), status: 'draft' }, null)
  for (const [slug, theme] of [
    ['prix', 'prix'],
    ['compte', 'compte'],
    ['gratuit', 'prix'],
  ] as const) {
    await saveEntry(visit(), question(slug, theme), null)
  }
})

const get = async (path: string) => (await site.browser().get(path)).body
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test.each([
  ['', ['nouveau', 'moyen', 'ancien'], { total: 3, page: 1, pages: 1 }],
  ['?theme=tarot', ['moyen', 'ancien'], { total: 2, page: 1, pages: 1 }],
  ['?limit=2', ['nouveau', 'moyen'], { total: 3, page: 1, pages: 2 }],
  ['?limit=2&page=2', ['ancien'], { total: 3, page: 2, pages: 2 }],
  ['?page=9', [], { total: 3, page: 9, pages: 1 }],
  ['?theme=numerologie', [], { total: 0, page: 1, pages: 1 }],
])('articles%s, newest first', async (query, expected, part) => {
  const { api, articles, ...rest } = await get(`/api/blog-articles${query}`)
  expect([api, slugs(articles), rest]).toEqual([{ ok: 1 }, expected, part])
})

test('an article, its date in Paris, and its published related articles', async () => {
  const { article } = await get('/api/blog-articles/nouveau')
  expect(article).toMatchObject({
    slug: 'nouveau',
    theme: 'voyance',
    publishedOn: '2026-11-02',
    body: '<p>Un corps.</p>',
  })
  expect(slugs(article.related)).toEqual(['ancien'])
})

test.each(['brouillon', 'inconnu', 'prix'])('no article %s', async (slug) => {
  const { status, body } = await site.browser().get(`/api/blog-articles/${slug}`)
  expect([status, body.api.error.code]).toEqual([404, 4000])
})

test('questions of all themes, and of one', async () => {
  expect(slugs((await get('/api/frequently-asked-questions')).questions)).toEqual(['prix', 'compte', 'gratuit'])
  const { questions } = await get('/api/frequently-asked-questions?theme=prix')
  expect(questions[1]).toEqual({ slug: 'gratuit', question: 'gratuit ?', theme: 'prix', answer: '<p>Oui.</p>' })
})

const card = (slug: string, deck: string) => ({
  kind: 'card' as const,
  address: slug,
  status: 'published' as const,
  publishAt: null,
  data: {
    deck,
    title: slug,
    description: 'Une carte.',
    image: 'Une lune.',
    upright: 'Un pas.\n\nPuis un autre.',
    reversed: null,
    love: 'Un mot.',
    work: 'Un geste.',
    money: 'Un compte.',
    advice: 'Du temps.',
    kin: [{ slug: 'le-soleil', line: 'Elles se répondent.' }],
    symbols: [{ x: 12.5, y: 100, title: 'La lune', line: 'Elle veille.' }],
  },
})

test('the cards of one deck, and one with its meanings', async () => {
  await saveEntry(visit(), card('la-lune', 'le-tarot-de-marseille'), null)
  await saveEntry(visit(), card('le-seuil', 'l-oracle-de-vos-amours'), null)
  const listed = { slug: 'le-seuil', deck: 'l-oracle-de-vos-amours', title: 'le-seuil', description: 'Une carte.' }
  expect(slugs((await get('/api/cards')).cards)).toEqual(['la-lune', 'le-seuil'])
  expect((await get('/api/cards?deck=l-oracle-de-vos-amours')).cards).toEqual([listed])
  const whole = { slug: 'la-lune', ...card('la-lune', 'le-tarot-de-marseille').data }
  expect((await get('/api/cards/la-lune')).card).toEqual(whole)
  expect((await get('/api/directus?table=cards')).data.data[0]).toEqual(whole)
  const { status, body } = await site.browser().get('/api/cards/le-joker')
  expect([status, body.api.error.code]).toEqual([404, 4000])
})

test('each table has all its columns', async () => {
  const rows = async (table: string) => (await get(`/api/directus?table=${table}`)).data.data
  const { related: _, ...plain } = article('moyen', 'tarot', '').data
  expect((await rows('articles'))[2]).toEqual({
    slug: 'moyen',
    ...plain,
    picture: null,
    related: [],
    published_on: '2026-10-16',
  })
  expect((await rows('questions'))[0]).toEqual({ slug: 'prix', ...question('prix', 'prix').data })
  const term = { term: 'Oracle', glossary: 'voyance', short: 'Un jeu.', body: '<p>Libre.</p>', see: [] }
  const page = { title: 'Partenaires', description: 'Qui.', lead: 'Qui ?', body: '<p>Personne.</p>' }
  const shown = { status: 'published', publishAt: null } as const
  await saveEntry(visit(), { kind: 'term', address: 'oracle', data: term, ...shown }, null)
  await saveEntry(visit(), { kind: 'page', address: '/partenaires', data: page, ...shown }, null)
  expect(await rows('glossary')).toEqual([{ slug: 'oracle', ...term }])
  expect(await rows('pages')).toEqual([{ path: '/partenaires', ...page, picture: null }])
})

test.each([
  ['/api/blog-articles?theme=cuisine', 'theme'],
  ['/api/blog-articles?theme=', 'theme'],
  ['/api/blog-articles?page=0', 'page'],
  ['/api/blog-articles?page=1.5', 'page'],
  ['/api/blog-articles?page=99999', 'page'],
  ['/api/blog-articles?limit=51', 'limit'],
  ['/api/blog-articles?limit=x', 'limit'],
  ['/api/blog-articles/Un%20titre', 'slug'],
  [`/api/blog-articles/${'a'.repeat(81)}`, 'slug'],
  ['/api/frequently-asked-questions?theme=tarot', 'theme'],
  ['/api/cards?deck=poker', 'deck'],
  ['/api/cards/La%20Lune', 'slug'],
  ['/api/directus?table=content_entries', 'table'],
])('%s is refused at its field', async (path, field) => {
  const { status, body } = await site.browser().get(path)
  expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 107, field])
})
