import { SIGNS } from '../../../../astrology/names.ts'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { planets } from '../../../../ui/art/planet.data.ts'
import { zodiac } from '../../../../ui/art/zodiac.data.ts'
import { spread } from '../../sky/spread.ts'
import type { ShownSky } from '../read-sky.server.ts'
import styles from './sky-ring.module.css'

const RIM = 150
const SIGNS_AT = 132
const INNER = 114
const PLANETS_AT = 92
/** Minimum distance in degrees between two drawn planets, so that they don't overlap. */
const APART = 15

/** Aries on the left and the signs counter-clockwise, as in charts. */
function at(longitude: number, radius: number): { x: number; y: number } {
  const angle = ((180 + longitude) * Math.PI) / 180
  return { x: 160 + radius * Math.cos(angle), y: 160 - radius * Math.sin(angle) }
}

const glyph = (path: string, longitude: number, radius: number, size: number) => {
  const { x, y } = at(longitude, radius)
  const half = size / 2
  return (
    <path d={path} transform={`translate(${(x - half).toFixed(1)} ${(y - half).toFixed(1)}) scale(${size / 24})`} />
  )
}

const line = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`

/** The planets in the zodiac as seen from the Earth, which is at the centre. */
export function SkyRing({ places, label }: { places: ShownSky['places']; label: string }) {
  const drawn = spread(
    places.map(({ longitude }) => longitude),
    APART,
  )
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className={styles.ring}>
      <circle cx="160" cy="160" r={RIM} />
      <circle cx="160" cy="160" r={INNER} />
      <circle cx="160" cy="160" r="3" className={styles.earth} />
      {SIGNS.map((sign, index) => (
        <g key={sign}>
          <path d={line(at(index * 30, INNER), at(index * 30, RIM))} />
          <g className={styles.sign}>{glyph(zodiac[sign], index * 30 + 15, SIGNS_AT, 20)}</g>
        </g>
      ))}
      {places.map(({ body, longitude }, index) => (
        <g key={body} className={styles.planet}>
          <path d={line(at(longitude, INNER), at(longitude, INNER - 6))} />
          <path
            d={line(at(longitude, INNER - 6), at(itemAt(drawn, index), PLANETS_AT + 12))}
            className={styles.leader}
          />
          {glyph(planets[body], itemAt(drawn, index), PLANETS_AT, 18)}
        </g>
      ))}
    </svg>
  )
}
