import { errors } from '../../src/errors.ts'
import type { StripeServer } from '../stripe-server.ts'
import type { Caller } from './caller.ts'
import { Purse } from './purse.ts'
import type { Switchboard } from './switchboard.ts'
import { Talker, Wire } from './talker.ts'
import { end, isOver, look, pause } from './voice.ts'
import { countKey, type Witness } from './witness.ts'

/** What both sides of a call share: the one that their computers or telephones are on. */
export interface Calls {
  switchboard: Switchboard
  wires: Map<number, Wire>
  address: string
}

/** The wire of a room, the same for both of its ends. */
function wireOf({ wires }: Calls, room: number): Wire {
  const wire = wires.get(room) ?? new Wire()
  wires.set(room, wire)
  return wire
}

interface Person {
  caller: Caller
  cookie: string
  number: string
}

/** Stays in a web call until it is over; `act` is what the person does meanwhile. */
async function talkOn(
  { caller, cookie }: Person,
  calls: Calls,
  room: number,
  stopping: () => boolean,
  act: (wire: Wire) => Promise<void>,
): Promise<void> {
  const wire = wireOf(calls, room)
  const talker = new Talker({ address: calls.address, cookie }, room, wire, caller.random)
  const talking = talker.run()
  while (!isOver(await look(caller, room)) && !stopping()) {
    await act(wire)
    await pause(caller, 300, 1200)
  }
  talker.leave()
  await talking
}

const sensitive = { type: 'SENSITIVE_DATA', agreed: true }
const consentsFor = { phone: [{ type: 'CALLBACK', agreed: true }, sensitive], 'web-call': [sensitive] } as const

/** A client who consults by telephone and by web call. */
export class CallingClient {
  private readonly person: Person
  private readonly calls: Calls
  private readonly witness: Witness
  private readonly id: number
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean
  private readonly purse: Purse

  constructor(
    person: Person & { id: number },
    calls: Calls,
    witness: Witness,
    psychics: readonly number[],
    stopping: () => boolean,
    stripe: StripeServer,
  ) {
    this.person = person
    this.calls = calls
    this.witness = witness
    this.id = person.id
    this.psychics = psychics
    this.stopping = stopping
    this.purse = new Purse(person.caller, witness, person.id, stripe)
  }

  async run(): Promise<void> {
    await this.purse.topUp()
    while (!this.stopping()) {
      await this.consult()
      await pause(this.person.caller, 300, 1500)
    }
  }

  private async consult(): Promise<void> {
    const { witness } = this
    const { caller } = this.person
    const channel = caller.random.chance(0.5) ? 'phone' : 'web-call'
    countKey(witness.requestKeys, this.id)
    const asked = await caller.keyed(
      '/api/consultations',
      { psychicId: caller.random.pick(this.psychics), channel, consents: consentsFor[channel] },
      ['psychicBusy', 'psychicUnavailable', 'roomAlreadyOpen', 'balanceTooLow', 'tooManyRequests'],
    )
    if (asked.code === errors.balanceTooLow.code) return this.purse.topUp()
    if (asked.code !== 0) return
    const room: number = asked.body.consultation.id
    witness.requests.set(room, this.id)
    if (channel === 'phone') await this.talkByPhone(room)
    else await this.talkByWeb(room)
  }

  private async talkByPhone(room: number): Promise<void> {
    const { caller, number } = this.person
    const { switchboard } = this.calls
    for (;;) {
      const seen = await look(caller, room)
      if (isOver(seen)) return
      if (this.stopping() || caller.random.chance(0.02)) switchboard.hangUp(number)
      if (caller.random.chance(0.01)) switchboard.press(number, '0')
      if (caller.random.chance(0.01) && seen.status !== 'requested') await end(caller, this.witness, room)
      await pause(caller, 300, 1200)
    }
  }

  private async talkByWeb(room: number): Promise<void> {
    const { caller } = this.person
    while ((await look(caller, room)).status === 'requested') await pause(caller, 200, 600)
    await talkOn(this.person, this.calls, room, this.stopping, async (wire) => {
      if (caller.random.chance(0.02)) wire.freeze(true)
      else if (caller.random.chance(0.2)) wire.freeze(false)
      if (caller.random.chance(0.02)) await end(caller, this.witness, room)
    })
  }
}

/** A psychic who is called on a telephone, and takes calls by web at a computer. */
export class CalledPsychic {
  private readonly person: Person
  private readonly calls: Calls
  private readonly witness: Witness
  private readonly stopping: () => boolean

  constructor(person: Person, calls: Calls, witness: Witness, stopping: () => boolean) {
    this.person = person
    this.calls = calls
    this.witness = witness
    this.stopping = stopping
  }

  async run(): Promise<void> {
    const { caller, number } = this.person
    while (!this.stopping()) {
      await caller.post('/api/workspace/presence', { channels: ['phone', 'web-call'] }, ['profilePaused'])
      const { body } = await caller.get('/api/workspace/requests')
      for (const { id, channel } of body.requests ?? []) if (channel === 'web-call') await this.answer(id)
      if (caller.random.chance(0.02)) this.calls.switchboard.hangUp(number)
      await pause(caller, 300, 900)
    }
    this.calls.switchboard.hangUp(number)
  }

  private async answer(room: number): Promise<void> {
    const { caller } = this.person
    const { code } = await caller.keyed(`/api/workspace/requests/${room}/accept`, {}, ['requestOver'])
    if (code !== 0) return
    this.witness.accepted.add(room)
    await talkOn(this.person, this.calls, room, this.stopping, async () => {
      if (caller.random.chance(0.01)) await end(caller, this.witness, room)
    })
  }
}
