import { errors } from '../../src/errors.ts'
import type { StripeServer } from '../stripe-server.ts'
import type { Caller } from './caller.ts'
import { Purse } from './purse.ts'
import { end, isOver, look, pause, Voice } from './voice.ts'
import { waitForTurn } from './waiting.ts'
import { countKey, type Witness } from './witness.ts'

type Plan = 'end' | 'walk away' | 'stay to the last cent' | 'flap' | 'storm'
const plans: readonly Plan[] = [
  'end',
  'end',
  'end',
  'end',
  'end',
  'walk away',
  'stay to the last cent',
  'flap',
  'storm',
]
const STORM = 60
const LONGEST_STAY = 150

/** A client who repeatedly pays, requests, talks and leaves. */
export class Client {
  private readonly caller: Caller
  private readonly witness: Witness
  private readonly id: number
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean
  private readonly purse: Purse

  constructor(
    caller: Caller,
    witness: Witness,
    id: number,
    psychics: readonly number[],
    stopping: () => boolean,
    stripe: StripeServer,
  ) {
    this.purse = new Purse(caller, witness, id, stripe)
    this.caller = caller
    this.witness = witness
    this.id = id
    this.psychics = psychics
    this.stopping = stopping
  }

  async run(): Promise<void> {
    await this.purse.topUp()
    while (!this.stopping()) {
      await this.consult()
      await pause(this.caller, 100, 500)
    }
  }

  /** With a psychic who may be busy: then they sometimes wait for their turn. */
  private async consult(psychicId = this.caller.random.pick(this.psychics)): Promise<void> {
    const { caller, witness } = this
    countKey(witness.requestKeys, this.id)
    const asked = await caller.keyed(
      '/api/consultations',
      {
        psychicId,
        channel: 'chat',
        consents: [{ type: 'SENSITIVE_DATA', agreed: true }],
      },
      ['psychicBusy', 'psychicUnavailable', 'roomAlreadyOpen', 'balanceTooLow', 'notFound'],
    )
    if (asked.code === errors.balanceTooLow.code) return this.purse.topUp()
    if (asked.code === errors.psychicBusy.code && caller.random.chance(0.15)) {
      if (await waitForTurn(caller, witness, this.id, psychicId, this.stopping)) return this.consult(psychicId)
      return
    }
    if (asked.code !== 0) return
    const room: number = asked.body.consultation.id
    witness.requests.set(room, this.id)
    if (await this.isLetIn(room)) await this.talk(room)
  }

  private async isLetIn(room: number): Promise<boolean> {
    const { caller } = this
    for (;;) {
      const { status } = await look(caller, room)
      if (status !== 'requested') return !isOver({ status })
      if (caller.random.chance(0.02)) await caller.keyed(`/api/consultations/${room}/cancel`, {}, ['requestOver'])
      await pause(caller, 100, 300)
    }
  }

  private async talk(room: number): Promise<void> {
    const { caller, witness } = this
    const plan = caller.random.pick(plans)
    const voice = new Voice(caller, witness, room, 'client')
    if (plan === 'flap') return this.flap(room)
    if (plan === 'storm') await voice.storm(STORM)
    const steps = plan === 'stay to the last cent' ? LONGEST_STAY : caller.random.whole(2, 20)
    for (let step = 0; step < steps && !this.stopping(); step += 1) {
      const seen = await look(caller, room)
      if (isOver(seen)) break
      if (caller.random.chance(0.5)) await voice.say()
      else await caller.post(`/api/consultations/${room}/beat`, { here: seen.meter?.asked === true }, [])
      if (caller.random.chance(0.03)) await this.purse.topUp()
      await pause(caller, 100, 500)
    }
    voice.leave()
    if (plan === 'walk away') return
    await end(caller, witness, room)
    const { code, body } = await caller.get(`/api/consultations/${room}/receipt`)
    if (code === 0) witness.receipts.set(room, body.receipt)
  }

  /**
   * Returns whenever the lease of a side without a socket is over, to read for free; the third disconnection ends the
   * room.
   */
  private async flap(room: number): Promise<void> {
    while (!this.stopping()) {
      await pause(this.caller, 6100, 7000)
      const { body } = await this.caller.get(`/api/consultations/${room}/messages`)
      if (!body.messages || isOver(await look(this.caller, room))) return
    }
  }
}
