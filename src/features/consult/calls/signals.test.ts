import { expect, test } from 'vitest'
import { faultOf, isRelayed } from './signals.ts'

const relayed = 'candidate:1 1 udp 41885439 203.0.113.7 50001 typ relay raddr 0.0.0.0 rport 0 generation 0'
const description = (...more: string[]) =>
  [
    'v=0',
    'o=- 4611 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    ...more,
    '',
  ].join('\r\n')
const offer = (sdp: string) => faultOf({ kind: 'offer', session: 's', sdp })

test('a description of one sound stream passes, with candidates of a relay', () => {
  expect(offer(description())).toBeNull()
  expect(offer(description(`a=${relayed}`))).toBeNull()
  expect(offer(description(`a=${relayed}`).replace('c=IN IP4 0.0.0.0', 'c=IN IP4 203.0.113.7'))).toBeNull()
})

test('pictures, data, and more or less than one stream are refused', () => {
  for (const media of [
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'm=audio 9 X 0',
    'M=video 9 X 96',
  ]) {
    expect(offer(description(media)), media).toBe('notSound')
  }
  expect(offer('v=0\r\ns=-\r\n')).toBe('notSound')
  expect(offer(description().replace('m=audio', 'm=video'))).toBe('notSound')
  expect(offer(description().replaceAll('\r\n', '\r').concat('m=video 9 X 96'))).toBe('notSound')
})

test('addresses of a person are refused wherever a description may hold them', () => {
  for (const line of [
    'a=candidate:1 1 udp 2122260223 192.168.1.20 50000 typ host',
    'a=candidate:2 1 udp 1686052607 198.51.100.4 50000 typ srflx raddr 192.168.1.20 rport 50000',
    'a=candidate:3 1 udp 41885439 203.0.113.7 50001 typ relay raddr 198.51.100.4 rport 50000',
    'a=candidate:4 1 udp 2122260223 4f0c.local 50000 typ host',
    'A=candidate:1 1 udp 1 192.168.1.20 5 typ host',
    'a=rtcp:50000 IN IP4 198.51.100.4',
    'c=IN IP6 2001:db8::7',
  ]) {
    expect(offer(description(line)), line).toBe('notRelayed')
  }
  expect(offer(description().replace('127.0.0.1', '192.168.1.20'))).toBe('notRelayed')
})

test('a lone candidate is a relay’s, hides what is behind it, or ends the list', () => {
  expect(isRelayed('')).toBe(true)
  expect(isRelayed(relayed)).toBe(true)
  for (const other of ['host', 'srflx', 'prflx']) expect(isRelayed(relayed.replace('relay', other)), other).toBe(false)
  expect(isRelayed(relayed.replace('raddr 0.0.0.0', 'raddr 10.0.0.3'))).toBe(false)
  expect(isRelayed('host')).toBe(false)
})
