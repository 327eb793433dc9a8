import { expect, test } from 'vitest'
import { faultOf } from '../signals.ts'
import { discreet, discreetCandidate } from './description.ts'

const RELAY = 'candidate:1 1 udp 41885439 203.0.113.7 50001 typ relay raddr 198.51.100.4 rport 50000 generation 0'
const HOST = 'candidate:2 1 udp 2122260223 192.168.1.20 50000 typ host'

test('what leaves the page names the relay alone, whatever the browser wrote', () => {
  const sdp = [
    'v=0',
    'o=- 4611 2 IN IP6 2001:db8::7',
    's=-',
    'm=audio 50001 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 198.51.100.4',
    'a=rtcp:50000 IN IP4 192.168.1.20',
    `a=${RELAY}`,
    `a=${HOST}`,
    'a=mid:0',
    '',
  ].join('\r\n')
  const said = discreet(sdp)
  expect(faultOf({ kind: 'offer', session: 's', sdp: said })).toBeNull()
  expect(said).toContain('203.0.113.7 50001 typ relay raddr 0.0.0.0 rport 0')
  for (const address of ['198.51.100.4', '192.168.1.20', '2001:db8::7']) expect(said).not.toContain(address)
  expect(said.split('\r\n')).toHaveLength(9)
})

test('a candidate of the relay leaves without what is behind it, no other leaves', () => {
  expect(discreetCandidate(RELAY)).toContain('raddr 0.0.0.0 rport 0')
  expect(discreetCandidate(HOST)).toBeNull()
  expect(discreetCandidate('')).toBe('')
})
