import { describe, expect, test } from 'vitest'
import { type Corner, drawn, firstCrop, fitted, resized } from './crop-box.ts'

const upright = { width: 600, height: 1000 }

test('the first square is as wide as an upright picture, nearer its top', () => {
  expect(firstCrop(upright)).toEqual({ left: 0, top: 100, size: 600 })
  expect(firstCrop({ width: 900, height: 300 })).toEqual({ left: 300, top: 0, size: 300 })
})

test.each([
  [
    { left: -40, top: 2000, size: 300 },
    { left: 0, top: 700, size: 300 },
  ],
  [
    { left: 10, top: 10, size: 20 },
    { left: 10, top: 10, size: 192 },
  ],
  [
    { left: 10, top: 10, size: 4000 },
    { left: 0, top: 10, size: 600 },
  ],
  [
    { left: 10.4, top: 9.6, size: 300.2 },
    { left: 10, top: 10, size: 300 },
  ],
])('%j lies within the picture as %j', (box, within) => {
  expect(fitted(upright, box)).toEqual(within)
})

test('a picture too small for the server has a square all the same, which the server refuses', () => {
  expect(fitted({ width: 100, height: 150 }, { left: 0, top: 0, size: 400 })).toEqual({ left: 0, top: 0, size: 100 })
})

test('another side leaves the middle where it was', () => {
  expect(resized(upright, { left: 100, top: 300, size: 400 }, 300)).toEqual({ left: 150, top: 350, size: 300 })
})

describe('a drawn corner', () => {
  const box = { left: 100, top: 300, size: 300 }
  test.each<[Corner, { x: number; y: number }, object]>([
    ['se', { x: 50, y: 50 }, { left: 100, top: 300, size: 350 }],
    ['nw', { x: 50, y: 50 }, { left: 150, top: 350, size: 250 }],
    ['ne', { x: 50, y: -50 }, { left: 100, top: 250, size: 350 }],
    ['sw', { x: -50, y: 50 }, { left: 50, top: 300, size: 350 }],
    ['nw', { x: -900, y: -900 }, { left: 0, top: 200, size: 400 }],
    ['se', { x: -900, y: -900 }, { left: 100, top: 300, size: 192 }],
  ])('%s by %j leaves the opposite one where it was', (corner, by, after) => {
    expect(drawn(upright, box, corner, by)).toEqual(after)
  })
})
