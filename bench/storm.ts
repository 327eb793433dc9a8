import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/program.ts'
import { Crowd } from './crowds.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'
import type { Storm } from './stormer.ts'

const ROOMS = 100
const PER_SECOND = 50
const SECONDS = 8
const ROUNDS = 3

/**
 * Whether one person who sends as much as a connection allows delays the messages of others; in turn, the best round of
 * each.
 */
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
    // To an address without a listener: the load of the flooding process itself is present in the calm rounds too.
    const nowhere = { ...storm, address: `http://127.0.0.1:${await freePort()}` }
    let told = { sent: 0, lines: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [how, target] of [
        ['calm', nowhere],
        ['storm', storm],
      ] as const) {
        const over = once(stormer, 'message')
        stormer.send(target satisfies Storm)
        await wait(200)
        best[how] = Math.min(best[how], percentile(await crowd.do(speak), 0.95))
        told = (await over)[0] as typeof told
      }
    }
    figure('frames of one person, each second', told.sent / (SECONDS + 1))
    figure('connections that they request per second', told.lines / (SECONDS + 1))
    figure('message of others, calm, p95 in ms', best.calm)
    figure('message of others in the storm, p95 in ms', best.storm)
    figure('message of others in the storm, share of calm', best.storm / best.calm, { atMost: 1.5 })
  } finally {
    stormer.kill()
    crowd.leave()
    await program.stop()
  }
}
