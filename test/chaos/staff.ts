import type { Caller } from './caller.ts'
import { pause } from './voice.ts'

/** A member of the staff who now and then pauses a psychic, whatever they are doing, and resumes them. */
export class Staff {
  private readonly caller: Caller
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean

  constructor(caller: Caller, psychics: readonly number[], stopping: () => boolean) {
    this.caller = caller
    this.psychics = psychics
    this.stopping = stopping
  }

  async run(): Promise<void> {
    while (!this.stopping()) {
      await pause(this.caller, 2000, 5000)
      const psychic = this.caller.random.pick(this.psychics)
      await this.take(psychic, 'pause')
      await pause(this.caller, 500, 1500)
      await this.take(psychic, 'resume')
    }
  }

  private take = (psychic: number, step: 'pause' | 'resume') =>
    this.caller.post(`/api/admin/psychics/${psychic}/${step}`, { reason: 'Signalements répétés' }, ['stepImpossible'])
}
