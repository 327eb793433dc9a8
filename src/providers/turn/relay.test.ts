import { afterAll, beforeAll, expect, test } from 'vitest'
import { RTCPeerConnection } from 'werift'
import { passwordOf, signAccess } from './credentials.ts'
import type { RelayAccess } from './port.ts'
import { startRelay } from './relay.ts'

const secret = 'a secret that the relay and the site share'
let relay: Awaited<ReturnType<typeof startRelay>>
const open: RTCPeerConnection[] = []

beforeAll(async () => {
  relay = await startRelay({ secret })
})
afterAll(async () => {
  for (const peer of open) await peer.close()
  relay.stop()
})

const access = (secondsAgo = 0) =>
  signAccess({ urls: [relay.url], secret }, '7-client', new Date(Date.now() - secondsAgo * 1000))

function peerBy({ urls, username, credential }: RelayAccess): RTCPeerConnection {
  const peer = new RTCPeerConnection({
    iceTransportPolicy: 'relay',
    iceServers: urls.map((url) => ({ urls: url.replace('?transport=udp', ''), username, credential })),
  })
  open.push(peer)
  return peer
}

/** The candidates that a peer gathers, as lines of its description. */
async function gathered(peer: RTCPeerConnection): Promise<string[]> {
  await peer.setLocalDescription(await peer.createOffer())
  return (peer.localDescription?.sdp ?? '').split('\r\n').filter((line) => line.startsWith('a=candidate'))
}

test('current credentials open an address at the relay, and the peer names no other', async () => {
  const peer = peerBy(access())
  peer.addTransceiver('audio')
  const candidates = await gathered(peer)
  expect(candidates).not.toEqual([])
  for (const candidate of candidates) expect(candidate).toContain(' typ relay')
})

test('expired and invented credentials open nothing', async () => {
  for (const wrong of [
    access(901),
    { ...access(), credential: passwordOf('another secret', access().username) },
    { ...access(), username: `9999999999:7-psychic` },
  ]) {
    const peer = peerBy(wrong)
    peer.addTransceiver('audio')
    expect(await gathered(peer).catch(() => [])).toEqual([])
  }
})

test('credentials are what coturn computes: HMAC-SHA1 of the name, which begins with the expiry', () => {
  const { username, credential, lifetime } = signAccess(
    { urls: [], secret: 'north' },
    '7-client',
    new Date('2026-11-24T00:00:00Z'),
  )
  expect([username, credential, lifetime]).toEqual([
    '1795479300:7-client',
    passwordOf('north', '1795479300:7-client'),
    900,
  ])
  expect(credential).toMatch(/^[A-Za-z0-9+/]{27}=$/)
})
