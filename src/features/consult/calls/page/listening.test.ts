import { expect, test } from 'vitest'
import { Listening } from './listening.ts'

const counters = (packetsReceived: number, packetsLost = 0, currentRoundTripTime = 0.05) => [
  { type: 'inbound-rtp', kind: 'audio', packetsReceived, packetsLost },
  { type: 'candidate-pair', nominated: true, currentRoundTripTime },
  { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
]

test('each look tells what arrived since the last one, and over how long', () => {
  const listening = new Listening(0)
  expect(listening.look(counters(50), 1000)).toEqual({ packets: 50, overMs: 1000, quality: 'good' })
  expect(listening.look(counters(50), 2100)).toEqual({ packets: 0, overMs: 1100, quality: 'none' })
  expect(listening.look([], 3100)).toMatchObject({ packets: 0, quality: 'none' })
  expect(listening.look(counters(20), 4100)).toMatchObject({ packets: 20 })
})

test('the quality is that of the last second: by loss and by delay', () => {
  const listening = new Listening(0)
  expect(listening.look(counters(50, 2), 1000).quality).toBe('fair')
  expect(listening.look(counters(100, 12), 2000).quality).toBe('poor')
  expect(listening.look(counters(150, 12), 3000).quality).toBe('good')
  expect(listening.look(counters(200, 12, 0.4), 4000).quality).toBe('fair')
  expect(listening.look(counters(250, 12, 0.7), 5000).quality).toBe('poor')
})
