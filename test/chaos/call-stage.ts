import { CalledPsychic, CallingClient } from './callers.ts'
import { checkCalls } from './check-calls.ts'
import { addClient, addHuman, giveNumber } from './people.ts'
import type { Random } from './random.ts'
import { callerOf, type Person, type Stage } from './stage.ts'
import { openSwitchboard } from './switchboard.ts'
import type { Wire } from './talker.ts'
import { SPEEDS } from './world.ts'

const CLIENTS = 14
const PSYCHICS = 9
/** Behind those of a run in which others chat; the price of a psychic, which goes by the place, has a limit. */
const PSYCHICS_FROM = 10
const CLIENTS_FROM = 20

/** People who consult by telephone and by web call, and pay. */
export async function openCallStage(random: Random): Promise<Stage> {
  const switchboard = await openSwitchboard(random)
  const wires = new Map<number, Wire>()
  return {
    speed: SPEEDS.calls,
    settings: switchboard.settings,
    services: [switchboard.service],
    async people(run) {
      const { world, witness, stopping } = run
      const calls = { switchboard, wires, address: world.address }
      const people: Person[] = []
      const psychicIds: number[] = []
      for (let place = 0; place < PSYCHICS; place += 1) {
        const { psychicId, userId, cookie } = await addHuman(world, PSYCHICS_FROM + place, ['phone', 'web-call'])
        psychicIds.push(psychicId)
        const number = await giveNumber(world, userId)
        people.push(new CalledPsychic({ caller: callerOf(run, cookie), cookie, number }, calls, witness, stopping))
      }
      for (let place = 0; place < CLIENTS; place += 1) {
        const { userId, cookie } = await addClient(world, CLIENTS_FROM + place)
        const person = { caller: callerOf(run, cookie), cookie, number: await giveNumber(world, userId), id: userId }
        people.push(new CallingClient(person, calls, witness, psychicIds, stopping, world.stripe))
      }
      return people
    },
    close: () => switchboard.close(),
    settle: async () => {},
    check: ({ owner }) => checkCalls(owner, switchboard, wires),
    figures: () => '',
    stop: () => switchboard.stop(),
  }
}
