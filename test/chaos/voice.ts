import { setTimeout as wait } from 'node:timers/promises'
import { errors } from '../../src/errors.ts'
import type { Caller } from './caller.ts'
import type { Witness } from './witness.ts'

const over = ['ended', 'refused', 'missed', 'cancelled']

export const isOver = ({ status }: { status: string }): boolean => over.includes(status)

/** A pause between two acts of a person, in milliseconds. */
export const pause = ({ random, calm }: Caller, from: number, to: number): Promise<void> =>
  wait(random.whole(from, to) * calm)

export async function look(caller: Caller, room: number) {
  return (await caller.get(`/api/consultations/${room}`)).body.consultation
}

/** One side's messages in one room, sent in order: each is retried until it gets its number or the room is over. */
export class Voice {
  private readonly caller: Caller
  private readonly witness: Witness
  private readonly room: number
  private readonly author: 'client' | 'psychic'
  private pending: { id: string; text: string } | null = null
  private said = 0

  constructor(caller: Caller, witness: Witness, room: number, author: 'client' | 'psychic') {
    this.caller = caller
    this.witness = witness
    this.room = room
    this.author = author
  }

  async say(): Promise<void> {
    this.said += 1
    this.pending ??= { id: this.caller.random.uuid(), text: `${this.author} ${this.said}` }
    const { id, text } = this.pending
    const twice = this.caller.random.chance(0.1)
    const [answer, again] = await Promise.all([this.send(id, text), twice ? this.send(id, text) : null])
    if (answer.code === errors.consultationPaused.code || answer.code === errors.tooManyMessages.code) return
    if (answer.code !== 0) return this.leave()
    this.pending = null
    const { sequence } = answer.body.message
    if (again?.code === 0 && again.body.message.sequence !== sequence) {
      this.witness.violate(`room ${this.room}: one message, two places`)
    }
    this.witness.messages.push({ room: this.room, author: this.author, id, text, sequence })
  }

  /** Many messages at once; those beyond the limit are refused, and not stored. */
  async storm(count: number): Promise<void> {
    const sent = Array.from({ length: count }, (_, place) => ({
      id: this.caller.random.uuid(),
      text: `storm ${place}`,
    }))
    const answers = await Promise.all(sent.map(async (one) => ({ ...one, ...(await this.send(one.id, one.text)) })))
    const own = { room: this.room, author: this.author }
    const kept = answers
      .filter(({ code }) => code === 0)
      .map(({ id, text, body }) => ({ id, text, sequence: body.message.sequence }))
    for (const one of kept.toSorted((a, b) => a.sequence - b.sequence)) this.witness.messages.push({ ...own, ...one })
    for (const { id, code } of answers) if (code !== 0) this.witness.refused.push({ ...own, id })
  }

  /** Messages that were never accepted must not be found. */
  leave(): void {
    if (this.pending) this.witness.refused.push({ room: this.room, author: this.author, id: this.pending.id })
    this.pending = null
  }

  private send = (clientId: string, text: string) =>
    this.caller.post(`/api/consultations/${this.room}/messages`, { clientId, text }, [
      'consultationPaused',
      'consultationEnded',
      'tooManyMessages',
    ])
}

/** Ends a room, sometimes twice at once; whoever was first, there must be a receipt afterwards. */
export async function end(caller: Caller, witness: Witness, room: number): Promise<void> {
  const times = caller.random.chance(0.3) ? 2 : 1
  const once = () => caller.keyed(`/api/consultations/${room}/end`, {}, ['consultationEnded'])
  const answers = await Promise.all(Array.from({ length: times }, once))
  if (answers.filter(({ code }) => code === 0).length > 1) witness.violate(`room ${room}: ended twice`)
  witness.ends.add(room)
}
