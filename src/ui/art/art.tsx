import styles from './art.module.css'
import { type OrnamentName, ornaments } from './ornament.data.ts'
import { type PlanetSign, planets } from './planet.data.ts'
import { type ZodiacSign, zodiac } from './zodiac.data.ts'

/** Decorative: the name of the sign is beside it. */
export function ZodiacIcon({ sign, size = 24 }: { sign: ZodiacSign; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className={styles.art}>
      <path d={zodiac[sign]} />
    </svg>
  )
}

/** Decorative: the name of the body is beside it. */
export function PlanetIcon({ body, size = 24 }: { body: PlanetSign; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className={styles.art}>
      <path d={planets[body]} />
    </svg>
  )
}

/** An engraved ornament, purely decorative. */
export function Ornament({ name, size = 48 }: { name: OrnamentName; size?: number }) {
  const { lines, dots } = ornaments[name] as { lines: string; dots?: string }
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false" className={styles.art}>
      <path d={lines} />
      {dots ? <path d={dots} className={styles.filled} /> : null}
    </svg>
  )
}
