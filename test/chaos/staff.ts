import { errors } from '../../src/errors.ts'
import type { Caller } from './caller.ts'
import { pause } from './voice.ts'

/** A member of staff who sometimes pauses a psychic, whatever they are doing, and resumes them. */
export class Staff {
  private readonly signIn: () => Promise<Caller>
  private caller: Caller
  private readonly psychics: readonly number[]
  private readonly stopping: () => boolean

  private constructor(
    signIn: () => Promise<Caller>,
    caller: Caller,
    psychics: readonly number[],
    stopping: () => boolean,
  ) {
    this.signIn = signIn
    this.caller = caller
    this.psychics = psychics
    this.stopping = stopping
  }

  static async begin(signIn: () => Promise<Caller>, psychics: readonly number[], stopping: () => boolean) {
    return new Staff(signIn, await signIn(), psychics, stopping)
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

  private async take(psychic: number, step: 'pause' | 'resume'): Promise<void> {
    const path = `/api/admin/psychics/${psychic}/${step}`
    const { code } = await this.caller.post(path, { reason: 'Signalements répétés' }, ['stepImpossible', 'forceLogout'])
    if (code !== errors.forceLogout.code) return
    // A step of the clock can end an idle session.
    this.caller = await this.signIn()
    await this.take(psychic, step)
  }
}
