import { errors } from '../../src/errors.ts'
import type { Answer, Caller } from './caller.ts'

/** A member of staff's connection: signs in again when a step of the clock ended the idle session. */
export class Desk {
  private readonly signIn: () => Promise<Caller>
  caller: Caller

  private constructor(signIn: () => Promise<Caller>, caller: Caller) {
    this.signIn = signIn
    this.caller = caller
  }

  static async begin(signIn: () => Promise<Caller>): Promise<Desk> {
    return new Desk(signIn, await signIn())
  }

  async post(...[path, body, refusals]: Parameters<Caller['post']>): Promise<Answer> {
    const answer = await this.caller.post(path, body, [...refusals, 'forceLogout'])
    if (answer.code !== errors.forceLogout.code) return answer
    this.caller = await this.signIn()
    return this.post(path, body, refusals)
  }
}
