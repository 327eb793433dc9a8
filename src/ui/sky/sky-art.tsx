import { classNames } from '../class-names.ts'
import { SeasonSky } from '../season/season-sky.tsx'
import { useShell } from '../shell-data.ts'
import { brandSkies } from './brand-skies.tsx'
import styles from './sky.module.css'

const ticks = Array.from({ length: 72 }, (_, index) => index * 5)

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

/** A dial with the brand's own sky, or the season's. Decorative: it has no text. */
export function SkyArt({ className }: { className?: string }) {
  const shell = useShell()
  return (
    <div className={classNames(styles.frame, className)}>
      <svg viewBox="0 0 600 600" aria-hidden="true" focusable="false" className={styles.sky}>
        <g className={styles.dial}>
          <circle cx="300" cy="300" r="292" />
          <circle cx="300" cy="300" r="274" />
          <circle cx="300" cy="300" r="212" strokeDasharray="1 7" />
          <circle cx="300" cy="300" r="158" />
          {ticks.map((angle) => (
            <path
              key={angle}
              d={angle % 30 === 0 ? 'M300 8V40' : 'M300 14V26'}
              transform={`rotate(${angle} 300 300)`}
            />
          ))}
        </g>
        {shell?.season ? null : <BrandSky brand={shell?.site.key ?? 'main'} />}
      </svg>
      {shell?.season ? <SeasonSky /> : null}
    </div>
  )
}

function BrandSky({ brand }: { brand: keyof typeof brandSkies }) {
  const { centre, constellations } = brandSkies[brand]
  const drawn = [...new Map(constellations.flat().map((point) => [point.join(), point])).entries()]
  return (
    <>
      <g className={styles.figure}>
        {constellations.map((points) => (
          <polyline key={points[0]?.join()} points={points.map((point) => point.join()).join(' ')} />
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
      {centre}
    </>
  )
}
