import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openCallPage } from '../test/call-page.ts'
import { signIn } from './people.ts'
import type { DemoProgram } from './program.ts'

const SLUG = 'diane'
const WATCHED_MS = 15_000
const TICKS_PER_SECOND = 100

/** What an automaton's call adds to the processor time of a node that is otherwise idle, in % of a core. */
export async function automatonShare(program: DemoProgram): Promise<number> {
  const cookie = await signIn(program, 'cliente@demo.test')
  const idle = await busyFor(program, WATCHED_MS)
  const { id: psychicId } = await program.owner
    .selectFrom('psychics')
    .select('id')
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow()
  const call = async (path: string, body: object = {}) => {
    const headers = {
      cookie,
      origin: program.address,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    }
    const answer = await fetch(`${program.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  const { consultation } = await call('/api/consultations', { psychicId, channel: 'web-call' })
  // The automaton accepts in a job of its own.
  await wait(2000)
  const page = await openCallPage({ address: program.address, cookie, origin: program.address }, consultation.id)
  try {
    await page.offer()
    for (let looks = 0; page.received().length === 0; looks += 1) {
      if (looks > 100) throw new Error('the automaton was not heard')
      await wait(100)
    }
    return (await busyFor(program, WATCHED_MS)) - idle
  } finally {
    page.close()
    await call(`/api/consultations/${consultation.id}/end`)
  }
}

/** The share of a core that a program uses for a while, in %. */
async function busyFor({ pid }: DemoProgram, ms: number): Promise<number> {
  const ticks = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const before = await ticks()
  await wait(ms)
  return (((await ticks()) - before) / TICKS_PER_SECOND / (ms / 1000)) * 100
}
