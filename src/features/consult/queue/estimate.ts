/** What is known when somebody asks how long they will wait; in seconds. */
export interface Known {
  /** How long the room that is open now has lasted; null if none is. */
  elapsed: number | null
  /** How long the client in it can still pay; null if that is unknown. */
  funded: number | null
  /** How many others are before. */
  ahead: number
  /** What the psychic asked for before the next turn. */
  delay: number
  /** How long past consultations occupied this psychic, or the house's if there are too few. */
  durations: readonly number[]
}

/** In minutes; `to` is null where the wait may be longer than the longest that is told. */
export interface Estimate {
  from: number
  to: number | null
}

/** Below this many durations nothing is said. */
export const FEWEST = 8
/** The longest wait that is told, in minutes. */
export const LONGEST = 180
/** Minutes between two consultations: the turn, and the answer. */
const HANDOVER = 1
/** Nine waits of ten are to be longer than `from`, and nine of ten shorter than `to`. */
const EDGE = 0.1
const STEP = 5

/**
 * The range of a wait, in steps of five minutes; null while too little is known to say anything. Chances are kept by the
 * minute: the rest of the present room as that of past ones which lasted as long, then one past duration for each person
 * before.
 */
export function estimateWait(known: Known): Estimate | null {
  const { durations, ahead } = known
  if (durations.length < FEWEST) return null
  const rest = restOf(known)
  if (!rest) return null
  const one = chancesOf(durations.map((seconds) => seconds / 60 + HANDOVER))
  let all = shifted(rest, Math.round(known.delay / 60))
  // Beyond what can be told, nothing more is to be known.
  for (let before = 0; before < ahead && quantile(all, EDGE) < LONGEST; before += 1) all = sumOf(all, one)
  const from = Math.floor(quantile(all, EDGE) / STEP) * STEP
  const to = Math.max(from + STEP, Math.ceil(quantile(all, 1 - EDGE) / STEP) * STEP)
  return { from, to: to >= LONGEST ? null : to }
}

/** How long the present room may still last, by the minute. */
function restOf({ elapsed, funded, durations }: Known): number[] | null {
  if (elapsed === null) return chancesOf([0])
  const most = funded ?? Number.POSITIVE_INFINITY
  const longer = durations.filter((seconds) => seconds > elapsed)
  const few = Math.ceil(FEWEST / 2)
  if (longer.length >= few) return chancesOf(longer.map((seconds) => Math.min(seconds - elapsed, most) / 60))
  // It outlasted the others: all that is known is when its credit ends.
  if (most > 3600) return null
  return chancesOf(Array.from({ length: 10 }, (_, tenth) => (most * (tenth + 0.5)) / 600))
}

/** The share of each minute; the last one stands for all beyond. */
function chancesOf(minutes: readonly number[]): number[] {
  const chances = empty()
  for (const minute of minutes) add(chances, Math.round(minute), 1 / minutes.length)
  return chances
}

function sumOf(some: readonly number[], more: readonly number[]): number[] {
  const sums = empty()
  for (const [minutes, chance] of some.entries()) {
    if (chance > 0)
      for (const [added, other] of more.entries()) if (other > 0) add(sums, minutes + added, chance * other)
  }
  return sums
}

function shifted(chances: readonly number[], by: number): number[] {
  const later = empty()
  for (const [minutes, chance] of chances.entries()) add(later, minutes + by, chance)
  return later
}

function quantile(chances: readonly number[], share: number): number {
  let below = 0
  return chances.findIndex((chance) => {
    below += chance
    return below >= share - 1e-9
  })
}

const empty = (): number[] => new Array<number>(LONGEST + 1).fill(0)

function add(chances: number[], minutes: number, chance: number): void {
  const place = Math.min(LONGEST, Math.max(0, minutes))
  chances[place] = (chances[place] ?? 0) + chance
}
