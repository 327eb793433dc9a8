import { expect, test } from 'vitest'
import { grainsOf, type TableSound } from './grains.ts'

const sounds: TableSound[] = [
  { name: 'shuffle' },
  { name: 'deal', cards: 3 },
  { name: 'deal', cards: 78 },
  { name: 'turn', at: [0] },
  { name: 'turn', at: [0.15, 0.33, 0.51] },
]

test.each(sounds)('$name is short, audible, and never loud', (sound) => {
  const grains = grainsOf(sound)
  expect(grains.length).toBeGreaterThan(0)
  for (const { at, lasts, from, to, loud } of grains) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at + lasts).toBeLessThan(1.3)
    for (const pitch of [from, to]) expect(pitch > 100 && pitch < 6000).toBe(true)
    expect(loud > 0 && loud <= 0.7).toBe(true)
  }
})

test('a few cards are heard one by one, a deck as a sweep', () => {
  expect(grainsOf({ name: 'deal', cards: 3 })).toHaveLength(3)
  expect(grainsOf({ name: 'deal', cards: 78 })).toHaveLength(26)
})

test('each card is heard when it is lifted, and when it is laid', () => {
  const at = [0.15, 0.33]
  const begun = grainsOf({ name: 'turn', at }).map((grain) => grain.at)
  expect(begun).toHaveLength(4)
  for (const lifted of at) expect(begun).toContain(lifted)
})
