import { expect, test } from 'vitest'
import { clientSeedOf, picksIn, topPlaces } from './rules.ts'

test.each([
  [{ random: 'a1b2', cut: '39', word: 'lune' }, 'a1b2 · coupe 39 · lune'],
  [{ random: '', cut: '39', word: '' }, 'coupe 39'],
  [{ random: '', cut: '', word: '' }, 'sans mot'],
])('the gesture %o is mixed in as %s', (gesture, seed) => {
  expect(clientSeedOf(gesture)).toBe(seed)
})

test.each([
  ['as they were chosen', ['3', '10', '77'], '77,3,10', [77, 3, 10]],
  ['in the order of the fan without scripts', ['77', '3', '10'], '', [3, 10, 77]],
  ['in the order of the fan where the order tells other places', ['3', '10'], '3,11', [3, 10]],
  ['in the order of the fan where the order tells fewer places', ['3', '10'], '10', [3, 10]],
])('places are read %s', (_, ticked, order, picks) => {
  expect(picksIn(ticked, order)).toEqual(picks)
})

test('the top of the deck are its first places', () => {
  expect(topPlaces(3)).toEqual([0, 1, 2])
})
