import {
  useAudioLevelIndication as audioLevel,
  MediaStreamTrack,
  useOPUS as opus,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
} from 'werift'
import type { RelayAccess } from '../src/providers/turn/port.ts'

/** A caller without a browser: offers a call through the relay, and keeps the sizes of what it receives. */
export function openListener({ urls, username, credential }: RelayAccess) {
  const peer = new RTCPeerConnection({
    codecs: { audio: [opus()] },
    headerExtensions: { audio: [audioLevel()] },
    iceServers: urls.map((url) => ({ urls: url, username, credential })),
    iceTransportPolicy: 'relay',
  })
  const track = new MediaStreamTrack({ kind: 'audio' })
  const received: number[] = []
  peer.addTransceiver(track, { direction: 'sendrecv' })
  peer.onTrack.subscribe(({ onReceiveRtp }) => onReceiveRtp.subscribe(({ payload }) => received.push(payload.length)))
  let timer: ReturnType<typeof setInterval> | undefined
  let sequence = 0
  const send = (level: number) => {
    sequence += 1
    const id = Number(Object.keys(peer.extIdUriMap)[0])
    const extensions = [{ id, payload: Buffer.of(level) }]
    const header = new RtpHeader({ sequenceNumber: sequence, timestamp: sequence * 960, extension: true, extensions })
    track.writeRtp(new RtpPacket(header, Buffer.alloc(60, 0x4b)))
  }
  return {
    received,
    async offer(): Promise<string> {
      await peer.setLocalDescription(await peer.createOffer())
      return peer.localDescription?.sdp ?? ''
    },
    accept: (sdp: string) => peer.setRemoteDescription({ type: 'answer', sdp }),
    /** Sends sound of a loudness, in decibels below the loudest; afterwards quiet sound, until it is closed. */
    speak({ level, forMs }: { level: number; forMs: number }): void {
      const until = performance.now() + forMs
      clearInterval(timer)
      timer = setInterval(() => send(performance.now() < until ? level : 127), 20)
    },
    close(): void {
      clearInterval(timer)
      void peer.close().catch(() => {})
    },
  }
}
