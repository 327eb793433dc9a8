import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Crowd } from './crowds.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'
import type { Storm } from './stormer.ts'

const ROOMS = 100
const PER_SECOND = 50
const SECONDS = 8
const ROUNDS = 3

/** Whether one person who sends all that a line takes keeps the messages of others; in turns, the best round of each. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const crowd = new Crowd()
  const stormer = fork(new URL('stormer.ts', import.meta.url))
  try {
    const [stormy, ...rooms] = await makeRooms(program, ROOMS + 1)
    const storm = { address: program.address, cookie: stormy!.client, consultationId: stormy!.id, seconds: SECONDS + 1 }
    await crowd.do({ order: 'enter', address: program.address, rooms })
    const speak = { order: 'speak', perSecond: PER_SECOND, seconds: SECONDS } as const
    await crowd.do(speak)
    const best = { calm: Number.POSITIVE_INFINITY, storm: Number.POSITIVE_INFINITY }
    let [sent, lines] = [0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      best.calm = Math.min(best.calm, percentile(await crowd.do(speak), 0.95))
      const over = once(stormer, 'message')
      stormer.send(storm satisfies Storm)
      await wait(200)
      best.storm = Math.min(best.storm, percentile(await crowd.do(speak), 0.95))
      const [told] = (await over) as [{ sent: number; lines: number }]
      sent += told.sent
      lines += told.lines
    }
    figure('frames of one person, each second', sent / ROUNDS / (SECONDS + 1))
    figure('lines of theirs, each second', lines / ROUNDS / (SECONDS + 1))
    figure('message of others, calm, p95 in ms', best.calm)
    figure('message of others in the storm, p95 in ms', best.storm)
    figure('message of others in the storm, share of calm', best.storm / best.calm, { atMost: 1.5 })
  } finally {
    stormer.kill()
    crowd.leave()
    await program.stop()
  }
}
