import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Crowd } from './crowds.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'

const ROOMS = 500
const PER_SECOND = 100
const SECONDS = 8
const ROUNDS = 3

/** Three measurements in turn, at one rate; the best round of each, as a noisy machine only adds time. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 10 })
  const echo = fork(new URL('echo.ts', import.meta.url))
  const crowds = { ours: new Crowd(), bare: new Crowd() }
  try {
    const [port] = (await once(echo, 'message')) as [number]
    const rooms = await makeRooms(program, ROOMS)
    await crowds.ours.do({ order: 'enter', address: program.address, rooms })
    await crowds.bare.do({ order: 'enter', address: `http://127.0.0.1:${port}`, rooms })
    await pool.query('create table bench_inserts (id bigint generated always as identity primary key, said text)')
    const best = { ours: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY, insert: Number.POSITIVE_INFINITY }
    const speak = { order: 'speak', perSecond: PER_SECOND, seconds: SECONDS } as const
    await crowds.ours.do(speak)
    for (let round = 0; round < ROUNDS; round += 1) {
      best.ours = Math.min(best.ours, percentile(await crowds.ours.do(speak), 0.95))
      best.bare = Math.min(best.bare, percentile(await crowds.bare.do(speak), 0.95))
      best.insert = Math.min(best.insert, percentile(await inserts(pool), 0.95))
    }
    figure('bare Socket.IO echo, p95 in ms', best.bare)
    figure('one durable insert, p95 in ms', best.insert)
    figure(`message to the other's screen, ${ROOMS} rooms, p95 in ms`, best.ours)
    figure('message, share of bare echo + 2 durable inserts', best.ours / (best.bare + 2 * best.insert), { atMost: 1 })
  } finally {
    for (const crowd of Object.values(crowds)) crowd.leave()
    echo.kill()
    await pool.end()
    await program.stop()
  }
}

/** Milliseconds of one insert and its commit, at the rate of the messages. */
async function inserts(pool: pg.Pool): Promise<number[]> {
  const started = performance.now()
  const underWay: Promise<number>[] = []
  for (let count = 0; count < PER_SECOND * SECONDS; count += 1) {
    const due = started + (count * 1000) / PER_SECOND
    if (performance.now() < due) await wait(due - performance.now())
    const at = performance.now()
    const text = 'Que voyez-vous pour les mois qui viennent ?'
    const inserted = pool.query('insert into bench_inserts (said) values ($1)', [text])
    underWay.push(inserted.then(() => performance.now() - at))
  }
  return Promise.all(underWay)
}
