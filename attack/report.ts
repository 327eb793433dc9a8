let failed = 0
let held = 0

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Reports one expectation; `found` says what contradicts it. */
export function expectation(what: string, kept: boolean, found: readonly string[] = []): void {
  if (kept) held += 1
  else failed += 1
  say(`${kept ? '✓' : '✗'} ${what}`)
  for (const line of found) say(`    ${line}`)
}

/** Whether everything held so far, said in one line. */
export function summary(): boolean {
  say(`\n${held} held, ${failed} failed`)
  return failed === 0
}
