import { setTimeout as wait } from 'node:timers/promises'
import { check } from './check.ts'
import { awaitClosing, awaitCredit, awaitLapses } from './closing.ts'
import { type Family, type Fault, families, strike } from './faults.ts'
import type { Outside } from './outside-faults.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'
import { Witness } from './witness.ts'
import { openWorld, type World } from './world.ts'

export interface Outcome {
  violations: readonly string[]
  witness: Witness
  figures: string
}

interface Settings {
  faults: number
  /** Where the faults are taken from, each family as often as another. */
  from: readonly Family[]
  random: Random
  say: (line: string) => void
  /** Whether enough was done under faults: a busy machine does less between two of them, and goes on until it has. */
  enough?: (witness: Witness) => boolean
}

const RECOVERY_MS = 60_000
const PATIENCE_MS = 180_000

/** What happens to a site while people use it, and what is looked at once everything is at rest. */
interface Story {
  /** Whether our own processes, or what is between them, are cut. */
  isCut?: boolean
  /** Whether the database is on a disk that may be filled. */
  onSmallDisk?: boolean
  during(world: World, witness: Witness): Promise<string>
  /** Tells what more there is to say. */
  after?(world: World, witness: Witness): Promise<string>
}

/**
 * Runs a site under faults: people consult and pay while its processes, its database and their connections are cut;
 * then checks that everything acknowledged exists. The random numbers determine what everyone does; only the timing is
 * the machine's.
 */
export function runChaos(stage: Stage, settings: Settings): Promise<Outcome> {
  const { random, from, enough = () => true } = settings
  return live(stage, random, {
    isCut: from.some((family) => family !== 'outside'),
    onSmallDisk: from.includes('disk'),
    async during(world, witness) {
      const struck = await strikeAll(world, witness, stage.services, settings)
      await recovered(world, witness, 'the last fault')
      const until = performance.now() + PATIENCE_MS
      while (!enough(witness) && performance.now() < until) await wait(100)
      return `${[...struck].map(([fault, count]) => `${fault} ${count}`).join(', ')}; `
    },
  })
}

/** Lets people use a site while something happens to it, and checks that everything acknowledged exists. */
export async function live(
  stage: Stage,
  random: Random,
  { during, after, onSmallDisk = false, isCut = false }: Story,
): Promise<Outcome> {
  const witness = new Witness()
  const world = await openWorld(stage.speed, stage.settings, { onSmallDisk })
  try {
    let stopping = false
    const people = await stage.people({ world, witness, random, stopping: () => stopping })
    const living = people.map((one) => one.run().catch((error) => witness.violate(`a person gave up: ${error}`)))
    const told = await during(world, witness)
    stopping = true
    stage.close()
    await Promise.all(living)
    await stage.settle(world)
    const late = await awaitClosing(world)
    await awaitLapses(world)
    await awaitCredit(world.owner, witness)
    const falls = [...world.web.falls, ...world.worker.falls]
    const found = [...(await check(world, witness)), ...(await stage.check(world, isCut))]
    const violations = [...witness.violations, ...late, ...falls, ...found]
    const more = (await after?.(world, witness)) ?? ''
    return { violations, witness, figures: `${told}${figures(witness, violations.length)}${stage.figures()}${more}` }
  } finally {
    await world.stop()
    await stage.stop()
  }
}

async function strikeAll(
  world: World,
  witness: Witness,
  services: readonly Outside[],
  { random, from: wanted, faults: count, say }: Settings,
) {
  const has: Partial<Record<Family, boolean>> = { disk: world.disk !== null, outside: services.length > 0 }
  const from = wanted.filter((family) => has[family] ?? true)
  if (from.length < wanted.length) say(`only faults of ${from.join(', ')} can be made here`)
  if (from.length === 0) return new Map<Fault, number>()
  const struck = new Map<Fault, number>()
  for (let done = 1; done <= count; done += 1) {
    await wait(random.whole(100, 1500))
    const fault = random.pick<Fault>(families[random.pick(from)])
    await insist(() => strike(fault, { world, services, random }))
    struck.set(fault, (struck.get(fault) ?? 0) + 1)
    // Sometimes the next fault happens during the recovery.
    if (random.chance(0.7)) await recovered(world, witness, fault)
    if (done % 10 === 0) say(`${done} faults; ${progress(witness)}`)
  }
  return struck
}

/** While the database recovers, its connections can't be listed to be cut. */
async function insist(act: () => Promise<void>): Promise<void> {
  const until = performance.now() + RECOVERY_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(100)
    }
  }
}

async function recovered(world: World, witness: Witness, after: string): Promise<void> {
  const since = performance.now()
  while (!(await world.isReady())) {
    if (performance.now() - since > RECOVERY_MS) return witness.violate(`not back a minute after: ${after}`)
    await wait(50)
  }
  witness.slowestReturn = Math.max(witness.slowestReturn, performance.now() - since)
}

export const progress = (witness: Witness): string =>
  `${witness.calls} calls, ${retriesOf(witness)} tried again, ${witness.messages.length} messages, ${witness.ends.size} ends, ${witness.orders.size} orders, ${witness.violations.length} violations${latest(witness)}`

/** How many calls were tried again, and what came most often instead of an answer. */
function retriesOf({ retries }: Witness): string {
  const all = [...retries.values()].reduce((sum, count) => sum + count, 0)
  const [most] = [...retries].toSorted(([, a], [, b]) => b - a)
  return most ? `${all} (${most[1]} × ${most[0].slice(0, 60)})` : String(all)
}

/** A run can take long: what is wrong is not kept for its end. */
const latest = ({ violations }: Witness): string => (violations.length > 0 ? `, the last: ${violations.at(-1)}` : '')

function figures(witness: Witness, violations: number): string {
  const rooms = `${witness.requests.size} requests, ${witness.accepted.size} accepted by people, ${witness.tickets.size} places in queues, ${witness.ends.size} ends`
  const money = `${witness.orders.size} orders with ${witness.notices} notices`
  return `${witness.calls} calls, ${retriesOf(witness)} tried again, ${witness.replays} replayed; ${rooms}, ${witness.messages.length} messages, ${money}; at most ${(witness.slowestReturn / 1000).toFixed(1)} s until the site was back; ${violations} violations`
}
