import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backs } from '../../scripts/cards/backs.ts'
import { decks, digestOf, drawable, keyOf, svgOf } from '../../scripts/cards/draw.ts'
import { BACK_SIZES, pictureFile, SIZES } from '../../scripts/cards/pictures.ts'

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../scripts/cards/manifest.json', import.meta.url), 'utf8'),
)
const places = drawable()
const five = places.filter((_, index) => index % Math.ceil(places.length / 5) === 0)

test('every card of the decks is drawn', () => {
  expect(places.map(keyOf)).toEqual(decks.flatMap((deck) => deck.cards.map((card) => keyOf({ deck, card }))))
})

test.each(five.map((place) => [keyOf(place), place] as const))('%s is drawn again as it was', async (key, place) => {
  expect(digestOf(await svgOf(place))).toBe(manifest[key])
})

test('the backs are drawn again as they were', () => {
  for (const [name, svg] of backs()) expect(digestOf(svg), name).toBe(manifest[name])
})

test('every card has its pictures, in the sizes a page can bear', () => {
  for (const place of places)
    for (const { width, most } of SIZES)
      expect(statSync(pictureFile(keyOf(place), width)).size).toBeLessThanOrEqual(most)
  for (const [name] of backs())
    for (const { width, most } of BACK_SIZES) expect(statSync(pictureFile(name, width)).size).toBeLessThanOrEqual(most)
})

test('no picture is kept of a card that is in no deck', () => {
  const known = new Set([
    ...decks.flatMap((deck) => deck.cards.map((card) => keyOf({ deck, card }))),
    ...backs().map(([name]) => name),
  ])
  expect(Object.keys(manifest).filter((name) => !known.has(name))).toEqual([])
})
