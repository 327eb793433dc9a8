import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Parallax } from './parallax.tsx'
import { parallaxValue, progressOf } from './parallax-value.ts'

test.each([
  ['0px', '100px', 0.5, '50px'],
  ['-20%', '20%', 0.25, '-10%'],
  ['0vh', '30vh', 1, '30vh'],
  ['10vw', '-10vw', 0, '10vw'],
  ['0deg', '90deg', 1 / 3, '30deg'],
  ['0turn', '.5turn', 0.5, '0.25turn'],
  ['0rad', '3.1416rad', 0.5, '1.5708rad'],
  ['0px', '10px', -1, '0px'],
  ['0px', '10px', 2, '10px'],
  [' 1.5 px', '2.5px ', 0.5, '2px'],
])('from %s to %s at %f: %s', (start, end, progress, value) => {
  expect(parallaxValue(start, end, progress)).toBe(value)
})

test.each([
  ['10px', '20%', 'must have the same unit'],
  ['0deg', '1turn', 'must have the same unit'],
  ['10em', '20em', 'must be a number and one of px, %, vh, vw, deg, turn, rad'],
  ['10', '20', 'must be a number and one of'],
  ['', '20px', 'must be a number and one of'],
  ['px', '20px', 'must be a number and one of'],
  ['1e3px', '2px', 'must be a number and one of'],
])('from "%s" to "%s" is refused', (start, end, message) => {
  expect(() => parallaxValue(start, end, 0)).toThrow(message)
})

test('a mistake throws when rendering, on the server too', () => {
  const draw = (props: Omit<Parameters<typeof Parallax>[0], 'children'>) =>
    renderToStaticMarkup(<Parallax {...props}>·</Parallax>)
  expect(() => draw({ y: { start: '0px', end: '10vh' } })).toThrow('same unit')
  expect(() => draw({ y: { start: '0deg', end: '10deg' } })).toThrow('units px, %, vh, vw')
  expect(() => draw({ turn: { start: '0px', end: '10px' } })).toThrow('units deg, turn, rad')
  expect(draw({ x: { start: '0%', end: '10%' }, turn: { start: '0turn', end: '1turn' } })).not.toContain('style')
})

test.each([
  [800, 0],
  [400, 400 / 900],
  [-100, 1],
  [-900, 1],
  [1600, 0],
])('a box whose top is at %i has progress %f', (top, progress) => {
  expect(progressOf(top, 100, 800)).toBeCloseTo(progress)
})

test('row 191: the hub’s card drifts by the same rules, in its style sheet alone and for those who want motion', () => {
  const css = readFileSync('src/features/play/hub/hub.module.css', 'utf8')
  const of = (property: string) =>
    [...css.matchAll(new RegExp(`    ${property}: (?:0 )?(-?[\\d.]+[a-z%]+);`, 'g'))].map(([, value = '']) => value)
  const [move, turn] = [of('translate'), of('rotate')]
  expect([move.length, turn.length]).toEqual([2, 2])
  expect(parallaxValue(move[0] ?? '', move[1] ?? '', 0.5)).toBe('0%')
  expect(parallaxValue(turn[0] ?? '', turn[1] ?? '', 0.5)).toBe('0deg')
  expect(css).toMatch(/prefers-reduced-motion: no-preference\) \{\s+\.back \{\s+animation: drift/)
})
