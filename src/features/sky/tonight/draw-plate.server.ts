import { lineOfText } from '../../../platform/type/typeset.server.ts'
import type { Ink } from './draw-rete.ts'
import { around, circleOf, one, rays } from './pen.ts'
import { altitudeRing, CENTRE, equatorialOf, RIM, ringAround } from './projection.ts'
import type { PlaceSky } from './tonight.ts'

const MIDDLE = { x: CENTRE, y: CENTRE }
const rim = (radius: number, more: string): string => circleOf({ ...MIDDLE, radius }, more)
const hours = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
/** Half the advance of the letters, in parts of their size. */
const HALF = { I: 0.185, V: 0.34, X: 0.33 } as const
const NUMERALS = 271

/**
 * What stands still: the sky's ground, the circles of altitude over the horizon, the earth below it in strokes that
 * thin out downwards, and the rim with the hours of the Sun.
 */
export function drawPlate({ turned }: PlaceSky, ink: Ink): string {
  const above = [15, 30, 45, 60, 75].map((altitude) => circleOf(altitudeRing(altitude, turned)))
  const below = Array.from({ length: 17 }, (_, index) =>
    altitudeRing(-1.6 - index * 1.7 - index * index * 0.11, turned),
  )
  const horizon = altitudeRing(0, turned)
  const tropics = [23.44, 0, -23.44].map((declination) =>
    ringAround({ ascension: 0, declination: 90 }, 90 - declination, { ...turned, latitude: Math.abs(turned.latitude) }),
  )
  const side = turned.latitude < 0 ? -1 : 1
  // Half hours and hours, then each ten minutes.
  const numerals = Array.from({ length: 24 }, (_, index) => numeral(index, side)).join('')
  return `<defs><radialGradient id="n" gradientUnits="userSpaceOnUse" cx="${one(horizon.x)}" cy="170" r="330"><stop offset="0" stop-color="${ink.high}"/><stop offset=".55" stop-color="${ink.night}"/><stop offset="1" stop-color="${ink.deep}"/></radialGradient><clipPath id="d"><circle cx="300" cy="300" r="${RIM}"/></clipPath><clipPath id="h">${circleOf(horizon)}</clipPath></defs>
${rim(295, `fill="${ink.deep}" stroke="none"`)}${rim(RIM, `fill="${ink.deep}" stroke="none"`)}
<g clip-path="url(#d)"><g stroke-width=".9" opacity=".42">${below.map((ring) => circleOf(ring)).join('')}</g>
<g clip-path="url(#h)"><rect x="50" y="50" width="500" height="500" fill="url(#n)" stroke="none"/><g stroke="${ink.soft}" stroke-width=".7" opacity=".28">${above.join('')}<path d="M300 50V550"/>${azimuths({ turned })}</g></g>
<g stroke-width=".8" opacity=".34" stroke-dasharray="2 5">${tropics.map((ring) => circleOf(ring)).join('')}</g>
${circleOf(horizon, `stroke="${ink.metal}" stroke-width="1.8"`)}</g>
${rim(RIM, 'stroke-width="1.6"')}${rim(RIM + 4, 'stroke-width=".7"')}${rim(292, 'stroke-width="1.6"')}${rim(288, 'stroke-width=".7"')}
<path d="${rays(MIDDLE, RIM + 4, [RIM + 11, RIM + 8, RIM + 8, RIM + 9.5, RIM + 8, RIM + 8], 144)}" stroke-width=".8"/>
<g fill="${ink.metal}" stroke="none">${numerals}</g>`
}

/** An hour of the Sun: noon at the top, on the meridian. */
function numeral(index: number, side: number): string {
  const text = hours[index % 12] ?? ''
  const size = 12.5
  const half = [...text].reduce((sum, letter) => sum + HALF[letter as keyof typeof HALF], 0) * size
  const angle = side * index * 15
  const { x, y } = around(MIDDLE, NUMERALS, 0)
  return `<g transform="rotate(${angle} 300 300)">${lineOfText('title', size, text, x - half, y + 3)}</g>`
}

/** The circles of the cardinal points and between them, through the zenith. */
function azimuths({ turned }: Pick<PlaceSky, 'turned'>): string {
  const { latitude, culmination } = turned
  return [30, 60, 90, 120, 150]
    .map((azimuth) => {
      // A circle through the zenith is all that is 90° from a point of the horizon.
      const { ascension, declination } = equatorialOf(azimuth - 90, 0, 90 - latitude)
      return circleOf(ringAround({ ascension: culmination + 90 - ascension + 90, declination }, 90, turned))
    })
    .join('')
}
