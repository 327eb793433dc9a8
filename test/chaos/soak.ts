import { setTimeout as wait } from 'node:timers/promises'
import { live, type Outcome, progress } from './chaos.ts'
import type { Random } from './random.ts'
import { type Bloat, roomTaken, sum, writesOf } from './room-taken.ts'
import { type Done, openSoakStage, trafficOf } from './soak-stage.ts'
import { shown, type Weight } from './weight.ts'
import type { Witness } from './witness.ts'
import type { World } from './world.ts'

/** Compilers and caches have what they need by then. */
const SETTLED_MINUTE = 10
/** One reading has whatever is under way at its instant in it: the middle one of three has less. */
const READINGS = 3
const MOST_MEMORY = 1.05
const MOST_ROOM = 1.1
const SHOWN_TABLES = 12

const nodes = ['web', 'worker'] as const
type Reading = Record<(typeof nodes)[number], Weight>

/** Long enough to be settled, and to be read once more after. */
export const SHORTEST_MINUTES = SETTLED_MINUTE + 2 * READINGS

/**
 * Many hours' traffic in fewer: what the nodes hold at the end beside what they held once settled, and what the tables
 * take beside their rows.
 */
export async function runSoak(minutes: number, random: Random, say: (line: string) => void): Promise<Outcome> {
  const stage = await openSoakStage(random)
  const found: string[] = []
  let before: ReadonlyMap<string, number> = new Map()
  const outcome = await live(stage, random, {
    async during(world, witness) {
      await startAnew(world)
      before = await writesOf(world.owner)
      const readings = await readEveryMinute(world, minutes, (minute, reading) => {
        for (const node of nodes) say(`${minute} min, ${node}: ${shown(reading[node])}`)
        say(`${minute} min: ${progress(witness)}; ${stage.figures()}`)
      })
      found.push(...judgeMemory(readings, say), ...judgeTraffic(witness, stage.done, minutes, say))
      return ''
    },
    async after(world) {
      await Promise.all([world.web.stop(), world.worker.stop()])
      found.push(...judgeRoom(await roomTaken(world.superuserUrl, before), say))
      return ''
    },
  })
  return { ...outcome, violations: [...outcome.violations, ...found] }
}

/** The first start fills a database, which takes memory that no later one does. */
async function startAnew(world: World): Promise<void> {
  world.web.kill()
  world.worker.kill()
  do await wait(100)
  while (!(await world.isReady()))
}

async function readEveryMinute(
  world: World,
  minutes: number,
  tell: (minute: number, reading: Reading) => void,
): Promise<Reading[]> {
  const readings: Reading[] = []
  const started = performance.now()
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(started + minute * 60_000 - performance.now())
    const [web, worker] = await Promise.all(nodes.map((node) => world.weigh(node)))
    const reading = { web: web!, worker: worker! }
    readings.push(reading)
    tell(minute, reading)
  }
  return readings
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

function judgeMemory(readings: readonly Reading[], say: (line: string) => void): string[] {
  const settled = readings.slice(SETTLED_MINUTE - 1, SETTLED_MINUTE - 1 + READINGS)
  const last = readings.slice(-READINGS)
  return nodes.flatMap((node) =>
    (['rss', 'heap', 'descriptors'] as const).flatMap((what) => {
      const at = (given: readonly Reading[]) => middle(given.map((reading) => reading[node][what]))
      const ratio = at(last) / at(settled)
      say(`${node}, ${what}: ${at(settled)} once settled, ${at(last)} at the end: ${ratio.toFixed(3)}`)
      // Descriptors are those of whoever is connected: they are told, for they come and go.
      return what !== 'descriptors' && ratio > MOST_MEMORY ? [`${node}: its ${what} grew to ${ratio.toFixed(3)}`] : []
    }),
  )
}

function judgeTraffic(witness: Witness, done: () => Done, minutes: number, say: (line: string) => void): string[] {
  return trafficOf(witness, done(), minutes).flatMap(({ what, count, wanted }) => {
    say(`${what}: ${count}, and ${wanted} are wanted of ${minutes} minutes`)
    return count < wanted ? [`less traffic than was wanted: ${count} ${what}`] : []
  })
}

function judgeRoom(taken: readonly Bloat[], say: (line: string) => void): string[] {
  const ratioOf = (what: 'all' | 'indexes') => sum(taken, 'vacuumed', what) / sum(taken, 'fresh', what)
  const lost = (one: Bloat) => one.vacuumed.all - one.fresh.all
  for (const one of taken.toSorted((a, b) => lost(b) - lost(a)).slice(0, SHOWN_TABLES)) {
    const { vacuumed, fresh } = one
    say(
      `${one.name}: ${kb(vacuumed.all)} after a vacuum, ${kb(fresh.all)} written anew (${kb(vacuumed.indexes)} and ${kb(fresh.indexes)} of them indexes)`,
    )
  }
  const all = ratioOf('all')
  say(
    `${taken.length} tables that were written: ${kb(sum(taken, 'vacuumed', 'all'))} after a vacuum, ${all.toFixed(3)} of what they take written anew; their indexes ${ratioOf('indexes').toFixed(3)}`,
  )
  return all > MOST_ROOM ? [`tables take ${all.toFixed(3)} of what their rows need`] : []
}

const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`
