import { errors } from '../../src/errors.ts'
import type { StripeServer } from '../stripe-server.ts'
import type { Caller } from './caller.ts'
import type { PoolWitness } from './pools.ts'
import { Purse } from './purse.ts'
import { pause } from './voice.ts'
import { countKey, type Witness } from './witness.ts'

const sensitive = { type: 'SENSITIVE_DATA', agreed: true }
const consents = JSON.stringify([sensitive, { type: 'FREE_QUESTION', agreed: true }])

/** A client who asks one free question, and questions by text message as long as their credit lasts. */
export class Asker {
  private readonly caller: Caller
  private readonly id: number
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean
  private readonly pools: PoolWitness
  private readonly purse: Purse
  private asked = 0

  constructor(
    caller: Caller,
    { witness, pools, stripe }: { witness: Witness; pools: PoolWitness; stripe: StripeServer },
    id: number,
    psychics: readonly number[],
    stopping: () => boolean,
  ) {
    this.caller = caller
    this.id = id
    this.psychics = psychics
    this.stopping = stopping
    this.pools = pools
    this.purse = new Purse(caller, witness, id, stripe)
  }

  async run(): Promise<void> {
    await this.purse.topUp()
    await this.askFree()
    while (!this.stopping()) {
      await pause(this.caller, 200, 2000)
      await this.askText()
    }
  }

  /** Asked again after a cut answer, it is found to be asked. */
  private async askFree(): Promise<void> {
    const { caller, pools } = this
    const { code, body } = await caller.post(
      '/api/free-question',
      { question: `Que dit le ciel de mon projet ${this.id} ?`, theme: 'work', path: '/voyance', consents },
      ['questionTooSoon'],
    )
    if (code === 0) pools.free.set(body.freeQuestion.id, this.id)
  }

  private async askText(): Promise<void> {
    const { caller, pools } = this
    this.asked += 1
    countKey(pools.textKeys, this.id)
    const text = `Question ${this.asked} de ${this.id}\u00a0: dois-je accepter ce poste à Lyon\u00a0?`
    const asked = await caller.keyed(
      '/api/text-questions',
      { psychicId: caller.random.pick(this.psychics), text, consents: [sensitive] },
      ['balanceTooLow', 'psychicClosedTexts', 'tooManyTexts'],
    )
    if (asked.code === errors.balanceTooLow.code) return this.purse.topUp()
    if (asked.code !== 0) return pause(caller, 500, 1500)
    const id: number = asked.body.question.id
    pools.texts.set(id, this.id)
    if (!caller.random.chance(0.1)) return
    await pause(caller, 0, 800)
    const { code } = await caller.keyed(`/api/text-questions/${id}/cancel`, {}, ['textOver'])
    if (code === 0) pools.cancelledTexts.add(id)
  }
}
