/** Whether every figure so far was within its limit. */
let met = true

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Reports one figure with its limit, which this run either meets or not. */
export function figure(what: string, value: number, limit?: { atLeast: number } | { atMost: number }): void {
  const kept = limit === undefined || ('atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost)
  if (!kept) met = false
  const mark = limit === undefined ? ' ' : kept ? '✓' : '✗'
  const beside = limit === undefined ? '' : 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`
  say(`${mark} ${what.padEnd(66)} ${value.toFixed(value < 10 ? 3 : 0).padStart(9)}   ${beside}`)
}

export const allMet = (): boolean => met

/** The value below which a share of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
