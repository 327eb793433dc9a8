import { pageWords } from 'virtual:page-words'
import { expect, test } from 'vitest'
import { pages } from '../../../pages.ts'
import { deliveredTexts } from './catalogues.server.ts'
import { heaviest, onPage, PAGE_BUDGET, pagesSaying } from './on-page.server.ts'

const prefixes = new Set([...deliveredTexts.values()].map(({ prefix }) => prefix))
const all = { edited: Object.fromEntries([...deliveredTexts].map(([key, { text }]) => [key, text])) }
const keysOn = (pattern?: string) => Object.keys(onPage(all, pattern).edited)

test('every page is known by its pattern, and uses existing catalogues', () => {
  expect(Object.keys(pageWords)).toEqual(['root', ...pages.map(({ path }) => path)])
  expect(
    Object.values(pageWords)
      .flat()
      .filter((prefix) => !prefixes.has(prefix)),
  ).toEqual([])
})

test('a page includes the texts of the shell and its own, and no other page’s', () => {
  const home = keysOn('/')
  expect(home).toContain('home.promise')
  expect(home).toContain('shell.signIn')
  expect(home).not.toContain('charts.title')
  expect(home).not.toContain('staff.team')
  expect(keysOn('/theme-astral').some((key) => key.startsWith('charts.'))).toBe(true)
  expect(keysOn()).toHaveLength(deliveredTexts.size)
  expect(onPage({ edited: { 'rien.rien': 'x' } }, '/').edited).toEqual({})
})

test('a key gives the pages that show it', () => {
  expect(pagesSaying('home')).toEqual(['/'])
  expect(pagesSaying('shell')).toBeNull()
  expect(pagesSaying('mail')).not.toContain('/')
})

test.each([0, 1, 2])('with every third text from %i on rewritten, no page exceeds its budget', (from) => {
  const third = Object.fromEntries(
    Object.entries(all.edited)
      .filter((_, place) => place % 3 === from)
      .map(([key, text]) => [key, `${text} (revu)`]),
  )
  expect(heaviest({ edited: third })).toBeLessThan(PAGE_BUDGET)
  expect(heaviest({ edited: {} })).toBeLessThan(30)
})
