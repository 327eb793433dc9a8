import { describe, expect, test } from 'vitest'
import { pages } from '../../../pages.ts'
import { dataBlock, intoHead } from '../../../platform/http/into-head.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import type { ShellData } from '../../../ui/shell-data.ts'
import { structuredData, structuredPages } from './structured-data.ts'

const shell = {
  site: {
    key: 'main',
    label: 'Cosmospace',
    canonical: 'https://site.example',
    indexed: true,
    original: null,
    outside: { apps: {}, social: [{ name: 'Réseau', address: 'https://social.example/' }], yearlyHoroscope: '' },
    psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
  },
  wording: plainWording,
} as unknown as ShellData

const psychic = {
  slug: 'salome',
  name: 'Salomé',
  gender: 'female',
  title: 'Voyante',
  jobId: 4,
  jobIds: [4, 5],
  headline: 'Je lis les cartes.',
  specialities: ['couple'],
  rating: 4.5,
  reviewCount: 12,
  isAutomaton: false,
  portrait: '/images/abc-192.webp',
  joinedAt: new Date('2025-03-02T10:00:00Z'),
}
const article = {
  slug: 'tarot',
  title: 'Le tarot',
  description: 'Son histoire.',
  theme: 'tarot',
  publishedOn: '2026-11-02',
  body: '<p>Un corps.</p>',
  related: [],
}
const term = {
  slug: 'oracle',
  term: 'Oracle',
  glossary: 'divination',
  short: 'Un jeu </script><b>.',
  body: '<p>Libre.</p>',
  see: [],
}
const question = { slug: 'prix', question: 'Combien ?', theme: 'prix', answer: '<p>Peu, <em>ici</em>.</p>' }
const text = { title: 'Partenaires', description: 'Qui.', lead: '', body: '', isOfPsychics: false }

const game = {
  slug: 'le-pendule',
  name: 'Le pendule',
  description: 'Une question, trois réponses.',
  questions: [{ question: 'Le pendule sait-il\u00a0?', answer: 'Non.' }],
}
const deck = {
  slug: 'le-tarot-de-marseille',
  name: 'Le Tarot de Marseille',
  kind: 'cards',
  reversals: true,
  isPlayed: true,
}
const card = { slug: 'le-mat', name: 'Le Mat' }
const shown = [
  ['features/site/home/home.page', '/', {}, ['Organization', 'WebSite']],
  ['features/consult/catalogue/psychics.page', '/voyance', { list: { psychics: [psychic] } }, ['CollectionPage']],
  [
    'features/consult/catalogue/psychic.page',
    '/voyance/salome',
    { psychic },
    ['ProfilePage', 'Person', 'AggregateRating', 'BreadcrumbList'],
  ],
  ['features/site/reading/magazine.page', '/mag', { articles: [article] }, ['CollectionPage']],
  ['features/site/reading/article.page', '/mag/tarot', article, ['Article', 'BreadcrumbList']],
  ['divination/lexique', '/divination/lexique', {}, ['CollectionPage']],
  ['divination/lexique/:slug', '/divination/lexique/oracle', term, ['DefinedTerm', 'BreadcrumbList']],
  ['features/site/reading/questions.page', '/questions-frequentes', { questions: [question] }, ['FAQPage']],
  ['partenaires', '/partenaires', text, ['WebPage', 'BreadcrumbList']],
  [
    'features/sky/horoscopes/sign.page',
    '/horoscope/jour/belier',
    { period: 'day', sign: 'aries', from: '2026-11-21' },
    ['BreadcrumbList'],
  ],
  [
    'features/sky/horoscopes/year.page',
    '/horoscope/annuel/belier/2026',
    { period: 'year', sign: 'aries', from: '2026-01-01' },
    ['BreadcrumbList'],
  ],
  ['features/site/reading/signs.page', '/astrologie', {}, ['CollectionPage']],
  [
    'features/site/reading/about-sign.page',
    '/astrologie/venus-en-lion',
    { topic: 'venus', sign: 'leo', title: 'Vénus en Lion', description: 'Aimer.' },
    ['WebPage', 'BreadcrumbList'],
  ],
  [
    'features/sky/compatibility/pair.page',
    '/compatibilite-amoureuse/belier-lion',
    { pair: ['aries', 'leo'] },
    ['WebPage', 'BreadcrumbList'],
  ],
  ['features/play/hub/hub.page', '/tarots-oracles', { games: [game] }, ['CollectionPage']],
  ['features/play/table/game.page', '/tarots-oracles/le-pendule', game, ['FAQPage', 'BreadcrumbList']],
  [
    'features/play/numerology/numerology.page',
    '/tarots-oracles/la-numerologie',
    { ...game, questions: [] },
    ['WebPage', 'BreadcrumbList'],
  ],
  [
    'features/play/cards/cards.page',
    '/tarots-oracles/le-tarot-de-marseille/cartes',
    { deck, groups: [{ group: 'majors', cards: [card] }] },
    ['CollectionPage', 'BreadcrumbList'],
  ],
  [
    'features/play/cards/card.page',
    '/tarots-oracles/le-tarot-de-marseille/cartes/le-mat',
    { deck, card, title: 'Le Mat', description: 'Un départ.', publishedOn: '2026-11-23' },
    ['Article', 'BreadcrumbList'],
  ],
] as const

// biome-ignore lint/suspicious/noExplicitAny: nodes are examined property by property
type Node = any
const graphOf = (routeId: string, path: string, data: unknown, of = shell): Node[] =>
  (structuredData({ routeId, path, data, shell: of }) as Node)?.['@graph'] ?? []

/** The properties that schema.org and the engines' documentation require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ImageObject: ['url'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  WebPage: ['name', 'description', 'url'],
  ProfilePage: ['mainEntity', 'dateCreated', 'url'],
  Person: ['name'],
  AggregateRating: ['itemReviewed', 'ratingValue', 'reviewCount', 'bestRating'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet', 'url'],
  DefinedTermSet: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}
const addresses = ['url', '@id', 'item', 'image', 'mainEntityOfPage', 'urlTemplate']

/** The faults of a node and of those within it. */
function faultsOf(node: Node, where = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one, place) => faultsOf(one, `${where}[${place}]`))
  if (typeof node !== 'object' || node === null) return []
  const type = node['@type']
  const lacking = type === undefined ? [] : (required[type] ?? ['a rule in this test']).filter((name) => !node[name])
  return [
    ...lacking.map((name) => `${where} ${type} lacks ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      const wrong = addresses.includes(name) && [value].flat().some((one) => typeof one === 'string' && !isOwn(one))
      return [...(wrong ? [`${where}.${name} is ${value}`] : []), ...faultsOf(value, `${where}.${name}`)]
    }),
    ...(type === 'BreadcrumbList' || type === 'ItemList'
      ? node.itemListElement.flatMap((item: Node, place: number) =>
          item.position === place + 1 ? [] : [`${where} order`],
        )
      : []),
  ]
}
const isOwn = (address: string): boolean => address.startsWith('https://site.example/')

describe.each(shown)('%s', (routeId, path, data, types) => {
  test('is complete, with addresses of its own host', () => {
    const graph = graphOf(routeId, path, data)
    expect(graph.map((node) => node['@type'])).toEqual(types)
    expect(faultsOf(graph)).toEqual([])
    expect(JSON.stringify(graph)).not.toMatch(/undefined|\{site\}|\{noun/)
  })

  test('has no structured data where engines may not index', () => {
    expect(graphOf(routeId, path, data, { ...shell, site: { ...shell.site, indexed: false } })).toEqual([])
  })
})

test('it is made for routes that exist', () => {
  const files = Map.groupBy(pages, ({ file }) => file)
  const routes = [...files].flatMap(([file, [first, ...others]]) =>
    others.length === 0
      ? file.replace(/\.tsx?$/, '')
      : [first?.path ?? '', ...others.map(({ path }) => path)].map((path) => path.slice(1)),
  )
  expect(Object.keys(structuredPages).filter((route) => !routes.includes(route))).toEqual([])
})

test('the validator reports missing, relative and foreign values', () => {
  expect(faultsOf({ '@type': 'Article', image: ['/a.jpg'], url: 'https://other.example/' })).toHaveLength(7)
  expect(faultsOf({ '@type': 'Unheard' })).toHaveLength(1)
})

test('a rating counts real reviews, and is absent without any', () => {
  const none = graphOf('features/consult/catalogue/psychic.page', '/voyance/salome', {
    psychic: { ...psychic, rating: null, reviewCount: 0 },
  })
  expect(none.map((node) => node['@type'])).toEqual(['ProfilePage', 'Person', 'BreadcrumbList'])
  const rated = graphOf('features/consult/catalogue/psychic.page', '/voyance/salome', { psychic })
  expect(rated[2]).toMatchObject({ ratingValue: 4.5, reviewCount: 12 })
})

test('an automated psychic is not a Person, and borrowed pages have structured data only on their own site', () => {
  const automaton = graphOf('features/consult/catalogue/psychic.page', '/voyance/salome', {
    psychic: { ...psychic, isAutomaton: true },
  })
  expect(automaton.map((node) => node['@type'])).toEqual(['BreadcrumbList'])
  const borrowing = { ...shell, site: { ...shell.site, original: 'https://o.example' } }
  expect(graphOf('features/site/reading/article.page', '/mag/tarot', article, borrowing)).toEqual([])
})

test('it is at the end of the head, and its content can’t end the element', () => {
  const block = dataBlock(structuredData({ routeId: 'divination/lexique/:slug', path: '/x', data: term, shell })!)
  expect(block.match(/<\/?\w+/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(block.slice(block.indexOf('{'), block.lastIndexOf('}') + 1))['@graph'][0].description).toBe(
    term.short,
  )
  const html = '<html><head><title>Éther $& </title></head><body>é</head></body></html>'
  expect(intoHead(Buffer.from(html), block).toString()).toBe(html.replace('</head>', () => `${block}</head>`))
  expect(intoHead(Buffer.from('<html><head>'), block).toString()).toBe('<html><head>')
})

test('a text about psychics is found below their list, any other below the home page', () => {
  const parentOf = (path: string, isOfPsychics: boolean) =>
    graphOf('text', path, { ...text, isOfPsychics }).at(-1)!.itemListElement[0]
  expect(parentOf('/partenaires', false)).toMatchObject({ item: 'https://site.example/' })
  expect(parentOf('/voyance/tchat', true)).toMatchObject({ name: 'Voyants', item: 'https://site.example/voyance' })
})
