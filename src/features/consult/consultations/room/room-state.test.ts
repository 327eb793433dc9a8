import { expect, test } from 'vitest'
import { conversationOf, furthest, merge, otherOf, type RoomState, runMeter, type ShownMessage } from './room-state.ts'

const message = (sequence: number, author: 'client' | 'psychic' = 'client'): ShownMessage => ({
  sequence,
  clientId: `m${sequence}`,
  author,
  text: 'Bonjour',
  replyTo: null,
  media: null,
  sentAt: '2026-11-21T11:00:00.000Z',
})

const state = {
  consultation: { side: 'client' },
  messages: [message(1), message(2, 'psychic')],
  pending: [{ clientId: 'm3', text: 'Bonjour', replyTo: null, sentAt: '2026-11-21T11:00:01.000Z', failed: null }],
} as unknown as RoomState

test('messages that arrive twice or out of order are listed once, in order, and are no longer pending', () => {
  const merged = merge(state, [message(4, 'psychic'), message(3), message(2, 'psychic')])
  expect(merged.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  expect(merged.pending).toEqual([])
})

test('a message of the other side does not confirm a pending one with the same id', () => {
  expect(merge(state, [{ ...message(3, 'psychic') }]).pending).toHaveLength(1)
})

test('a message keeps its key when it changes from pending to sent', () => {
  const before = conversationOf(state)
  const after = conversationOf({ ...state, ...merge(state, [message(3)]) })
  expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key))
  expect(new Set(after.map(({ key }) => key)).size).toBe(3)
  expect([before.at(-1)?.sequence, after.at(-1)?.sequence]).toEqual([null, 3])
})

test('read marks only move forward, whatever the order of updates', () => {
  expect(furthest({ client: 4, psychic: 2 }, { client: 3, psychic: 7 })).toEqual({ client: 4, psychic: 7 })
  expect(furthest({ client: 4, psychic: 2 }, { psychic: 1 })).toEqual({ client: 4, psychic: 2 })
})

const meter = { seconds: 100, freeSeconds: 103, secondsLeft: 65, counting: true } as never

test.each([
  [0, 100, 3, 65],
  [2.9, 102, 1, 63],
  [5, 105, 0, 60],
  [300, 112, 0, 53],
])('%f s later the meter shows %i s, %i free, %i left', (elapsed, seconds, freeSecondsLeft, secondsLeft) => {
  expect(runMeter(meter, elapsed)).toEqual({ seconds, freeSecondsLeft, secondsLeft })
})

test('a paused meter does not advance', () => {
  expect(runMeter({ ...(meter as object), counting: false } as never, 30).seconds).toBe(100)
})

test('each side of a room reads the name of the other', () => {
  const consultation = { psychic: { name: 'Maya' }, client: { firstName: 'Camille' } }
  expect(otherOf({ ...consultation, side: 'client' } as never)).toBe('Maya')
  expect(otherOf({ ...consultation, side: 'psychic' } as never)).toBe('Camille')
})
