import type { Caller } from './caller.ts'
import { end, isOver, look, pause, Voice } from './voice.ts'
import type { Witness } from './witness.ts'

/** A psychic who is present, accepts, talks, and sometimes ends or walks away. */
export class Psychic {
  private readonly caller: Caller
  private readonly witness: Witness
  private readonly stopping: () => boolean

  constructor(caller: Caller, witness: Witness, stopping: () => boolean) {
    this.caller = caller
    this.witness = witness
    this.stopping = stopping
  }

  async run(): Promise<void> {
    const { caller } = this
    while (!this.stopping()) {
      await caller.post('/api/workspace/presence', { channels: ['chat'] }, ['profilePaused'])
      const { body } = await caller.get('/api/workspace/requests')
      for (const { id } of body.requests ?? []) await this.answer(id)
      await pause(caller, 100, 300)
    }
  }

  private async answer(room: number): Promise<void> {
    const { caller, witness } = this
    const verb = caller.random.chance(0.1) ? 'refuse' : 'accept'
    const { code } = await caller.keyed(`/api/workspace/requests/${room}/${verb}`, {}, ['requestOver'])
    if (code !== 0 || verb === 'refuse') return
    witness.accepted.add(room)
    await this.talk(room)
  }

  private async talk(room: number): Promise<void> {
    const { caller, witness } = this
    const voice = new Voice(caller, witness, room, 'psychic')
    for (let grace = 20; grace > 0; grace -= this.stopping() ? 1 : 0) {
      if (isOver(await look(caller, room))) break
      if (caller.random.chance(0.5)) await voice.say()
      else await caller.post(`/api/consultations/${room}/beat`, {}, [])
      if (caller.random.chance(0.01)) break
      if (caller.random.chance(0.02)) await end(caller, witness, room)
      await pause(caller, 100, 500)
    }
    voice.leave()
  }
}
