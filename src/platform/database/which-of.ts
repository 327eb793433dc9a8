/** Whether each of these digests is among those that were found. */
export function whichOf(asked: readonly Buffer[], found: readonly Buffer[]): boolean[] {
  const texts = new Set(found.map((one) => one.toString('hex')))
  return asked.map((one) => texts.has(one.toString('hex')))
}
