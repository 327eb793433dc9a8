const lengths = ['px', '%', 'vh', 'vw'] as const
const angles = ['deg', 'turn', 'rad'] as const

export interface Travel {
  start: string
  end: string
}

interface Amount {
  value: number
  unit: string
}

/** A number with one of the supported units, e.g. "-12.5vh". */
function amountOf(text: string): Amount {
  const [, value, unit] = /^\s*(-?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)\s*$/i.exec(text) ?? []
  const units: readonly string[] = [...lengths, ...angles]
  if (value === undefined || unit === undefined || !units.includes(unit)) {
    throw new Error(`parallax: "${text}" must be a number and one of ${units.join(', ')}`)
  }
  return { value: Number(value), unit }
}

/** The value between start (progress 0) and end (progress 1). Both must have the same unit. */
export function parallaxValue(start: string, end: string, progress: number): string {
  const from = amountOf(start)
  const to = amountOf(end)
  if (from.unit !== to.unit) throw new Error(`parallax: "${start}" and "${end}" must have the same unit`)
  const part = Math.min(Math.max(progress, 0), 1)
  return `${Number((from.value + (to.value - from.value) * part).toFixed(4))}${from.unit}`
}

/** Throws unless both ends are of the kind: a length for a move, an angle for a turn. */
export function checkTravel({ start, end }: Travel, kind: 'length' | 'angle'): void {
  parallaxValue(start, end, 0)
  const units: readonly string[] = kind === 'length' ? lengths : angles
  if (!units.includes(amountOf(start).unit)) {
    throw new Error(`parallax: "${start}" must have one of the units ${units.join(', ')}`)
  }
}

/** The progress of a box through the window: 0 as it enters at the bottom, 1 as it leaves at the top. */
export const progressOf = (top: number, height: number, windowHeight: number): number =>
  Math.min(Math.max((windowHeight - top) / (windowHeight + height), 0), 1)
