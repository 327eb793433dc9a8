import type { Socket } from 'socket.io-client'
import { type CallRefused, unwrap } from '../../../../platform/contract/call.ts'
import { takeSocket } from '../../../../platform/realtime/socket-client.ts'
import type { Side } from '../../rooms/rules.ts'
import type { RelayAccess } from '../relay.ts'
import type { Signal } from '../signals.ts'
import { deviceId } from './device-id.ts'
import { Listening, type Quality } from './listening.ts'
import { Peer } from './peer.ts'

const LOOK_MS = 1000
const ANSWER_MS = 8000
const ELSEWHERE = 4530

/** `here` carries the call; `elsewhere`, another page of the same person does. */
export interface CallState {
  place: 'none' | 'joining' | 'here' | 'elsewhere'
  quality: Quality
  sound: MediaStream | null
  /** Why the last act failed. */
  refused: string | null
}

const START: CallState = { place: 'none', quality: 'none', sound: null, refused: null }

/** The page’s end of a call. The client’s page makes the offers, the psychic’s answers. */
export class CallLink {
  private readonly id: number
  private readonly side: Side
  private readonly device = deviceId()
  private readonly listeners = new Set<() => void>()
  private state = START
  private socket: Socket | null = null
  private leave = () => {}
  private microphone: MediaStream | null = null
  private relay: RelayAccess | null = null
  private peer: Peer | null = null
  private listening = new Listening(performance.now())
  private looking: ReturnType<typeof setInterval> | undefined
  /** Signals are handled one after the other, in their order. */
  private turn: Promise<void> = Promise.resolve()

  constructor(id: number, side: Side) {
    this.id = id
    this.side = side
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly snapshot = (): CallState => this.state
  readonly atFirst = (): CallState => START

  /** Takes the call to this page; with `over`, from another one. */
  async join(microphone: MediaStream, over = false): Promise<void> {
    this.microphone = microphone
    this.set({ place: 'joining', refused: null })
    if (!this.socket) await this.listen()
    if (!(await this.take(over))) return
    this.set({ place: 'here' })
    this.listening = new Listening(performance.now())
    clearInterval(this.looking)
    this.looking = setInterval(() => void this.look(), LOOK_MS)
    this.begin()
  }

  async sayUnheard(unheard: boolean): Promise<void> {
    this.set({ refused: await this.refusalOf('unheard', { unheard }) })
  }

  stop(): void {
    this.hangUp('none')
    this.leave()
    this.socket = null
  }

  private begin(): void {
    if (this.side === 'client') this.offerAnew()
    else this.send({ kind: 'ready' })
  }

  private async listen(): Promise<void> {
    const { socket, leave } = await takeSocket()
    this.socket = socket
    const frames: Record<string, (frame: never) => void> = {
      // The server knows a call by the connection that took it.
      connect: () => this.state.place === 'here' && this.inTurn(() => this.takeAgain()),
      signal: ({ id, from, signal }: { id: number; from: Side; signal: Signal }) => {
        if (id === this.id && from !== this.side) this.inTurn(() => this.hear(signal))
      },
      'call-taken': ({ id, side, device }: { id: number; side: Side; device: string }) => {
        if (id === this.id && side === this.side && device !== this.device) this.hangUp('elsewhere')
      },
    }
    for (const [event, act] of Object.entries(frames)) socket.on(event, act as never)
    this.leave = () => {
      for (const [event, act] of Object.entries(frames)) socket.off(event, act as never)
      leave()
    }
  }

  /** Asks for the call, and for credentials of the relay. */
  private async take(over: boolean): Promise<boolean> {
    try {
      const { relay } = await this.ask<{ relay: RelayAccess }>('call-take', { device: this.device, over })
      this.relay = relay
      return true
    } catch (refused) {
      const { code, message } = refused as CallRefused
      if (code === ELSEWHERE) this.hangUp('elsewhere')
      else this.set({ place: this.state.place === 'here' ? 'here' : 'none', refused: message })
      return false
    }
  }

  private async takeAgain(): Promise<void> {
    if (!(await this.take(false))) return
    if (!this.peer) this.begin()
    else if (this.peer.isBroken) await this.restart()
  }

  private async hear(signal: Signal): Promise<void> {
    if (this.state.place !== 'here') return
    if (signal.kind === 'ready') return this.offerAnew()
    if (signal.kind === 'offer') {
      if (this.side === 'client') return
      if (this.peer?.session !== signal.session) this.renew(signal.session)
      return this.peer?.answer(signal.sdp)
    }
    if (signal.session !== this.peer?.session) return
    if (signal.kind === 'answer') await this.peer.accept(signal.sdp)
    else if (signal.kind === 'candidate') await this.peer.add(signal)
    else await this.restart()
  }

  private offerAnew(): void {
    this.renew(crypto.randomUUID())
    const { peer, relay } = this
    if (peer && relay) void peer.offer(relay)
  }

  private renew(session: string): void {
    this.peer?.close()
    const { microphone, relay } = this
    if (!microphone || !relay) return
    this.peer = new Peer({
      session,
      relay,
      microphone,
      send: (signal) => this.send(signal),
      onSound: (sound) => this.set({ sound }),
      onBroken: () => this.inTurn(() => this.restart()),
    })
  }

  /** Over a broken connection, a new path is looked for with new credentials. */
  private async restart(): Promise<void> {
    if (!this.peer || !(await this.take(false)) || !this.relay) return
    if (this.side === 'client') await this.peer.offer(this.relay, true)
    else this.send({ kind: 'restart', session: this.peer.session })
  }

  private async look(): Promise<void> {
    const stats = this.peer ? await this.peer.stats() : new Map<string, unknown>()
    if (this.state.place !== 'here') return
    const { quality, ...report } = this.listening.look(stats.values(), performance.now())
    if (quality !== this.state.quality) this.set({ quality })
    if (this.socket?.connected) this.socket.emit('sound', { consultationId: this.id, ...report })
  }

  private hangUp(place: 'none' | 'elsewhere'): void {
    clearInterval(this.looking)
    this.peer?.close()
    this.peer = null
    this.set({ ...START, place })
  }

  private send(signal: Signal): void {
    void this.refusalOf('signal', { signal }).then((refused) => refused && this.set({ refused }))
  }

  private async refusalOf(event: string, body: object): Promise<string | null> {
    return this.ask(event, body).then(
      () => null,
      (refused: CallRefused) => refused.message,
    )
  }

  private async ask<T>(event: string, body: object): Promise<T> {
    const frame = { consultationId: this.id, ...body }
    const answer = await this.socket
      ?.timeout(ANSWER_MS)
      .emitWithAck(event, frame)
      .catch(() => null)
    return unwrap<T>(answer)
  }

  private inTurn(work: () => Promise<void> | void): void {
    this.turn = this.turn.then(work).catch(() => {})
  }

  private set(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
