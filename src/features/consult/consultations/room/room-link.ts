import type { Socket } from 'socket.io-client'
import { type CallRefused, call, unwrap } from '../../../../platform/contract/call.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { takeSocket } from '../../../../platform/realtime/socket-client.ts'
import { attempt } from '../../../../ui/calls/call-errors.ts'
import { SPEAK_WITHIN } from '../../rooms/rules.ts'
import type { consultationsContract } from '../contract.server.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import { deadlinesOf } from './deadlines.ts'
import { deliverFile } from './deliver-file.ts'
import { meterAt, type Pulse, statusIn } from './pulse.ts'
import {
  furthest,
  isLive,
  merge,
  type PendingFile,
  type PendingMessage,
  type RoomState,
  type ShownMessage,
} from './room-state.ts'

type Calls = typeof consultationsContract

const POLL_MS = 5000
const TYPING_SHOWN_MS = 4000
/** The key under which errors of the room's actions are stored. */
export const ROOM_ACTION = 'consultation'

/**
 * The browser's side of a consultation. It prefers the socket; without one, it makes calls every five seconds. The
 * server meters the time: the figures on screen are for display only.
 */
export class RoomLink {
  private state: RoomState
  private readonly listeners = new Set<() => void>()
  private socket: Socket | null = null
  private leave = () => {}
  private poll: ReturnType<typeof setInterval> | undefined
  private typingTimer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  /** Answers may arrive out of order: one requested before the one shown is outdated. */
  private asked = 0
  private shown = 0
  private refreshing = false
  /** Monotonic time, in milliseconds, until which the psychic's last message keeps the meter running. */
  private spokeUntil = 0
  /** Files that are being sent, by their client ids. */
  private readonly sending = new Map<string, AbortController>()

  constructor(state: RoomState) {
    this.state = state
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly snapshot = (): RoomState => this.state

  async start(): Promise<void> {
    this.stopped = false
    this.set({ speakBy: this.speakByOf(this.state.consultation), ...deadlinesOf(this.state.consultation) })
    this.poll = setInterval(() => {
      if (!this.socket?.connected && isLive(this.state.consultation)) void this.refresh(true)
    }, POLL_MS)
    const { socket, leave } = await takeSocket()
    if (this.stopped) return leave()
    this.socket = socket
    const { id } = this.state.consultation
    const frames: Record<string, (frame: never) => void> = {
      connect: () => void this.join(),
      disconnect: () => this.set({ online: false }),
      resync: () => void this.refresh(true),
      message: (frame: ShownMessage & { id: number }) => frame.id === id && this.receive(frame),
      consultation: (frame: { id: number }) => frame.id === id && void this.refresh(),
      typing: (frame: { id: number }) => frame.id === id && this.showTyping(),
      read: (frame: { id: number; side: 'client' | 'psychic'; sequence: number }) =>
        frame.id === id && this.set({ read: furthest(this.state.read, { [frame.side]: frame.sequence }) }),
      pulse: (frame: { id: number } & Pulse) => frame.id === id && this.feel(frame),
    }
    for (const [event, act] of Object.entries(frames)) socket.on(event, act as never)
    this.leave = () => {
      for (const [event, act] of Object.entries(frames)) socket.off(event, act as never)
      if (socket.connected) socket.emit('leave', { consultationId: id })
      leave()
    }
    if (socket.connected) await this.join()
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.poll)
    clearTimeout(this.typingTimer)
    this.leave()
  }

  /**
   * Shows the message at once; it retains its id until it is acknowledged, so that sending again can't duplicate it.
   */
  async send(text: string, replyTo: number | null = null, file: PendingFile | null = null): Promise<void> {
    const sentAt = new Date().toISOString()
    await this.deliver({ clientId: crypto.randomUUID(), text, replyTo, file, sentAt, failed: null })
  }

  /** Gives up a message that has not arrived. */
  cancel({ clientId }: PendingMessage): void {
    this.set({ pending: this.state.pending.filter((one) => one.clientId !== clientId) })
    this.sending.get(clientId)?.abort()
  }

  async retry(message: PendingMessage): Promise<void> {
    await this.deliver({ ...message, failed: null, isCut: false })
  }

  typing(): void {
    if (this.socket?.connected) this.socket.emit('typing', { consultationId: this.state.consultation.id })
  }

  markRead(): void {
    const last = this.state.messages.findLast((message) => message.author !== this.state.consultation.side)
    const side = this.state.consultation.side
    if (!last || last.sequence <= this.state.read[side] || !isLive(this.state.consultation)) return
    this.set({ read: { ...this.state.read, [side]: last.sequence } })
    const read = { sequence: last.sequence }
    void this.tell('read', read, (params) =>
      call<Calls['markRead']>('POST', '/api/consultations/:id/read', { params, body: read }),
    ).catch(() => {})
  }

  async act(path: 'end' | 'danger' | 'cancel' | 'beat', body?: { here: boolean }): Promise<void> {
    const { id } = this.state.consultation
    const turn = this.ask()
    const isDone = await attempt(ROOM_ACTION, async () => {
      const { consultation } = await call<Calls['endConsultation' | 'sayInDanger' | 'cancelRequest' | 'beat']>(
        'POST',
        `/api/consultations/:id/${path}`,
        { params: { id }, body },
      )
      this.show(consultation, turn)
    })
    if (!isDone) await this.refresh()
  }

  private async deliver(message: PendingMessage): Promise<void> {
    const others = this.state.pending.filter((one) => one.clientId !== message.clientId)
    this.set({ pending: [...others, message] })
    const { clientId, text, replyTo, file } = message
    try {
      const body = { clientId, text, ...(replyTo && { replyTo }) }
      const sent = file
        ? await this.deliverFile({ ...message, file })
        : await this.tell('message', body, (params) =>
            call<Calls['sendMessage']>('POST', '/api/consultations/:id/messages', { params, body }),
          )
      this.receive(sent.message)
    } catch (refused) {
      const { message: failed, code } = refused as CallRefused
      this.change(clientId, (one) => ({ ...one, failed, isCut: code === 0 }))
    }
  }

  private async deliverFile(message: PendingMessage & { file: PendingFile }) {
    const { clientId } = message
    const abort = new AbortController()
    this.sending.set(clientId, abort)
    const onProgress = (left: number) =>
      this.change(clientId, (one) => one.file && { ...one, file: { ...one.file, left } })
    try {
      return await deliverFile(this.state.consultation.id, message, { onProgress, signal: abort.signal })
    } finally {
      this.sending.delete(clientId)
    }
  }

  private change(clientId: string, how: (message: PendingMessage) => PendingMessage | null): void {
    const { pending } = this.state
    this.set({ pending: pending.map((one) => (one.clientId === clientId ? (how(one) ?? one) : one)) })
  }

  /** Uses the socket if connected, otherwise the call. */
  private async tell<T>(event: string, body: object, viaCall: (params: { id: number }) => Promise<T>): Promise<T> {
    const { id } = this.state.consultation
    if (this.socket?.connected) {
      const frame = { consultationId: id, ...body }
      const answer = await this.socket
        .timeout(8000)
        .emitWithAck(event, frame)
        .catch(() => null)
      if (answer) return unwrap<T>(answer)
    }
    return viaCall({ id })
  }

  private async join(): Promise<void> {
    const { id } = this.state.consultation
    const turn = this.ask()
    const answer = await needed(this.socket, 'the line of the room')
      .timeout(8000)
      .emitWithAck('join', { consultationId: id })
      .catch(() => null)
    if (answer?.api?.ok !== 1) return
    this.show(answer.consultation, turn)
    this.set({ online: true })
    await this.catchUp().catch(() => {})
    // A message that a cut interrupted is sent again under the same id, so that it can't arrive twice.
    for (const one of this.state.pending) if (one.file && one.isCut) void this.retry(one)
  }

  /** With `whole`, also fetches marks, whose loss no sequence number reveals. */
  private async refresh(whole = false): Promise<void> {
    const { id } = this.state.consultation
    const turn = this.ask()
    this.refreshing = true
    try {
      const { consultation } = await call<Calls['readConsultation']>('GET', '/api/consultations/:id', {
        params: { id },
      })
      this.show(consultation, turn)
      if (whole || consultation.lastSequence > this.lastSequence()) await this.catchUp()
    } catch {
      // Keeps what is shown; the next beat or poll tries again.
    } finally {
      this.refreshing = false
    }
  }

  /** Fetches what was missed while disconnected: the cursor only moves past fetched messages. */
  private async catchUp(): Promise<void> {
    const { id } = this.state.consultation
    const { messages, read } = await call<Calls['listMessages']>('GET', '/api/consultations/:id/messages', {
      params: { id },
      query: { after: this.lastSequence() },
    })
    this.set({ ...merge(this.state, messages), read: furthest(this.state.read, read) })
  }

  private receive(message: ShownMessage): void {
    const gap = message.sequence > this.lastSequence() + 1
    if (message.author === 'psychic' && this.state.speakBy !== null) {
      this.spokeUntil = performance.now() + SPEAK_WITHIN * 1000
      this.set({ speakBy: this.spokeUntil })
    }
    if (gap) void this.catchUp().catch(() => {})
    else this.set({ ...merge(this.state, [message]), otherTyping: false })
  }

  private feel(pulse: Pulse): void {
    const { consultation } = this.state
    if (pulse.lastSequence > this.lastSequence()) void this.catchUp().catch(() => {})
    if (statusIn(pulse) !== consultation.status && !this.refreshing) void this.refresh()
    if (consultation.meter) this.put({ ...consultation, meter: meterAt(pulse, consultation.meter) })
  }

  private showTyping(): void {
    this.set({ otherTyping: true })
    clearTimeout(this.typingTimer)
    this.typingTimer = setTimeout(() => this.set({ otherTyping: false }), TYPING_SHOWN_MS)
  }

  private lastSequence(): number {
    return this.state.messages.at(-1)?.sequence ?? 0
  }

  private ask(): number {
    this.asked += 1
    return this.asked
  }

  private show(consultation: ConsultationView, turn: number): void {
    if (turn <= this.shown) return
    this.shown = turn
    this.set({ speakBy: this.speakByOf(consultation), ...deadlinesOf(consultation) })
    this.put(consultation)
  }

  /** A view does not include messages written after it was requested. */
  private speakByOf({ meter }: ConsultationView): number | null {
    return meter?.speakWithin == null ? null : Math.max(this.spokeUntil, performance.now() + meter.speakWithin * 1000)
  }

  private put(consultation: ConsultationView): void {
    this.set({ consultation, shownAt: performance.now() })
  }

  private set(change: Partial<RoomState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
