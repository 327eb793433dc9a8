import { randomUUID } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { KnownSeat } from '../calls/known-seat.server.ts'
import { discreet } from '../calls/page/description.ts'
import { passSignal, signalsTo } from '../calls/pass-signal.server.ts'
import type { Signal } from '../calls/signals.ts'
import { openSeat } from '../calls/take-call.server.ts'
import { type Consultation, findConsultation } from '../rooms/queries.server.ts'
import { isOver, type Side } from '../rooms/rules.ts'
import type { VoiceEnd } from './voice-end.ts'

const AGAIN_MS = 5000

/** The psychic’s end of a call’s signals, under the checks that a page’s are under. */
export class Signals {
  private readonly visit: Visit
  private readonly consultation: Consultation
  private readonly end: VoiceEnd
  private readonly seat: KnownSeat
  private readonly ended = new AbortController()
  private stops: (() => void)[] = []
  private turn: Promise<void> = Promise.resolve()
  private session: string | null = null
  private offeredAt: number | null = null
  private again: ReturnType<typeof setTimeout> | undefined
  /** Settles once the call is over, or another page has taken it. */
  readonly over: Promise<void>

  constructor(visit: Visit, consultation: Consultation, end: VoiceEnd) {
    this.visit = visit
    this.consultation = consultation
    this.end = end
    this.seat = new KnownSeat(visit, consultation, { side: 'psychic', device: randomUUID() })
    this.over = new Promise((settle) => this.ended.signal.addEventListener('abort', () => settle()))
  }

  get isOver(): boolean {
    return this.ended.signal.aborted
  }

  /** @throws {Refusal} callElsewhere */
  async open(): Promise<void> {
    const { id, psychicId } = this.consultation
    const { realtime } = this.visit.app
    this.stops = [
      realtime.hear(`consultation:${id}`, (event, payload) => this.hear(event, payload as never)),
      realtime.hear(signalsTo(id, 'psychic'), (_event, payload) =>
        this.inTurn(() => this.follow((payload as { signal: Signal }).signal)),
      ),
      realtime.hear(`psychic:${psychicId}`, (event, payload) => {
        if (event === 'consultation' && (payload as { id: number }).id === id) this.inTurn(() => this.look())
      }),
    ]
    await openSeat(this.visit, { ...this.seat.of, over: false })
    await this.pass({ kind: 'ready' })
    await this.look()
  }

  close(): void {
    clearTimeout(this.again)
    this.ended.abort()
    this.seat.forget()
    for (const stop of this.stops) stop()
  }

  /** How long it has waited for sound since the other side began to connect, or since sound last came. */
  waitedMs(soundAt: number | null): number {
    const since = soundAt ?? this.offeredAt
    return since === null ? 0 : performance.now() - since
  }

  private hear(event: string, said: { side: Side; device: string }): void {
    if (event === 'call-taken' && said.side === 'psychic' && said.device !== this.seat.of.device) this.ended.abort()
  }

  private async follow(signal: Signal): Promise<void> {
    if (signal.kind === 'candidate' && signal.session === this.session) this.end.add(signal)
    if (signal.kind !== 'offer') return
    this.offeredAt ??= performance.now()
    // Over a broken connection, a new one is quicker than what is left of it.
    if (signal.session === this.session) return this.pass({ kind: 'ready' })
    this.session = signal.session
    await this.answer(signal)
  }

  private async answer({ session, sdp }: { session: string; sdp: string }): Promise<void> {
    const { app, now } = this.visit
    clearTimeout(this.again)
    try {
      const relay = await app.turn.accessFor(`${this.consultation.id}-psychic`, now())
      await this.pass({ kind: 'answer', session, sdp: discreet(await this.end.answer(sdp, relay)) })
    } catch (error) {
      app.log.warn({ err: error, consultation: this.consultation.id }, 'an automaton could not answer')
      this.again = setTimeout(() => this.inTurn(() => this.pass({ kind: 'ready' })), AGAIN_MS)
    }
  }

  private pass(signal: Signal): Promise<void> {
    return passSignal(this.visit.app.realtime, this.seat, signal)
  }

  private async look(): Promise<void> {
    const found = await findConsultation(this.visit.db, this.consultation.id)
    if (!found || isOver(found.status)) this.ended.abort()
  }

  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn
      .then(() => (this.isOver ? undefined : work()))
      .catch((error) => {
        this.visit.app.log.warn({ err: error, consultation: this.consultation.id }, 'a signal to an automaton')
      })
  }
}
