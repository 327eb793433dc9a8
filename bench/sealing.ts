import { sql } from 'kysely'
import { insertMessage } from '../src/features/consult/rooms/meter.server.ts'
import { openKeyRing } from '../src/platform/at-rest/key-ring.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'

const MESSAGES = 1500
const WARM = 300
const text = 'Que voyez-vous pour les mois qui viennent ? '.repeat(5)

/** The cost of sealing a message: stored durably by the site's own statement, sealed and in clear, in turn. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const keys = openKeyRing([{ id: 'bench', secret: 'a secret of the bench, long enough for it' }])
  const taken: Record<'clear' | 'sealed', number[]> = { clear: [], sealed: [] }
  try {
    // No side may write more than twenty in ten seconds.
    const rooms = await makeRooms(program, 2 * Math.ceil(MESSAGES / 20))
    const write = {
      clear: ({ id }: { id: number }, clientId: string) =>
        sql`select * from send_message(${id}, 'psychic', ${clientId}, ${Buffer.from(text)}::bytea, ${new Date()})`.execute(
          program.owner,
        ),
      sealed: ({ id }: { id: number }, clientId: string) => {
        const message = { consultationId: id, author: 'psychic', clientId, text } as const
        return insertMessage(program.owner, keys, message, new Date())
      },
    }
    for (let count = 0; count < MESSAGES; count += 1) {
      for (const [place, way] of (['clear', 'sealed'] as const).entries()) {
        const room = rooms[(2 * count + place) % rooms.length]!
        const started = performance.now()
        await write[way](room, `message ${count}`)
        if (count >= WARM) taken[way].push(performance.now() - started)
      }
    }
  } finally {
    await program.stop()
  }
  const [clear, sealed] = [percentile(taken.clear, 0.5), percentile(taken.sealed, 0.5)]
  figure('a message stored in clear, ms, p50', clear)
  figure('a sealed one, share of one in clear', sealed / clear, { atMost: 1.1 })
}
