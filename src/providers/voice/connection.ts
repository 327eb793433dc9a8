import {
  useAudioLevelIndication as audioLevel,
  MediaStreamTrack,
  useOPUS as opus,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
} from 'werift'
import type { RelayAccess } from '../turn/port.ts'
import type { Candidate } from './port.ts'

const FRAME_MS = 20
/** Samples of 20 ms at Opus's rate. */
const STEP = 960
/** Decibels below the loudest: quieter is the noise of a room. */
const SPEECH = 50
const LEVEL = audioLevel().uri

/** One connection to a caller's browser, through the relay alone. Of what arrives it knows number and loudness. */
export class Connection {
  private readonly peer: RTCPeerConnection
  private readonly track = new MediaStreamTrack({ kind: 'audio' })
  private sequence = 0
  private timestamp = 0
  private packets = 0
  private spokenMs = 0
  private spokeAt = performance.now()

  constructor({ urls, username, credential }: RelayAccess) {
    this.peer = new RTCPeerConnection({
      codecs: { audio: [opus()] },
      headerExtensions: { audio: [audioLevel()] },
      iceServers: urls.map((url) => ({ urls: url, username, credential })),
      iceTransportPolicy: 'relay',
      bundlePolicy: 'max-bundle',
    })
    this.peer.addTransceiver(this.track, { direction: 'sendrecv' })
    this.peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe((packet) => this.hear(packet)))
  }

  /**
   * @returns the description, with the relay's addresses in it
   * @throws if the offer is none, or the relay gives no address
   */
  async answer(sdp: string): Promise<string> {
    await this.peer.setRemoteDescription({ type: 'offer', sdp })
    await this.peer.setLocalDescription(await this.peer.createAnswer())
    const answer = this.peer.localDescription?.sdp ?? ''
    if (!answer.includes(' typ relay')) throw new Error('the relay gives no address')
    return answer
  }

  async add({ candidate, mid, line }: Candidate): Promise<void> {
    if (candidate === '') return
    await this.peer.addIceCandidate({
      candidate,
      ...(mid === null ? {} : { sdpMid: mid }),
      ...(line === null ? {} : { sdpMLineIndex: line }),
    })
  }

  send(payload: Uint8Array): void {
    if (this.peer.connectionState !== 'connected') return
    this.sequence = (this.sequence + 1) & 0xffff
    this.timestamp = (this.timestamp + STEP) >>> 0
    const header = new RtpHeader({ sequenceNumber: this.sequence, timestamp: this.timestamp })
    this.track.writeRtp(new RtpPacket(header, Buffer.from(payload)))
  }

  /** What arrived since it was last asked. */
  take(now: number) {
    const { packets, spokenMs } = this
    this.packets = 0
    return { packets, spokenMs, silentMs: now - this.spokeAt }
  }

  forgetSpeech(): void {
    this.spokenMs = 0
  }

  async close(): Promise<void> {
    await this.peer.close().catch(() => {})
  }

  private hear({ header }: RtpPacket): void {
    this.packets += 1
    const level = header.extensions.find(({ id }) => this.peer.extIdUriMap[id] === LEVEL)?.payload[0]
    if (level === undefined || (level & 0x7f) > SPEECH) return
    this.spokenMs += FRAME_MS
    this.spokeAt = performance.now()
  }
}
