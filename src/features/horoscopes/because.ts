import { ASPECTS, type MoonPhase, type Planet } from '../../astrology/names.ts'

export const BECAUSE_ASPECTS = [...ASPECTS, 'house', 'phase', 'retrograde', 'eclipse'] as const

/**
 * Why a sentence was chosen. `aspect` is one between two planets, or: `house`, the body crosses the solar house named by
 * `target` since `exactAt`, `orb` degrees in; `phase`, the Moon's named by `target`, its middle at `exactAt`; `retrograde`, `orb` degrees back since
 * `exactAt`; `eclipse`, in the house named by `target`.
 */
export interface Because {
  body: Planet
  aspect: (typeof BECAUSE_ASPECTS)[number]
  /** A planet, `house-1` to `house-12`, or the phase. */
  target: Planet | MoonPhase | `house-${number}`
  /** Degrees. */
  orb: number
  /** ISO 8601 in UTC, whole seconds: no more is known. */
  exactAt: string
}

export const because = (
  body: Planet,
  aspect: Because['aspect'],
  target: Because['target'],
  orb: number,
  exactAt: Date,
): Because => ({
  body,
  aspect,
  target,
  orb: Math.round(orb * 100) / 100,
  exactAt: `${exactAt.toISOString().slice(0, 19)}Z`,
})

/** A sentence, where it stands among the fragments, and why it is said. */
export interface Said {
  /** Topic, condition, what fulfils it, variant: `love.moonHouse.5.2`. */
  id: string
  text: string
  because: Because
}
