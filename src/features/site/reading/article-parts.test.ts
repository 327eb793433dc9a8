import { expect, test } from 'vitest'
import { minutesToRead, partsOfArticle } from './article-parts.ts'

test('an article is cut at its headings, and what comes before the first has none', () => {
  const html =
    '\n<p>Un.</p>\n<h2>L&#39;<em>an</em> &amp; le jour</h2>\n<p>Deux.</p><h3>Plus bas</h3><p>Trois.</p>\n<h2>Fin</h2>'
  expect(partsOfArticle(html)).toEqual([
    { heading: null, html: '\n<p>Un.</p>\n' },
    {
      heading: { id: 'partie-1', title: "L'an & le jour" },
      html: '\n<p>Deux.</p><h3>Plus bas</h3><p>Trois.</p>\n',
    },
    { heading: { id: 'partie-2', title: 'Fin' }, html: '' },
  ])
})

test('an article that opens on a heading has no empty part before it, but keeps a picture that stands there', () => {
  expect(partsOfArticle('\n<h2>Un</h2><p>a</p>')).toMatchObject([{ heading: { title: 'Un' } }])
  expect(partsOfArticle('<img src="/images/a-1.webp"><h2>Un</h2>')).toHaveLength(2)
  expect(partsOfArticle('')).toEqual([])
})

test('reading time counts words, not marks, and is never nothing', () => {
  expect(minutesToRead('')).toBe(1)
  expect(minutesToRead(`<p>${'mot '.repeat(440)}</p>`)).toBe(2)
  expect(minutesToRead('<p class="a b c d e f">mot</p>'.repeat(219))).toBe(1)
  expect(minutesToRead('<p>mot</p>'.repeat(660))).toBe(3)
})
