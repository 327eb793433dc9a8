import type { CallFate, OutgoingCall } from '../port.ts'

/** What reaches a call that waits for something. */
export type Event = { key: string } | 'hung-up' | 'alone' | 'timeout'

/** One call of the sandbox's telephone company, and the handset at its other end. */
export class Line {
  readonly id: string
  readonly call: OutgoingCall
  fate: CallFate = { state: 'ringing', outcome: null, seconds: null }
  /** What its handset heard, in order. */
  readonly heard: string[] = []
  conference: string | null = null
  /** Whether it was in a conference at any time. */
  hasJoined = false
  /** Whether our address was told that it is over. */
  isTold = false
  /** Of the events that it tells about. */
  sequence = 0
  private answeredAt = 0
  private readonly now: () => number
  private readonly waiting = new Set<(event: Event) => void>()

  /** @param now milliseconds */
  constructor(id: string, call: OutgoingCall, now: () => number) {
    this.id = id
    this.call = call
    this.now = now
  }

  get isOver(): boolean {
    return this.fate.state === 'over'
  }

  answer(): void {
    this.answeredAt = this.now()
    this.fate = { state: 'talking', outcome: null, seconds: null }
  }

  /** @param outcome of a call that was not answered */
  end(outcome: 'busy' | 'no-answer' | 'failed'): void {
    if (this.isOver) return
    const wasAnswered = this.fate.state === 'talking'
    this.fate = {
      state: 'over',
      outcome: wasAnswered ? 'answered' : outcome,
      seconds: wasAnswered ? Math.ceil((this.now() - this.answeredAt) / 1000) : 0,
    }
    this.send('hung-up')
  }

  /** Tells whoever waits on this line. */
  send(event: Event): void {
    for (const tell of [...this.waiting]) tell(event)
  }

  /** The next event that matters, or `timeout` after so many seconds. */
  next(seconds: number, matters: (event: Event) => boolean = () => true): Promise<Event> {
    if (this.isOver) return Promise.resolve('hung-up')
    return new Promise((resolve) => {
      const tell = (event: Event) => {
        if (event !== 'hung-up' && event !== 'timeout' && !matters(event)) return
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
