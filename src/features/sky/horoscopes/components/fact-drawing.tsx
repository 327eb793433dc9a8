import { ASPECT_ANGLES } from '../../../../astrology/aspects.ts'
import { ASPECTS, type Aspect, type Planet } from '../../../../astrology/names.ts'
import { MoonPhase } from '../../../../ui/art/moon-phase.tsx'
import { planets } from '../../../../ui/art/planet.data.ts'
import type { Because } from '../because.ts'
import styles from './why.module.css'

const MIDDLE = 50
const RIM = 46
const GLYPHS_AT = 30
const HUB = 8

/** Counter-clockwise from the left, as in charts. */
function at(degrees: number, radius: number): [number, number] {
  const angle = ((180 + degrees) * Math.PI) / 180
  return [MIDDLE + radius * Math.cos(angle), MIDDLE - radius * Math.sin(angle)]
}
const point = (degrees: number, radius: number): string =>
  at(degrees, radius)
    .map((one) => one.toFixed(1))
    .join(' ')

/** The borders of the twelve houses, in one path: a page has many of these drawings. */
const SPOKES = Array.from({ length: 12 }, (_, index) => `M${point(index * 30, HUB)}L${point(index * 30, RIM)}`).join('')

/** Decorative, beside a reason in words: two planets at their angle, a body in its house, or the Moon's phase. */
export function FactDrawing({ body, aspect, target, house }: Because) {
  if (aspect === 'phase') return <MoonPhase phase={target as 'new'} size={56} />
  const angle = ASPECTS.some((one) => one === aspect) ? ASPECT_ANGLES[aspect as Aspect] : null
  const place = angle === null ? Number(target.slice('house-'.length)) : (house ?? 0)
  const first = angle === null || house ? (place - 1) * 30 + 15 : 90 - angle / 2
  return (
    <svg viewBox="0 0 100 100" width="64" height="64" aria-hidden="true" focusable="false">
      <circle cx={MIDDLE} cy={MIDDLE} r={RIM} />
      {place > 0 ? <path d={sector((place - 1) * 30)} className={styles.lit} /> : null}
      {angle === null ? <path d={SPOKES} /> : null}
      {angle === null ? null : (
        <path
          d={`M${point(first, HUB)}L${point(first, 18)}M${point(first + angle, HUB)}L${point(first + angle, 18)}`}
        />
      )}
      <Glyph body={body} degrees={angle === 0 ? first - 14 : first} />
      {angle === null ? null : <Glyph body={target as Planet} degrees={angle === 0 ? first + 14 : first + angle} />}
    </svg>
  )
}

const sector = (from: number): string =>
  `M${point(from, HUB)}L${point(from, RIM)}A${RIM} ${RIM} 0 0 0 ${point(from + 30, RIM)}L${point(from + 30, HUB)}Z`

function Glyph({ body, degrees }: { body: Planet; degrees: number }) {
  const [x, y] = at(degrees, GLYPHS_AT)
  return <path d={planets[body]} transform={`translate(${(x - 9).toFixed(1)} ${(y - 9).toFixed(1)}) scale(.75)`} />
}
