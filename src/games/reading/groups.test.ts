import { expect, test } from 'vitest'
import { groupsOf, relationOf, spokenPlaces } from './groups.ts'
import type { Place } from './reading.ts'

const place = (key: string): Place => ({ key, name: key, asks: key })

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 2, 3]],
])('%i cards make groups of %o', (count, sizes) => {
  const list = Array.from({ length: count }, (_, index) => index)
  expect(groupsOf(list).map((group) => group.length)).toEqual(sizes)
  expect(groupsOf(list).flat()).toEqual(list)
})

test.each([
  ['for', 'against', 'contrast'],
  ['against', 'for', 'beside'],
  ['past', 'present', 'time'],
  ['anything', 'path', 'time'],
  ['means', 'words', 'beside'],
])('%s then %s are related as %s', (one, next, relation) => {
  expect(relationOf(place(one), place(next))).toBe(relation)
})

const HOUSES = [
  'self',
  'means',
  'words',
  'home',
  'joys',
  'days',
  'pair',
  'change',
  'horizon',
  'work',
  'friends',
  'depths',
]
const spoken = (keys: readonly string[], theme: 'love' | 'work') =>
  spokenPlaces(keys.map(place), theme).map((index) => keys[index])

test('all cards speak in full up to seven places', () => {
  expect(spoken(HOUSES.slice(0, 7), 'love')).toEqual(HOUSES.slice(0, 7))
})

test('of twelve places, those of the theme speak in full, in the order of the spread', () => {
  expect(spoken(HOUSES, 'love')).toEqual(['self', 'means', 'home', 'joys', 'pair', 'change'])
  expect(spoken(HOUSES, 'work')).toEqual(['self', 'means', 'words', 'days', 'work', 'friends'])
})
