import styles from './art.module.css'

/** From the new moon on, as seen from the northern hemisphere. */
export const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const

export type MoonPhaseName = (typeof moonPhases)[number]

const RADIUS = 9

/** The lit part: half the limb, and the terminator, which removes or adds a part of the other half. */
function litOf(turn: number): string | null {
  if (turn === 0) return null
  const waxing = turn <= 0.5
  const width = Math.abs(Math.cos(turn * 2 * Math.PI)) * RADIUS
  const gibbous = turn > 0.25 && turn < 0.75
  const limb = `A${RADIUS} ${RADIUS} 0 0 ${waxing ? 1 : 0} 12 21`
  const terminator = `A${width.toFixed(2)} ${RADIUS} 0 0 ${waxing === gibbous ? 1 : 0} 12 3z`
  return `M12 3${limb}${terminator}`
}

/** One of the eight phases. Decorative: its name is beside it. */
export const MoonPhase = ({ phase, size = 24 }: { phase: MoonPhaseName; size?: number }) => (
  <MoonDisc turn={moonPhases.indexOf(phase) / moonPhases.length} size={size} />
)

/** The Moon at any part of its cycle, 0 (new) to 1 (not). Decorative: words beside it say the same. */
export function MoonDisc({ turn, size }: { turn: number; size: number }) {
  const lit = litOf(turn)
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className={styles.art}>
      <circle cx="12" cy="12" r={RADIUS} />
      {lit ? <path d={lit} className={styles.filled} /> : null}
    </svg>
  )
}
