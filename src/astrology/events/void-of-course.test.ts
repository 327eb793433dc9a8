import { expect, test } from 'vitest'
import { apart, circle } from '../angles.ts'
import { ASPECT_ANGLES } from '../aspects.ts'
import { PLANETS } from '../names.ts'
import { positionOf } from '../positions.ts'
import { openEphemeris } from './ephemeris.ts'
import { voidsIn } from './void-of-course.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const others = PLANETS.filter((body) => body !== 'moon')

/** Degrees from the nearest major aspect of the Moon to any planet, from positions alone. */
function missing(at: number): number {
  const date = new Date(at)
  const moon = positionOf('moon', date).longitude
  const angles = others.map((body) => apart(moon, positionOf(body, date).longitude))
  return Math.min(...angles.flatMap((angle) => Object.values(ASPECT_ANGLES).map((exact) => Math.abs(angle - exact))))
}

const spans = ['1900-01-01', '1931-07-15', '1999-08-01', '2026-11-01', '2027-03-20', '2100-12-01']

test.each(spans)('from its last aspect until it leaves the sign, the Moon meets nobody: %s', (day) => {
  const from = Date.parse(day)
  const voids = voidsIn({ from, to: from + 30 * DAY }, openEphemeris())
  expect(voids.length).toBeGreaterThanOrEqual(12)
  for (const { from, to, last, next } of voids) {
    const said = `${new Date(from).toISOString()} ${next}`
    const border = circle(positionOf('moon', new Date(to)).longitude) % 30
    expect(Math.min(border, 30 - border), said).toBeLessThan(0.001)
    if (last) expect(missing(from), said).toBeLessThan(0.001)
    // The Moon gains at most 0.26 degrees on anybody within half an hour.
    const closest: number[] = []
    for (let at = from + 31 * MINUTE; at < to - MINUTE; at += 30 * MINUTE) closest.push(missing(at))
    expect(Math.min(9, ...closest), said).toBeGreaterThan(0.1)
  }
})

test('a void is not shorter than it is: the Moon met somebody within the sign, or nobody since it came', () => {
  const from = Date.UTC(2026, 0, 1)
  const voids = voidsIn({ from, to: from + 365 * DAY }, openEphemeris())
  for (const { from, to, last } of voids) {
    const sign = Math.floor(positionOf('moon', new Date(from + MINUTE)).longitude / 30)
    expect(Math.floor(positionOf('moon', new Date(to - MINUTE)).longitude / 30)).toBe(sign)
    if (last === null) expect(circle(positionOf('moon', new Date(from)).longitude + 0.001) % 30).toBeLessThan(0.002)
  }
  expect(voids.length).toBeGreaterThan(155)
})

test('voids that only overlap a span are whole', () => {
  const sky = openEphemeris()
  const [one] = voidsIn({ from: Date.UTC(2026, 10, 10), to: Date.UTC(2026, 10, 14) }, sky)
  const middle = (one!.from + one!.to) / 2
  const seconds = ({ from, to }: { from: number; to: number }) => [from, to].map((at) => Math.round(at / 2000))
  expect(voidsIn({ from: middle, to: middle + 1 }, sky).map(seconds)).toEqual([seconds(one!)])
  expect(voidsIn({ from: one!.to + 2000, to: one!.to + 3000 }, sky)).toEqual([])
})
