import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Crowd } from './crowds.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure } from './report.ts'
import { makeRooms } from './rooms-made.ts'

const ROOMS = 5000
/** As long as a reservation lasts: each room makes one in this time, whenever it starts. */
const SECONDS = 60
const MESSAGES = 100
/** Clock ticks per second in /proc: a hundred on Linux. */
const TICKS = 100

/** The cost of many open rooms while nobody writes: their memory, and the beats that count their seconds. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const crowd = new Crowd()
  try {
    await wait(3000)
    const empty = memoryOf(program.pid)
    const rooms = await makeRooms(program, ROOMS)
    await crowd.do({ order: 'enter', address: program.address, rooms })
    await keepTalking(program)
    const before = await updatesOf(program)
    const first = await shares(program)
    const after = await updatesOf(program)
    const inPlace = (after.inPlace - before.inPlace) / (after.all - before.all)
    figure('updates of a meter that write no index, share of all', inPlace, { atLeast: 0.97 })
    figure(`${ROOMS} open rooms on one process, memory in KB a room`, (memoryOf(program.pid) - empty) / 1024 / ROOMS)
    figure("beats' share of one core, in the process", first.process)
    figure("beats' share of one core, in the database", first.database)
    await sql`
      insert into messages (consultation_id, sequence, client_message_id, author, text, sent_at)
      select id, n + 1, 'bulk-' || n, case n % 2 when 0 then 'client' else 'psychic' end, repeat('mot ', 20), app_now()
        from unnest(${rooms.map(({ id }) => id)}::bigint[]) as id, generate_series(1, ${MESSAGES}) n`.execute(
      program.owner,
    )
    await sql`vacuum analyze messages`.execute(program.owner)
    await keepTalking(program)
    await wait(5000)
    const then = await shares(program)
    const growth = (then.process + then.database) / (first.process + first.database)
    figure(`cost of presence with ${MESSAGES} messages a room, share of that with one`, growth, { atMost: 1.3 })
  } finally {
    crowd.leave()
    await program.stop()
  }
}

/** Prevents silences during a measurement: they would pause every meter at once. */
async function keepTalking({ owner }: DemoProgram): Promise<void> {
  await sql`update meters set (psychic_spoke_at, client_spoke_at) = (app_now() + interval '2 minutes', app_now() + interval '2 minutes')`.execute(
    owner,
  )
}

/** How often meters were updated, and of that how often on the same page without a write to an index. */
async function updatesOf({ owner }: DemoProgram): Promise<{ all: number; inPlace: number }> {
  const { rows } = await sql<{ all: number; inPlace: number }>`
    select n_tup_upd as all, n_tup_hot_upd as "inPlace" from pg_stat_user_tables where relname = 'meters'`.execute(
    owner,
  )
  return rows[0]!
}

/** The load of the program and its database over some seconds, as shares of one core. */
async function shares(program: DemoProgram): Promise<{ process: number; database: number }> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(program.owner)
  const postmaster = statOf(rows[0]!.pid)[1]!
  const before = { process: ticksOf(program.pid), database: databaseTicks(postmaster) }
  await wait(SECONDS * 1000)
  let database = 0
  for (const [pid, ticks] of databaseTicks(postmaster)) database += ticks - (before.database.get(pid) ?? 0)
  const over = SECONDS * TICKS
  return { process: (ticksOf(program.pid) - before.process) / over, database: database / over }
}

const statOf = (pid: string | number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The CPU time of a process, in user and system mode. */
const ticksOf = (pid: string | number): number => {
  const fields = statOf(pid)
  return Number(fields[11]) + Number(fields[12])
}

/** The CPU ticks of every database process that serves the application. */
function databaseTicks(postmaster: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (statOf(pid)[1] !== postmaster) continue
      // Only those that serve the program: not checkpoints or vacuums of the benchmark's own writes.
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('voyance_app')) found.set(pid, ticksOf(pid))
    } catch {
      // It ended meanwhile.
    }
  }
  return found
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) * 1024
}
