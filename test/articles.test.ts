import { expect, test } from 'vitest'
import { articles } from '../db/seed/content/articles.ts'
import { shapes } from '../src/features/content/content/kinds.server.ts'
import { likenessOf } from './likeness.ts'
import { MISSET, wordsOf } from './prose.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \n]+/g, ' ')
    .trim()
const slugs = articles.map(({ slug }) => slug)

test.each(articles)('$slug has an article’s form, and leads to other articles', ({ slug, publishedOn, ...data }) => {
  expect(shapes.article.safeParse(data).error?.issues).toBeUndefined()
  expect(publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const words = wordsOf(plain(data.body))
  expect(words).toBeGreaterThan(700)
  expect(words).toBeLessThan(1100)
  expect(data.related.filter((one) => one === slug || !slugs.includes(one))).toEqual([])
  expect(`${data.title} ${data.description} ${plain(data.body)}`).not.toMatch(MISSET)
})

test.each([
  'lire-son-premier-theme-astral',
  'pourquoi-on-ne-ressemble-pas-a-son-signe',
  'quel-travail-vous-va-le-metier-dans-le-theme',
  'la-lune-de-votre-enfant',
  'venus-ce-que-votre-theme-dit-de-l-amour',
  'couples-de-signes-ce-qui-se-joue',
  'apres-une-rupture-le-temps-de-venus',
  'l-argent-dans-le-couple-qui-paie-quoi',
  'demenager-ce-que-dit-la-maison-quatre',
  'l-annee-2027-ce-que-dit-le-ciel',
])('%s names two sources, and speaks as an astrologer in their own house', (slug) => {
  const { body } = articles.find((one) => one.slug === slug)!
  const [told, sources] = body.split('<h2>Sources</h2>')
  expect(sources?.match(/<li>/g)).toHaveLength(2)
  expect(told).not.toMatch(/aucune (étude|recherche)|scientifiquement|n’a (jamais )?été prouvé/)
})

test('articles are told each in their own words, oldest first', () => {
  expect(likenessOf(articles.map(({ body }) => plain(body)))).toBeLessThan(0.3)
  const days = articles.map(({ publishedOn }) => publishedOn)
  expect(days).toEqual(days.toSorted())
})
