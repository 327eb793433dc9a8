import { randomBytes } from 'node:crypto'
import type { CallFate, OutgoingCall } from '../port.ts'
import { Line } from './line.ts'
import { type Exchange, play, type Stay } from './play.ts'

/** What a handset does by itself. */
export interface Habit {
  /** null if it lets it ring. */
  answersAfterMs: number | null
  /** A key pressed once it hears a question; null if it presses none, as a voicemail. */
  presses: string | null
}

export interface CarrierParts {
  /** Posts a signed form to one of our addresses; the answered document; null or a rejection if it failed. */
  post(url: string, form: URLSearchParams): Promise<string | null>
  /** What the handset of a number does by itself; null for one that a person holds. */
  habit(number: string): Habit | null
  /** Milliseconds, for the durations of calls. */
  now(): number
}

/** Calls that are over are forgotten when there are more. */
const KEPT = 200

/**
 * A telephone company in memory, that calls handsets of the sandbox and obeys TwiML as Twilio does: it asks our addresses
 * what follows, and tells them what happens.
 */
export class Carrier implements Exchange {
  readonly lines = new Map<string, Line>()
  private readonly parts: CarrierParts

  constructor(parts: CarrierParts) {
    this.parts = parts
  }

  ring(call: OutgoingCall): string {
    const line = new Line(`CA${randomBytes(16).toString('hex')}`, call, this.parts.now)
    this.forget()
    this.lines.set(line.id, line)
    void this.lead(line)
    return line.id
  }

  fate(id: string): CallFate {
    return this.lines.get(id)?.fate ?? { state: 'over', outcome: 'failed', seconds: 0 }
  }

  present(conference: string): string[] {
    return this.linesIn(conference).map(({ id }) => id)
  }

  /** The owner of a handset takes a call. */
  answer(id: string): void {
    this.lines.get(id)?.send({ key: 'answer' })
  }

  press(id: string, key: string): void {
    this.lines.get(id)?.send({ key })
  }

  /** Ends a call, from either side; one that still rings is refused. */
  hangUp(id: string): void {
    this.lines.get(id)?.end('busy')
  }

  async announce(call: string, url: string): Promise<void> {
    const line = this.lines.get(call)
    const document = line && (await this.ask(line, url))
    const said = document?.match(/<Say[^>]*>([^<]*)<\/Say>/)?.[1]
    if (said) line?.heard.push(said)
  }

  private forget(): void {
    if (this.lines.size < KEPT) return
    for (const [id, line] of this.lines) if (line.isOver) this.lines.delete(id)
  }

  private linesIn(conference: string): Line[] {
    return [...this.lines.values()].filter((line) => line.conference === conference)
  }

  /** A call from its first ring to its end. */
  private async lead(line: Line): Promise<void> {
    const { call } = line
    const habit = this.parts.habit(call.to)
    // It can be answered before our address was told that it rings.
    const picked = line.next(call.ringSeconds, (what) => typeof what === 'object' && what.key === 'answer')
    await this.tell(line)
    const answersAfterMs = habit?.answersAfterMs
    if (typeof answersAfterMs === 'number') setTimeout(() => this.answer(line.id), answersAfterMs).unref()
    const event = await picked
    if (event === 'timeout') line.end('no-answer')
    if (!line.isOver) {
      line.answer()
      setTimeout(() => line.end('failed'), call.limitSeconds * 1000).unref()
      await this.tell(line)
      if (habit?.presses) this.pressLater(line, habit.presses)
      await play(this, line, await this.ask(line, call.answers))
    }
    await this.tell(line)
    line.isTold = true
  }

  /** Presses the key as soon as a question is heard, until that leads into a conference. */
  private pressLater(line: Line, key: string): void {
    const pressing = setInterval(() => {
      if (line.isOver || line.hasJoined) return clearInterval(pressing)
      if (line.heard.length > 0) line.send({ key })
    }, 100)
    pressing.unref()
  }

  private async tell(line: Line): Promise<void> {
    const { fate } = line
    const said: Record<string, string> = fate.seconds === null ? {} : { CallDuration: String(fate.seconds) }
    await this.ask(line, line.call.tells, { ...said, SequenceNumber: String(line.sequence++) })
  }

  ask(line: Line, url: string, fields: Record<string, string> = {}): Promise<string | null> {
    const form = new URLSearchParams({ CallSid: line.id, To: line.call.to, CallStatus: statusOf(line.fate), ...fields })
    // As a real one, it goes on when our server fails.
    return this.parts.post(url, form).catch(() => null)
  }

  async stay(line: Line, stay: Stay): Promise<void> {
    line.conference = stay.name
    line.hasJoined = true
    const presence = (what: 'join' | 'leave') => ({
      FriendlyName: stay.name,
      StatusCallbackEvent: `participant-${what}`,
      SequenceNumber: String(line.sequence++),
    })
    // It can end before our address was told that it began.
    const left = line
      .next(stay.limitSeconds, (what) => what === 'alone' || (stay.leavesOnStar && isStar(what)))
      .then(() => {
        line.conference = null
      })
    await this.ask(line, stay.tells, presence('join'))
    if (line.conference !== null && this.linesIn(stay.name).length === 1) await this.announce(line.id, stay.waits)
    await left
    if (stay.isHost) for (const other of this.linesIn(stay.name)) other.send('alone')
    await this.ask(line, stay.tells, presence('leave'))
  }
}

const isStar = (what: unknown): boolean => typeof what === 'object' && (what as { key: string }).key === '*'

const outcomes = { answered: 'completed', busy: 'busy', 'no-answer': 'no-answer', failed: 'failed' } as const

/** A call's status in Twilio's words. */
export function statusOf({ state, outcome }: CallFate): string {
  if (state === 'over') return outcomes[outcome ?? 'failed']
  return state === 'talking' ? 'in-progress' : 'ringing'
}
