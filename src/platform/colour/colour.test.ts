import { expect, test } from 'vitest'
import { contrast, readColour } from './colour.ts'

const white = readColour('#fff')!

test.each([
  ['#000000', 21],
  ['#fff', 1],
  ['#767676', 4.54],
  ['#777', 4.48],
  ['rgb(118, 118, 118)', 4.54],
  ['rgb( 118  118  118 )', 4.54],
  ['RGB(0 0 0)', 21],
  ['#0b1b41', 16.84],
  ['oklch(0 0 0)', 21],
  ['oklch(100% 0 0)', 1],
  ['oklch(0.6279 0.2577 29.23)', 4.0],
  ['#ff0000', 4.0],
  ['oklch(0.452 0.3132 264.05deg)', 8.59],
  ['#0000ff', 8.59],
])('the contrast of %s with white is %f', (text, ratio) => {
  const colour = readColour(text)!
  expect(Math.abs(contrast(colour, white) - ratio)).toBeLessThan(0.06)
  expect(contrast(white, colour)).toBe(contrast(colour, white))
})

test.each([
  '',
  'red',
  '#12345',
  '#12345678',
  'rgb(300, 0, 0)',
  'rgb(0, 0, 0, 0.5)',
  'oklch(1.5 0 0)',
  'oklch(0.5 0.9 0)',
  'var(--metal)',
  'url(https://elsewhere.example)',
  '#fff; position: fixed',
])('%j is not an accepted colour', (text) => {
  expect(readColour(text)).toBeNull()
})
