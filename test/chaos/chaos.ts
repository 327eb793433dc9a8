import { setTimeout as wait } from 'node:timers/promises'
import { Caller } from './caller.ts'
import { check } from './check.ts'
import { Client } from './client.ts'
import { awaitClosing, awaitCredit, awaitLapses } from './closing.ts'
import { type Fault, faults, strike } from './faults.ts'
import { addAutomaton, addClient, addHuman, addVetter, signInStaff } from './people.ts'
import { Psychic } from './psychic.ts'
import { Random } from './random.ts'
import { Staff } from './staff.ts'
import { Witness } from './witness.ts'
import { openWorld, type World } from './world.ts'

export interface Outcome {
  violations: readonly string[]
  witness: Witness
  figures: string
}

interface Settings {
  faults: number
  seed: number
  say: (line: string) => void
}

const CLIENTS = 14
const HUMANS = 10
const AUTOMATA = 2
const RECOVERY_MS = 60_000

/**
 * Runs a site under faults: people consult and pay while its processes, its database and their connections are cut;
 * then checks that everything acknowledged exists. The seed determines what everyone does; only the timing is the
 * machine's.
 */
export async function runChaos({ faults: count, seed, say }: Settings): Promise<Outcome> {
  const random = new Random(seed)
  const witness = new Witness()
  const world = await openWorld()
  try {
    let stopping = false
    const people = await openPeople(world, witness, random, () => stopping)
    const living = people.map((one) => one.run().catch((error) => witness.violate(`a person gave up: ${error}`)))
    const struck = await strikeAll(world, witness, random, count, say)
    await recovered(world, witness)
    stopping = true
    await Promise.all(living)
    const late = await awaitClosing(world.owner)
    await awaitLapses(world.owner)
    await awaitCredit(world.owner, witness)
    const falls = [...world.web.falls, ...world.worker.falls]
    const violations = [...witness.violations, ...late, ...falls, ...(await check(world, witness))]
    return { violations, witness, figures: figures(witness, struck, violations.length) }
  } finally {
    await world.stop()
  }
}

async function openPeople(world: World, witness: Witness, random: Random, stopping: () => boolean) {
  const caller = (cookie: string) =>
    new Caller(world.address, cookie, new Random(random.whole(0, 2 ** 32 - 1)), witness)
  const humans = []
  for (let place = 0; place < HUMANS; place += 1) humans.push(await addHuman(world, place))
  const psychicIds = humans.map(({ psychicId }) => psychicId)
  const vetter = await addVetter(world)
  const asStaff = async () => caller(await signInStaff(world, vetter))
  const people: { run(): Promise<void> }[] = [await Staff.begin(asStaff, [...psychicIds], stopping)]
  for (let place = 0; place < AUTOMATA; place += 1) psychicIds.push(await addAutomaton(world, place))
  people.push(...humans.map(({ cookie }) => new Psychic(caller(cookie), witness, stopping)))
  for (let place = 0; place < CLIENTS; place += 1) {
    const { userId, cookie } = await addClient(world, place)
    people.push(new Client(caller(cookie), witness, userId, psychicIds, stopping, world.stripe))
  }
  return people
}

async function strikeAll(world: World, witness: Witness, random: Random, count: number, say: Settings['say']) {
  const struck = new Map<Fault, number>()
  for (let done = 1; done <= count; done += 1) {
    await wait(random.whole(100, 1500))
    const fault = random.pick(faults)
    await insist(() => strike(fault, world, random))
    struck.set(fault, (struck.get(fault) ?? 0) + 1)
    // Sometimes the next fault happens during the recovery.
    if (random.chance(0.7)) await recovered(world, witness)
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

async function recovered(world: World, witness: Witness): Promise<void> {
  const until = performance.now() + RECOVERY_MS
  while (!(await world.isReady())) {
    if (performance.now() > until) return witness.violate('the site was not back after a minute')
    await wait(50)
  }
}

const progress = (witness: Witness): string =>
  `${witness.calls} calls, ${witness.retries} tried again, ${witness.messages.length} messages, ${witness.ends.size} ends, ${witness.orders.size} orders, ${witness.violations.length} violations`

function figures(witness: Witness, struck: Map<Fault, number>, violations: number): string {
  const kinds = [...struck].map(([fault, count]) => `${fault} ${count}`).join(', ')
  const rooms = `${witness.requests.size} requests, ${witness.accepted.size} accepted by people, ${witness.tickets.size} places in queues, ${witness.ends.size} ends`
  const money = `${witness.orders.size} orders with ${witness.notices} notices`
  return `${kinds}; ${witness.calls} calls, ${witness.retries} tried again, ${witness.replays} replayed; ${rooms}, ${witness.messages.length} messages, ${money}; ${violations} violations`
}
