/** A short rustle of paper: noise through a narrow filter that glides from one pitch to another. */
export interface Grain {
  /** Seconds after the sound's beginning. */
  at: number
  /** Seconds. */
  lasts: number
  /** In hertz. */
  from: number
  to: number
  /** 0 to 1. */
  loud: number
}

export type TableSound =
  | { name: 'shuffle' }
  | { name: 'deal'; cards: number }
  /** `at`: when each card is lifted, in seconds. */
  | { name: 'turn'; at: readonly number[] }

const LEAVES = 16
const RIFFLES = 2
const RIFFLE_SECONDS = 0.42
/** As long as the fan takes to appear. */
const DEAL_SECONDS = 0.42
/** More slides would be one hiss. */
const SLIDES_MAX = 26

export function grainsOf(sound: TableSound): Grain[] {
  switch (sound.name) {
    case 'shuffle':
      return Array.from({ length: RIFFLES }, (_, riffle) => riffleAt(riffle * (RIFFLE_SECONDS + 0.14))).flat()
    case 'deal':
      return slides(Math.min(sound.cards, SLIDES_MAX))
    case 'turn':
      return sound.at.flatMap(turnAt)
  }
}

/** Two halves let go leaf by leaf, then squared on the table. */
function riffleAt(start: number): Grain[] {
  const leaves = Array.from({ length: LEAVES }, (_, leaf) => ({
    at: start + (leaf / LEAVES) ** 0.85 * RIFFLE_SECONDS,
    lasts: 0.03,
    from: 3200 + (leaf % 3) * 450,
    to: 1700,
    loud: 0.18 + 0.3 * Math.sin((Math.PI * leaf) / (LEAVES - 1)),
  }))
  return [...leaves, tap(start + RIFFLE_SECONDS + 0.03, 0.5)]
}

const slides = (count: number): Grain[] =>
  Array.from({ length: count }, (_, slide) => ({
    at: (slide / count) * DEAL_SECONDS,
    lasts: 0.06,
    from: 2700 - (slide % 2) * 300,
    to: 1400,
    loud: 0.22,
  }))

/** A card is lifted, then laid down on its other side. */
const turnAt = (at: number): Grain[] => [{ at, lasts: 0.16, from: 900, to: 3400, loud: 0.28 }, tap(at + 0.42, 0.7)]

const tap = (at: number, loud: number): Grain => ({ at, lasts: 0.09, from: 480, to: 190, loud })
