import { openCallStage } from './call-stage.ts'
import { addClient } from './people.ts'
import type { Random } from './random.ts'
import { callerOf, openChatStage, type Person, type Stage } from './stage.ts'
import { Visitor, type Visits } from './visitor.ts'
import type { Witness } from './witness.ts'
import { SPEEDS } from './world.ts'

/** What was done that a witness doesn't keep. */
export type Done = Visits

/** What an ordinary hour of a site of this size has; a soak has eight times as much of each. */
const HOUR = { pages: 1500, consultations: 40, messages: 600, orders: 15, draws: 150, sockets: 150 } as const
const TIMES = 8

const VISITORS = 8
const MEMBERS = 6
const PLACES_FROM = 200
/** People under faults are in a hurry, so that every fault meets them at something. */
const CALM = 5

type SoakStage = Stage & { done(): Done }

/** Everybody at once: chats, questions, calls by telephone and web, payments, visits, draws and lines that come and go. */
export async function openSoakStage(random: Random): Promise<SoakStage> {
  const visits: Visits = { pages: 0, draws: 0, sockets: 0 }
  // Telephones and sound need their own seconds.
  const stages = [openChatStage({ speed: SPEEDS.calls }), await openCallStage(random)] as const
  const done = () => visits
  return {
    speed: SPEEDS.calls,
    settings: Object.assign({}, ...stages.map(({ settings }) => settings)),
    async people(given) {
      const run = { ...given, calm: CALM }
      const people: Person[] = []
      for (const stage of stages) people.push(...(await stage.people(run)))
      const shared = { witness: run.witness, visits, stopping: run.stopping }
      const add = (cookie: string) => {
        people.push(new Visitor(callerOf(run, cookie), { address: run.world.address, cookie }, shared))
      }
      for (let place = 0; place < VISITORS; place += 1) add('')
      for (let place = 0; place < MEMBERS; place += 1) add((await addClient(run.world, PLACES_FROM + place)).cookie)
      return people
    },
    close() {
      for (const stage of stages) stage.close()
    },
    async settle(world) {
      for (const stage of stages) await stage.settle(world)
    },
    services: [],
    async check(world, isCut) {
      const found = []
      for (const stage of stages) found.push(...(await stage.check(world, isCut)))
      return found
    },
    figures: () =>
      `${visits.pages} pages, ${visits.draws} draws, ${visits.sockets} lines${stages.map((stage) => stage.figures()).join('')}`,
    async stop() {
      for (const stage of stages) await stage.stop()
    },
    done,
  }
}

/** How much was done, beside what so many minutes of eight times an ordinary hour have. */
export function trafficOf(witness: Witness, { pages, draws, sockets }: Done, minutes: number) {
  const counts = {
    pages,
    draws,
    sockets,
    consultations: witness.requests.size,
    messages: witness.messages.length,
    orders: witness.orders.size,
  }
  return Object.entries(HOUR).map(([what, hourly]) => ({
    what,
    count: counts[what as keyof typeof HOUR],
    wanted: Math.ceil((TIMES * hourly * minutes) / 60),
  }))
}
