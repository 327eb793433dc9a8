import { sql } from 'kysely'
import { type DemoProgram, startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { timed } from './timed.ts'

const ROUNDS = 40
/** Typical input: a common prefix, a whole name, a postal code. */
const typed = ['le', 'sa', 'saint', 'saint-de', 'mar', 'paris', 'lond', 'aix en p', '75', '930', 'new y', 'zzz']

/** How quickly cities are suggested from all those stored. */
export async function run(): Promise<void> {
  const program = await startProgram()
  try {
    const { rows } = await sql<{ count: number }>`select count(*) from cities`.execute(program.owner)
    figure('cities', rows[0]!.count, { atLeast: 160_000 })
    await times(program, 2)
    figure('/api/resources/suggestions/cities, ms, p95', percentile(await times(program, ROUNDS), 0.95), { atMost: 20 })
  } finally {
    await program.stop()
  }
}

async function times({ address }: DemoProgram, rounds: number): Promise<number[]> {
  const taken: number[] = []
  for (const query of Array.from({ length: rounds }, () => typed).flat()) {
    taken.push(await timed(`${address}/api/resources/suggestions/cities?${new URLSearchParams({ query })}`))
  }
  return taken
}
