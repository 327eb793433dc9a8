import { sql } from 'kysely'
import { insertMessage } from '../src/features/consultations/meter.server.ts'
import { openKeyRing } from '../src/platform/at-rest/key-ring.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'

const MESSAGES = 1500
const WARM = 300
const text = 'Que voyez-vous pour les mois qui viennent ? '.repeat(5)

/** What sealing costs a message: kept durably by the site's own statement, sealed and in clear, in turns. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const keys = openKeyRing([{ id: 'bench', secret: 'a secret of the bench, long enough for it' }])
  const taken: Record<'clear' | 'sealed', number[]> = { clear: [], sealed: [] }
  try {
    const rooms = await makeRooms(program, 2)
    const write = {
      clear: (clientId: string) =>
        sql`select * from send_message(${rooms[0]!.id}, 'psychic', ${clientId}, ${text}::text)`.execute(program.owner),
      sealed: (clientId: string) =>
        insertMessage(program.owner, keys, { consultationId: rooms[1]!.id, author: 'psychic', clientId, text }),
    }
    for (let count = 0; count < MESSAGES; count += 1) {
      for (const way of ['clear', 'sealed'] as const) {
        const started = performance.now()
        await write[way](`message ${count}`)
        if (count >= WARM) taken[way].push(performance.now() - started)
      }
    }
  } finally {
    await program.stop()
  }
  const [clear, sealed] = [percentile(taken.clear, 0.5), percentile(taken.sealed, 0.5)]
  figure('a message kept in clear, ms, p50', clear)
  figure('a sealed one, share of one in clear', sealed / clear, { atMost: 1.1 })
}
