import type { Caller } from './caller.ts'
import type { PoolWitness } from './pools.ts'
import { pause } from './voice.ts'

const TEXTS = '/api/workspace/text-questions'
const FREE = '/api/workspace/questions'
const sentence =
  'Le tirage vous invite à regarder ce que vous tenez déjà, puis à choisir sans hâte ce qui vous ressemble. '

/** One page of a psychic who takes questions, answers most of them, and sometimes gives one back or walks away. */
export class PoolWorker {
  private readonly caller: Caller
  private readonly pools: PoolWitness
  private readonly stopping: () => boolean

  constructor(caller: Caller, pools: PoolWitness, stopping: () => boolean) {
    this.caller = caller
    this.pools = pools
    this.stopping = stopping
  }

  async run(): Promise<void> {
    const { caller } = this
    while (!this.stopping()) {
      await pause(caller, 100, 600)
      if (caller.random.chance(0.1)) await caller.post(`${TEXTS}/door`, { open: true }, [])
      if (caller.random.chance(0.3)) await this.answerFree()
      else await this.answerText()
    }
  }

  private async answerText(): Promise<void> {
    const { caller, pools } = this
    const { waiting, held } = (await caller.get(TEXTS)).body
    if (!held && waiting.length === 0) return
    const id: number = held?.id ?? caller.random.pick<{ id: number }>(waiting).id
    if (!held && (await caller.post(`${TEXTS}/${id}/take`, {}, ['textTaken'])).code !== 0) return
    if (caller.random.chance(0.1)) return
    if (caller.random.chance(0.05)) return void (await caller.post(`${TEXTS}/${id}/release`, {}, []))
    if (caller.random.chance(0.05)) {
      const { code } = await caller.keyed(`${TEXTS}/${id}/decline`, {}, ['textOver'])
      if (code === 0) pools.declinedTexts.add(id)
      return
    }
    await pause(caller, 0, 600)
    const text = `${sentence}(${id})`
    const { code } = await caller.keyed(`${TEXTS}/${id}/answer`, { text, confirmed: true }, ['textNotHeld', 'textOver'])
    if (code === 0) pools.answeredTexts.add(id)
  }

  private async answerFree(): Promise<void> {
    const { caller, pools } = this
    const { held, questions } = (await caller.get(FREE)).body
    if (!held && questions.length === 0) return
    const id: number = held?.id ?? caller.random.pick<{ id: number }>(questions).id
    const taken = await caller.post(`${FREE}/${id}/take`, {}, ['questionTaken', 'questionHeld'])
    if (taken.code !== 0 || caller.random.chance(0.1)) return
    if (caller.random.chance(0.1)) return void (await caller.post(`${FREE}/${id}/give-back`, {}, []))
    await pause(caller, 0, 600)
    const { code } = await caller.post(`${FREE}/${id}/answer`, { text: sentence.repeat(8) }, ['holdLapsed'])
    if (code === 0) pools.answeredFree.add(id)
  }
}
