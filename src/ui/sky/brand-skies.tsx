import type { ReactNode } from 'react'
import { itemAt } from '../../platform/needed/needed.ts'
import type { Brand } from '../shell-data.ts'
import styles from './sky.module.css'

type Point = readonly [x: number, y: number]

interface BrandSky {
  /** Within 150 of the centre. */
  centre: ReactNode
  /** Simplified; as points of polylines, which may return to a star. */
  constellations: readonly (readonly Point[])[]
}

const CENTRE = 300
const RADIUS = 118
/** The terminator's half width relative to the moon's radius: a waxing crescent. */
const PHASE = 0.42

const one = (value: number): number => Math.round(value * 10) / 10

/** A point at a distance from the centre, by degrees clockwise from the top. */
const at = (distance: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${one(CENTRE + distance * Math.sin(angle))} ${one(CENTRE - distance * Math.cos(angle))}`
}

/** Horizontal hatching of a disc, denser towards the limb, as in an engraving. */
const strokes = (from: (half: number) => number, to: (half: number, row: number) => number): string =>
  Array.from({ length: 39 }, (_, row) => {
    const y = (row - 19) * 6
    const half = Math.sqrt(RADIUS * RADIUS - y * y)
    return `M${one(CENTRE + from(half))} ${CENTRE + y}H${one(CENTRE + to(half, row))}`
  }).join('')

const trims = [0, 14, 34]
const trim = (row: number): number => itemAt(trims, row % 3)

const crescent = (
  <>
    <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.disc} />
    <path
      d={strokes(
        (half) => -half,
        (half, row) => Math.max(-half, PHASE * half - (trim(row) || -6) - 6),
      )}
      className={styles.strokes}
    />
    <path d={`M300 182A118 118 0 0 1 300 418A${one(RADIUS * PHASE)} 118 0 0 0 300 182z`} className={styles.lit} />
    <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.limb} />
  </>
)

const rays = Array.from(
  { length: 72 },
  (_, index) => `M${at(index % 2 ? 66 : 58, index * 5)}L${at(itemAt([132, 92, 112, 84], index % 4), index * 5)}`,
).join('')
/** Each of the star's eight points, with its shaded half separate. */
const points = Array.from({ length: 8 }, (_, index) => ({
  tip: at(index % 2 ? 74 : 138, index * 45),
  left: at(26, index * 45 - 22.5),
  right: at(26, index * 45 + 22.5),
}))

const eveningStar = (
  <>
    <path d={rays} className={styles.strokes} />
    <path
      d={points.map(({ tip, left, right }) => `M${left}L${tip}L${right}L300 300z`).join('')}
      className={styles.disc}
    />
    <path d={points.map(({ tip, left }) => `M${left}L${tip}L300 300z`).join('')} className={styles.lit} />
    <path d={points.map(({ tip, left, right }) => `M${left}L${tip}L${right}`).join('')} className={styles.limb} />
  </>
)

const orbits = [-28, 28] as const

/** The place of a body on an orbit, by degrees from its long axis. */
function onOrbit(tilt: number, degrees: number): { cx: number; cy: number } {
  const [turn, angle] = [(tilt * Math.PI) / 180, (degrees * Math.PI) / 180]
  const [x, y] = [148 * Math.cos(angle), 54 * Math.sin(angle)]
  return {
    cx: one(CENTRE + x * Math.cos(turn) - y * Math.sin(turn)),
    cy: one(CENTRE + x * Math.sin(turn) + y * Math.cos(turn)),
  }
}

const planet = (
  <>
    {orbits.map((tilt) => (
      <ellipse key={tilt} cx={CENTRE} cy={CENTRE} rx="148" ry="54" transform={`rotate(${tilt} 300 300)`} />
    ))}
    <g transform="translate(138 138) scale(0.54)">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.lit} />
      <path
        d={strokes(
          (half) => half * 0.1,
          (half, row) => half * 0.94 - trim(row) * 0.4 - 2,
        )}
        className={styles.shade}
      />
    </g>
    <g className={styles.stars}>
      <circle {...onOrbit(-28, 0)} r="7" />
      <circle {...onOrbit(-28, 205)} r="4" />
      <circle {...onOrbit(28, 165)} r="5" />
      <circle {...onOrbit(28, 48)} r="4" />
    </g>
  </>
)

export const brandSkies: Record<Brand, BrandSky> = {
  main: {
    centre: crescent,
    // Lyra and Cassiopeia.
    constellations: [
      [
        [92, 150],
        [132, 186],
        [124, 240],
        [164, 256],
        [170, 204],
        [132, 186],
      ],
      [
        [420, 452],
        [452, 418],
        [486, 446],
        [512, 398],
        [552, 402],
      ],
    ],
  },
  second: {
    centre: eveningStar,
    // The Little Dipper, and the Northern Crown.
    constellations: [
      [
        [96, 226],
        [118, 188],
        [152, 164],
        [190, 152],
        [222, 118],
        [186, 98],
        [158, 122],
        [190, 152],
      ],
      [
        [394, 474],
        [410, 506],
        [446, 516],
        [480, 500],
        [494, 466],
        [488, 430],
      ],
    ],
  },
  affiliation: {
    centre: planet,
    // Orion, and the Dolphin.
    constellations: [
      [
        [104, 138],
        [136, 196],
        [112, 254],
        [172, 250],
        [150, 188],
        [176, 140],
      ],
      [
        [404, 488],
        [440, 466],
        [470, 440],
        [500, 452],
        [476, 478],
        [440, 466],
      ],
    ],
  },
}
