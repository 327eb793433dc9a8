import type { RelayAccess } from '../relay.ts'
import type { Signal } from '../signals.ts'
import { discreet, discreetCandidate } from './description.ts'

/** How long a broken connection may come back by itself. */
const RESTART_AFTER_MS = 3000

interface PeerOptions {
  session: string
  relay: RelayAccess
  microphone: MediaStream
  send(signal: Signal): void
  onSound(stream: MediaStream): void
  /** The connection broke, and needs a new offer. */
  onBroken(): void
}

/** One connection to the other side’s page, through the relay alone. */
export class Peer {
  readonly session: string
  private readonly options: PeerOptions
  private readonly connection: RTCPeerConnection
  /** Candidates that came before the description that they belong to. */
  private early: RTCIceCandidateInit[] = []
  private restarting: ReturnType<typeof setTimeout> | undefined

  constructor(options: PeerOptions) {
    this.options = options
    this.session = options.session
    this.connection = new RTCPeerConnection(configurationOf(options.relay))
    for (const track of options.microphone.getTracks()) this.connection.addTrack(track, options.microphone)
    this.connection.ontrack = ({ track, streams }) => options.onSound(streams[0] ?? new MediaStream([track]))
    this.connection.onicecandidate = ({ candidate }) => candidate && this.tell(candidate)
    this.connection.oniceconnectionstatechange = () => this.watch()
  }

  /** The caller’s first or, over a broken connection, next description. */
  async offer(relay: RelayAccess, isRestart = false): Promise<void> {
    if (isRestart) this.connection.setConfiguration(configurationOf(relay))
    await this.connection.setLocalDescription(await this.connection.createOffer({ iceRestart: isRestart }))
    this.describe('offer')
  }

  async answer(sdp: string): Promise<void> {
    await this.connection.setRemoteDescription({ type: 'offer', sdp })
    await this.addEarly()
    await this.connection.setLocalDescription(await this.connection.createAnswer())
    this.describe('answer')
  }

  async accept(sdp: string): Promise<void> {
    if (this.connection.signalingState !== 'have-local-offer') return
    await this.connection.setRemoteDescription({ type: 'answer', sdp })
    await this.addEarly()
  }

  async add({ candidate, mid, line }: Extract<Signal, { kind: 'candidate' }>): Promise<void> {
    const init = { candidate, sdpMid: mid, sdpMLineIndex: line }
    if (this.connection.remoteDescription) await this.connection.addIceCandidate(init)
    else this.early.push(init)
  }

  get isBroken(): boolean {
    return ['disconnected', 'failed'].includes(this.connection.iceConnectionState)
  }

  stats(): Promise<RTCStatsReport> {
    return this.connection.getStats()
  }

  close(): void {
    clearTimeout(this.restarting)
    this.connection.oniceconnectionstatechange = null
    this.connection.onicecandidate = null
    this.connection.close()
  }

  private async addEarly(): Promise<void> {
    for (const init of this.early.splice(0)) await this.connection.addIceCandidate(init)
  }

  private describe(kind: 'offer' | 'answer'): void {
    const sdp = discreet(this.connection.localDescription?.sdp ?? '')
    this.options.send({ kind, session: this.session, sdp })
  }

  private tell({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate): void {
    const said = discreetCandidate(candidate)
    if (said === null) return
    this.options.send({ kind: 'candidate', session: this.session, candidate: said, mid: sdpMid, line: sdpMLineIndex })
  }

  private watch(): void {
    const state = this.connection.iceConnectionState
    clearTimeout(this.restarting)
    if (state === 'failed') this.options.onBroken()
    if (state === 'disconnected') this.restarting = setTimeout(this.options.onBroken, RESTART_AFTER_MS)
  }
}

const configurationOf = ({ urls, username, credential }: RelayAccess): RTCConfiguration => ({
  iceServers: [{ urls: [...urls], username, credential }],
  iceTransportPolicy: 'relay',
  bundlePolicy: 'max-bundle',
})
