import { randomBytes } from 'node:crypto'
import type { WrittenStep } from '../language.ts'
import type { PremiumFate, PremiumMonth } from '../port.ts'
import { signedHeaders } from '../signing.ts'
import { type Event, failureOf, type Handset, PremiumLine } from './line.ts'

export interface OperatorParts {
  secret: string
  /** Posts a signed message to our address, for the site of a number; the answered document; null if it failed. */
  post(called: string, body: string, headers: Record<string, string>): Promise<string | null>
  /** Whether a number belongs to an automaton, which answers and presses 1 by itself. */
  isAutomaton(number: string): boolean
  now(): Date
}

/** Calls that are over are forgotten when there are more. */
const KEPT = 200
/** Seconds in which the psychic presses a key once they answered. */
const KEY_SECONDS = 15
const AUTOMATON_MS = 2000

const isKeyOf = (who: 'caller' | 'psychic') => (event: Event) => typeof event === 'object' && event.by === who
const isCallersKey = (event: Event, key: string) =>
  typeof event === 'object' && event.by === 'caller' && event.key === key
const isStar = (event: Event) => isCallersKey(event, '*')

/**
 * An operator of premium-rate numbers in memory, whose callers and psychics hold handsets of the sandbox. It obeys the
 * documents that a real one obeys, and signs what it tells.
 */
export class Operator {
  readonly lines = new Map<string, PremiumLine>()
  private readonly parts: OperatorParts

  constructor(parts: OperatorParts) {
    this.parts = parts
  }

  /** Somebody dials a premium-rate number. */
  dial(called: string): PremiumLine {
    this.forget()
    const line = new PremiumLine(randomBytes(12).toString('hex'), called)
    this.lines.set(line.call, line)
    void this.lead(line)
    return line
  }

  answer(call: string): void {
    const line = this.lines.get(call)
    if (line?.psychic?.state !== 'ringing') return
    line.psychic.state = 'talking'
    line.send({ by: 'psychic', key: 'answer' })
  }

  press(call: string, by: 'caller' | 'psychic', key: string): void {
    const line = this.lines.get(call)
    if (by === 'caller') line?.typed.push(key)
    line?.send({ by, key })
  }

  hangUp(call: string, by: 'caller' | 'psychic' = 'caller'): void {
    const line = this.lines.get(call)
    if (!line || line.isOver) return
    line.part(this.parts.now().getTime())
    if (by === 'caller') line.caller.state = 'over'
    line.send(by === 'caller' ? 'caller-left' : 'psychic-left')
  }

  /** An unknown call is over: as a real one, it keeps calls for a time. */
  fate = (call: string): PremiumFate => this.lines.get(call)?.fate ?? { state: 'over', seconds: 0 }

  month(month: string): PremiumMonth[] {
    const isNow = this.parts.now().toISOString().startsWith(month)
    const billed = [...this.lines.values()].filter(({ seconds }) => isNow && seconds > 0)
    return [...Map.groupBy(billed, ({ called }) => called)].map(([number, lines]) => ({
      number,
      calls: lines.length,
      seconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
    }))
  }

  private forget(): void {
    if (this.lines.size < KEPT) return
    for (const [call, line] of this.lines) if (line.isOver) this.lines.delete(call)
  }

  /** A call from its announcement to its end. */
  private async lead(line: PremiumLine): Promise<void> {
    await this.play(line, await this.tell(line, { event: 'call', called: line.called, caller: '06 ** ** ** 00' }))
    this.hangUp(line.call)
    await this.tell(line, { event: 'ended', seconds: line.seconds })
    line.isTold = true
  }

  private async tell(line: PremiumLine, said: Record<string, unknown>): Promise<readonly WrittenStep[]> {
    const body = JSON.stringify({ call: line.call, sequence: line.sequence++, ...said })
    const headers = signedHeaders(this.parts.secret, body, this.parts.now())
    // As a real one, it goes on when our server fails.
    const answer = await this.parts.post(line.called, body, headers).catch(() => null)
    return answer === null ? [] : (JSON.parse(answer) as { steps: WrittenStep[] }).steps
  }

  /** Plays steps until the call is over, other steps follow, or nothing is left to play. */
  private async play(line: PremiumLine, steps: readonly WrittenStep[]): Promise<void> {
    for (const step of steps) {
      if (line.isOver || step.do === 'hangUp') return
      const next = await this.perform(line, step)
      if (next) return this.play(line, next)
    }
  }

  /** @returns the steps that replace what follows; undefined to go on */
  private async perform(line: PremiumLine, step: Exclude<WrittenStep, { do: 'hangUp' }>) {
    if (step.do === 'connect') return this.connect(line, step)
    line.caller.heard.push(step.text)
    if (step.do === 'say') {
      const event = await line.next(step.leastSeconds, (one) => isStar(one) || isCallersKey(one, step.skipKey))
      if (typeof event === 'object') line.typed.length = 0
      return isStar(event) ? this.tell(line, { event: 'keys', keys: '*' }) : undefined
    }
    const keys = await this.gather(line, step)
    return line.isOver ? undefined : this.tell(line, { event: 'keys', keys })
  }

  private async gather(line: PremiumLine, { digits, seconds }: { digits: number; seconds: number }): Promise<string> {
    let keys = ''
    while (keys.length < digits) {
      if (line.typed.length === 0) await line.next(seconds, isKeyOf('caller'))
      const key = line.typed.shift()
      if (key === undefined || key === '#') return keys
      if (key === '*') return key
      keys += key
    }
    return keys
  }

  private async connect(line: PremiumLine, step: Extract<WrittenStep, { do: 'connect' }>) {
    line.ring(step.to)
    const psychic = line.psychic as Handset
    if (this.parts.isAutomaton(step.to)) setTimeout(() => this.answer(line.call), AUTOMATON_MS).unref()
    const taken = await line.next(step.ringSeconds, (event) => isKeyOf('psychic')(event) || event === 'psychic-left')
    const wasTaken = typeof taken === 'object'
    const last = wasTaken ? await this.asked(line, psychic, step) : taken
    if (line.isOver) return
    if (typeof last !== 'object' || last.key !== step.acceptKey) {
      psychic.state = 'over'
      return this.tell(line, { event: 'failed', why: failureOf(last, wasTaken) })
    }
    line.connect(this.parts.now().getTime())
    // As a real one, it does not hold up the conversation until our server heard of it.
    const told = this.tell(line, { event: 'connected' })
    const end = await line.next(step.limitSeconds, (event) => isStar(event) || event === 'psychic-left')
    line.part(this.parts.now().getTime())
    await told
    return isStar(end) ? this.tell(line, { event: 'keys', keys: step.tellKey }) : []
  }

  /** The psychic's answer to the question. */
  private asked(
    line: PremiumLine,
    psychic: Handset,
    { to, text, acceptKey }: { to: string; text: string; acceptKey: '1' },
  ) {
    const pressed = line.next(KEY_SECONDS, (event) => isKeyOf('psychic')(event) || event === 'psychic-left')
    psychic.heard.push(text)
    if (this.parts.isAutomaton(to)) line.send({ by: 'psychic', key: acceptKey })
    return pressed
  }
}
