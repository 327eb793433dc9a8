import type { Desk } from './desk.ts'
import { pause } from './voice.ts'

/** A member of staff who sometimes pauses a psychic, whatever they are doing, and resumes them. */
export class Staff {
  private readonly desk: Desk
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean

  constructor(desk: Desk, psychics: readonly number[], stopping: () => boolean) {
    this.desk = desk
    this.psychics = psychics
    this.stopping = stopping
  }

  async run(): Promise<void> {
    while (!this.stopping()) {
      await pause(this.desk.caller, 2000, 5000)
      const psychic = this.desk.caller.random.pick(this.psychics)
      await this.take(psychic, 'pause')
      await pause(this.desk.caller, 500, 1500)
      await this.take(psychic, 'resume')
    }
  }

  private take = (psychic: number, step: 'pause' | 'resume') =>
    this.desk.post(`/api/admin/psychics/${psychic}/${step}`, { reason: 'Signalements répétés' }, ['stepImpossible'])
}
