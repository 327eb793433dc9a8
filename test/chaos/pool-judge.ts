import type { Desk } from './desk.ts'
import type { PoolWitness } from './pools.ts'
import { pause } from './voice.ts'

/** A moderator who accepts most answers to free questions, which pays them, and refuses some, which asks for another. */
export class Judge {
  private readonly desk: Desk
  private readonly pools: PoolWitness
  private readonly stopping: () => boolean

  constructor(desk: Desk, pools: PoolWitness, stopping: () => boolean) {
    this.desk = desk
    this.pools = pools
    this.stopping = stopping
  }

  async run(): Promise<void> {
    while (!this.stopping()) {
      await pause(this.desk.caller, 500, 2500)
      const open = [...this.pools.answeredFree].filter((id) => !this.pools.acceptedFree.has(id))
      if (open.length > 0) await this.judge(this.desk.caller.random.pick(open))
    }
  }

  private async judge(id: number): Promise<void> {
    const accepts = this.desk.caller.random.chance(0.7)
    const { code } = accepts
      ? await this.decide(id, 'accept', {})
      : await this.decide(id, 'refuse', { reason: 'Réponse trop générale pour cette question' })
    if (code !== 0) return
    if (accepts) this.pools.acceptedFree.add(id)
    else this.pools.answeredFree.delete(id)
  }

  private decide = (id: number, how: 'accept' | 'refuse', body: object) =>
    this.desk.post(`/api/admin/free-questions/${id}/${how}`, body, ['answerDecided', 'adminEntityNotFound'])
}
