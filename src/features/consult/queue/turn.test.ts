import { expect, test } from 'vitest'
import { type Desk, movesOf, type Waiting } from './turn.ts'

const free: Desk = { channels: ['chat'], away: null, isOccupied: false, isDelayed: false }
const none = { lapsed: [], dissolved: [], back: null, call: null }

/** On a page that is open, on the chat, for five minutes. */
const on = (id: number, given: Partial<Waiting> = {}): Waiting => ({
  id,
  way: 'page',
  channel: 'chat',
  state: 'waiting',
  waited: 300,
  unheard: 5,
  called: null,
  left: null,
  isElsewhere: false,
  ...given,
})
const called = (id: number, given: Partial<Waiting> = {}) => on(id, { state: 'called', called: 10, left: 50, ...given })
const written = (id: number, given: Partial<Waiting> = {}) => on(id, { way: 'email', unheard: 300, ...given })

test.each<[string, Partial<Desk>, Waiting[], object]>([
  ['nobody waits', {}, [], {}],
  ['the first is called for a minute', {}, [on(1), on(2)], { call: { id: 1, seconds: 60 } }],
  ['nobody while a room is open', { isOccupied: true }, [on(1)], {}],
  ['nobody while the psychic asked for time', { isDelayed: true }, [on(1)], {}],
  ['nobody while somebody is called', {}, [called(1), on(2)], {}],
  [
    'a turn that is over passes to the next',
    {},
    [called(1, { left: 0 }), on(2)],
    { lapsed: [1], call: { id: 2, seconds: 60 } },
  ],
  ['a page that closed loses its place', { isOccupied: true }, [on(1, { unheard: 90 }), on(2)], { lapsed: [1] }],
  ['a page heard 89 s ago keeps it', { isOccupied: true }, [on(1, { unheard: 89 })], {}],
  ['one called does not lapse by silence', {}, [called(1, { unheard: 120 })], {}],
  ['whoever asked for a message needs no page', { isOccupied: true }, [written(1, { unheard: 5000 })], {}],
  ['three hours end each wait', { isOccupied: true }, [written(1, { waited: 10_800 })], { lapsed: [1] }],
  ['a message keeps the turn for five minutes', {}, [written(1)], { call: { id: 1, seconds: 300 } }],
  [
    'another channel is not called, and holds nobody up',
    {},
    [on(1, { channel: 'phone' }), on(2)],
    { call: { id: 2, seconds: 60 } },
  ],
  ['nor is a client in another room', {}, [on(1, { isElsewhere: true }), on(2)], { call: { id: 2, seconds: 60 } }],
  ['a message keeps it for two while pages wait', {}, [called(1, { way: 'sms', called: 119, left: 181 }), on(2)], {}],
  [
    'then a page passes, and it stays first',
    {},
    [called(1, { way: 'sms', called: 120, left: 180 }), on(2)],
    { back: { id: 1, keepsTurn: true }, call: { id: 2, seconds: 60 } },
  ],
  ['with nobody on a page it is kept', {}, [called(1, { way: 'sms', called: 200, left: 100 }), written(2)], {}],
  [
    'after one who did not come, pages first',
    {},
    [written(1, { left: 100, called: 200 }), written(2), on(3)],
    { call: { id: 3, seconds: 60 } },
  ],
  [
    'without pages, what is left of the turn',
    {},
    [written(1, { left: 100, called: 200 }), written(2)],
    { call: { id: 1, seconds: 100 } },
  ],
  [
    'five minutes end a turn told by message',
    { isOccupied: true },
    [written(1, { left: 0, called: 300 })],
    { lapsed: [1] },
  ],
  [
    'a psychic who goes takes no turn away',
    { channels: [], away: { kind: 'offline', seconds: 5 } },
    [called(1)],
    { back: { id: 1, keepsTurn: false } },
  ],
  ['a pause keeps all for half an hour', { channels: [], away: { kind: 'paused', seconds: 1799 } }, [on(1)], {}],
  [
    'and then ends the queue',
    { channels: [], away: { kind: 'paused', seconds: 1800 } },
    [on(1), on(2)],
    { dissolved: [1, 2] },
  ],
  [
    'offline ends it after ten minutes',
    { channels: [], away: { kind: 'offline', seconds: 600 } },
    [on(1)],
    { dissolved: [1] },
  ],
])('%s', (_, desk, tickets, moves) => {
  expect(movesOf({ ...free, ...desk }, tickets)).toEqual({ ...none, ...moves })
})
