import { Caller } from './caller.ts'
import { checkPools } from './check-pools.ts'
import { Client } from './client.ts'
import { Desk } from './desk.ts'
import type { Outside } from './outside-faults.ts'
import { addAutomaton, addClient, addHuman, addVetter, signInStaff } from './people.ts'
import { awaitPools, openPools, PoolWitness } from './pools.ts'
import { Psychic } from './psychic.ts'
import { Random } from './random.ts'
import type { Relays } from './relays.ts'
import { Staff } from './staff.ts'
import type { Witness } from './witness.ts'
import { SPEEDS, type World } from './world.ts'

/** Somebody who uses the site until the run stops. */
export interface Person {
  run(): Promise<void>
}

/** What the people of a run share. */
export interface Run {
  world: World
  witness: Witness
  random: Random
  stopping: () => boolean
  /** How many times longer people pause than under faults: as long, if nothing is said. */
  calm?: number
}

/** Who uses the site under faults, and through what. */
export interface Stage {
  /** How much faster the database's clock runs. */
  speed: number
  settings: Record<string, string>
  /** Those outside that the site calls besides the payment provider. */
  services: readonly Outside[]
  people(run: Run): Promise<Person[]>
  /** What no longer happens once the run stops. */
  close(): void
  /** Brings about what would otherwise take a day. */
  settle(world: World): Promise<void>
  /** Violations that only this stage can see, once nothing runs; not all of them where our own processes were cut. */
  check(world: World, isCut: boolean): Promise<string[]>
  /** What this stage alone can count. */
  figures(): string
  stop(): Promise<void>
}

const CLIENTS = 14
const HUMANS = 10
const AUTOMATA = 2

export const callerOf = ({ world, witness, random, calm }: Run, cookie: string): Caller =>
  new Caller(world.address, cookie, new Random(random.whole(0, 2 ** 32 - 1)), witness, calm)

/** People who consult by chat, wait in queues, ask questions and pay. */
export function openChatStage({ speed = SPEEDS.chat, relays }: { speed?: number; relays?: Relays } = {}): Stage {
  const pools = new PoolWitness()
  return {
    speed,
    settings: relays?.settings ?? {},
    services: relays?.services ?? [],
    async people(run) {
      const { world, witness, stopping } = run
      const humans = []
      for (let place = 0; place < HUMANS; place += 1) humans.push(await addHuman(world, place))
      const psychicIds = humans.map(({ psychicId }) => psychicId)
      const vetter = await addVetter(world)
      const asStaff = async () => callerOf(run, await signInStaff(world, vetter))
      const people: Person[] = [new Staff(await Desk.begin(asStaff), [...psychicIds], stopping)]
      for (let place = 0; place < AUTOMATA; place += 1) psychicIds.push(await addAutomaton(world, place))
      people.push(...humans.map(({ cookie }) => new Psychic(callerOf(run, cookie), witness, stopping)))
      for (let place = 0; place < CLIENTS; place += 1) {
        const { userId, cookie } = await addClient(world, place)
        people.push(new Client(callerOf(run, cookie), witness, userId, psychicIds, stopping, world.stripe))
      }
      people.push(
        ...(await openPools({ world, witness, pools, caller: (cookie) => callerOf(run, cookie), asStaff, stopping })),
      )
      return people
    },
    close: () => {},
    settle: ({ owner }) => awaitPools(owner),
    async check({ owner }, isCut) {
      return [...(await checkPools(owner, pools)), ...((await relays?.check(owner, isCut)) ?? [])]
    },
    figures: () => `; ${pools.figures}${relays?.figures() ?? ''}`,
    stop: async () => relays?.stop(),
  }
}
