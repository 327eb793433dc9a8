import { classNames } from '../class-names.ts'
import styles from './sky.module.css'

const CENTRE = 300
const MOON = 118
/** The terminator's half width over the moon's radius: a waxing crescent. */
const PHASE = 0.42

const one = (value: number): number => Math.round(value * 10) / 10
const ticks = Array.from({ length: 72 }, (_, index) => index * 5)

/** Horizontal strokes of the shaded part, closer together towards the limb, as an engraver would. */
const strokes = Array.from({ length: 39 }, (_, index) => {
  const y = (index - 19) * 6
  const half = Math.sqrt(MOON * MOON - y * y)
  const trim = index % 3 === 0 ? 0 : index % 3 === 1 ? 14 : 34
  return `M${one(CENTRE - half)} ${CENTRE + y}H${one(Math.max(CENTRE - half, CENTRE + PHASE * half - trim - 6))}`
}).join('')

const stars = [
  [82, 96, 2.2],
  [148, 52, 1.4],
  [228, 92, 1.2],
  [402, 70, 1.6],
  [520, 150, 2.4],
  [556, 268, 1.3],
  [470, 98, 1.1],
  [64, 236, 1.3],
  [44, 356, 1.8],
  [112, 452, 1.4],
  [196, 548, 2],
  [338, 560, 1.2],
  [452, 508, 1.9],
  [540, 410, 1.4],
] as const

/** Lyra and Cassiopeia, simplified: points of a polyline. */
const constellations = [
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
] as const

/** Each star once, though a line may come back to it. */
const drawn = [...new Map(constellations.flat().map((point) => [point.join(), point])).entries()]

/** The moon inside its dial: an ornament, so it has no text. */
export function SkyArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" focusable="false" className={classNames(styles.sky, className)}>
      <g className={styles.dial}>
        <circle cx={CENTRE} cy={CENTRE} r="292" />
        <circle cx={CENTRE} cy={CENTRE} r="274" />
        <circle cx={CENTRE} cy={CENTRE} r="212" strokeDasharray="1 7" />
        <circle cx={CENTRE} cy={CENTRE} r="158" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? 'M300 8V40' : 'M300 14V26'}
            transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
          />
        ))}
      </g>
      <g className={styles.figure}>
        {constellations.map((points) => (
          <polyline key={points[0].join()} points={points.map((point) => point.join()).join(' ')} />
        ))}
      </g>
      <g className={styles.stars}>
        {drawn.map(([name, [x, y]]) => (
          <circle key={name} cx={x} cy={y} r="3" />
        ))}
        {stars.map(([x, y, r]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
        ))}
        <circle cx="300" cy="88" r="7" />
        <circle cx="142" cy="300" r="5" />
        <path d="M494 206l4 14 14 4-14 4-4 14-4-14-14-4 14-4z" />
      </g>
      <g className={styles.moon}>
        <circle cx={CENTRE} cy={CENTRE} r={MOON} className={styles.disc} />
        <path d={strokes} className={styles.strokes} />
        <path
          d={`M300 ${CENTRE - MOON}A${MOON} ${MOON} 0 0 1 300 ${CENTRE + MOON}A${one(MOON * PHASE)} ${MOON} 0 0 0 300 ${CENTRE - MOON}z`}
          className={styles.lit}
        />
        <circle cx={CENTRE} cy={CENTRE} r={MOON} className={styles.limb} />
      </g>
    </svg>
  )
}
