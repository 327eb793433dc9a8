import { expect, test } from 'vitest'
import { type DrawnGame, GAME_TYPES, isDrawn } from './game.ts'
import { findDrawnGame, findGame, findGameType, games } from './games.ts'

const drawn = games.filter(isDrawn)
const all = (of: (game: DrawnGame) => readonly string[]) => drawn.flatMap(of)
const duplicates = (list: readonly (string | number)[]) => list.filter((one, index) => list.indexOf(one) !== index)

test('each game has its own number and address', () => {
  expect(duplicates(games.map(({ id }) => id))).toEqual([])
  expect(duplicates(games.map(({ slug }) => slug))).toEqual([])
  expect(games.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  expect(games.filter(({ type }) => !GAME_TYPES.some((known) => known.type === type))).toEqual([])
})

test('the sizes of the spreads', () => {
  const sizes = drawn.map(({ slug, spreads }) => [slug, spreads.map(({ positions }) => positions.length)])
  expect(Object.fromEntries(sizes)).toEqual({
    'le-tarot-de-marseille': [5, 3, 7, 10, 12],
    'le-tarot-gratuit-d-aujourd-hui': [1],
    'le-tarot-gratuit-d-amour': [5],
    'le-tarot-gratuit-d-argent': [3],
    'le-tarot-gratuit-d-avenir': [7],
    'l-oracle-de-vos-amours': [3, 5],
    'les-runes': [3, 1, 5],
    'le-pendule': [1],
  })
})

test('positions lie on the board, have distinct keys, and share a place only where one is laid across the other', () => {
  const spreads = drawn.flatMap((game) => game.spreads)
  for (const { slug, positions } of spreads) {
    expect(duplicates(positions.map(({ key }) => key)), slug).toEqual([])
    for (const { x, y } of positions) expect(x > 0.05 && x < 0.95 && y > 0.05 && y < 0.95, slug).toBe(true)
    const upright = positions.filter(({ rotated }) => !rotated)
    expect(duplicates(upright.map(({ x, y }) => `${x} ${y}`)), slug).toEqual([])
  }
  expect(drawn.flatMap((game) => duplicates(game.spreads.map(({ slug }) => slug)))).toEqual([])
})

test('what positions are called and ask is proper French typography', () => {
  const words = all(({ spreads }) =>
    spreads.flatMap(({ positions }) => positions.flatMap(({ name, asks }) => [name, asks])),
  )
  expect(words.filter((text) => /'|[^\u00a0][:;!?]/.test(text))).toEqual([])
})

test('games are found by address and type', () => {
  expect(findGame('le-pendule')?.id).toBe(7)
  expect([findGame('unknown'), findDrawnGame('la-numerologie'), findGameType(6)]).toEqual([null, null, null])
  expect(findDrawnGame('le-tarot-de-marseille')?.deck.cards).toHaveLength(78)
  expect(findGameType(3)?.type).toBe('pendulum')
})
