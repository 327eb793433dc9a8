import type { PremiumFailure, PremiumFate } from '../port.ts'

/** What reaches a call that waits for something. */
export type Event = { by: 'caller' | 'psychic'; key: string } | 'caller-left' | 'psychic-left' | 'timeout'

/** A telephone at one end of a call. */
export interface Handset {
  state: 'ringing' | 'talking' | 'joined' | 'over'
  /** What it heard, the latest last. */
  heard: string[]
}

/** One call of the sandbox's operator: the caller's handset, and the psychic's once it rings. */
export class PremiumLine {
  readonly call: string
  readonly called: string
  readonly caller: Handset = { state: 'talking', heard: [] }
  psychic: (Handset & { number: string }) | null = null
  /** The caller's keys that nothing has asked for yet. */
  readonly typed: string[] = []
  /** Of the messages about it. */
  sequence = 0
  connectedMs: number | null = null
  seconds = 0
  /** Whether our address was told that it is over. */
  isTold = false
  private readonly waiting = new Set<(event: Event) => void>()

  constructor(call: string, called: string) {
    this.call = call
    this.called = called
  }

  get isOver(): boolean {
    return this.caller.state === 'over'
  }

  get fate(): PremiumFate {
    const state = this.isOver ? 'over' : this.connectedMs === null ? 'open' : 'connected'
    return { state, seconds: this.seconds }
  }

  ring(number: string): void {
    this.psychic = { number, state: 'ringing', heard: [] }
  }

  connect(now: number): void {
    this.connectedMs = now
    this.caller.state = 'joined'
    if (this.psychic) this.psychic.state = 'joined'
  }

  /** Parts the two; seconds are counted up to now. */
  part(now: number): void {
    if (this.connectedMs !== null) this.seconds = Math.ceil((now - this.connectedMs) / 1000)
    this.connectedMs = null
    if (this.psychic) this.psychic.state = 'over'
    if (!this.isOver) this.caller.state = 'talking'
  }

  /** Tells whoever waits on this line. */
  send(event: Event): void {
    for (const tell of [...this.waiting]) tell(event)
  }

  /** The next event that matters, or `timeout` after so many seconds. */
  next(seconds: number, matters: (event: Event) => boolean): Promise<Event> {
    if (this.isOver) return Promise.resolve('caller-left')
    return new Promise((resolve) => {
      const tell = (event: Event) => {
        if (event !== 'caller-left' && event !== 'timeout' && !matters(event)) return
        clearTimeout(timer)
        this.waiting.delete(tell)
        resolve(event)
      }
      const timer = setTimeout(() => tell('timeout'), seconds * 1000)
      timer.unref()
      this.waiting.add(tell)
    })
  }
}

/** Why the psychic is not connected, by what came first. */
export const failureOf = (event: Event, wasTaken: boolean): PremiumFailure => {
  if (event === 'psychic-left') return wasTaken ? 'declined' : 'busy'
  return wasTaken ? 'declined' : 'no-answer'
}
