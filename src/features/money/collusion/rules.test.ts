import { expect, test } from 'vitest'
import { type Figures, type FindingRule, findingsOf, reopens } from './rules.ts'

/** A busy psychic: newcomers on offered time, regulars who pay, a family on one tablet. */
const honest: Figures = {
  rooms: 90,
  clients: 60,
  shortRooms: 20,
  earned: 90_000,
  offered: 25_000,
  onlyOffered: 22,
  together: 9,
  device: 3,
  card: 2,
  phone: 1,
  network: 8,
  ownRooms: 0,
  gifts: 0,
  giftSeconds: 0,
}
/** An accomplice with twelve accounts. */
const accomplice: Figures = {
  rooms: 12,
  clients: 12,
  shortRooms: 0,
  earned: 11_244,
  offered: 11_244,
  onlyOffered: 12,
  together: 12,
  device: 12,
  card: 0,
  phone: 1,
  network: 12,
  ownRooms: 0,
  gifts: 0,
  giftSeconds: 0,
}
/** A new psychic whose first clients all come on offered time, two of them a couple. */
const beginner: Figures = {
  rooms: 4,
  clients: 3,
  shortRooms: 2,
  earned: 2811,
  offered: 2811,
  onlyOffered: 3,
  together: 3,
  device: 2,
  card: 0,
  phone: 1,
  network: 2,
  ownRooms: 0,
  gifts: 0,
  giftSeconds: 0,
}
const eight: Figures = { ...beginner, rooms: 10, clients: 8, earned: 4000, offered: 0, onlyOffered: 0, together: 0 }

const cases: [string, Figures, FindingRule[]][] = [
  ['nothing of a busy psychic', honest, []],
  ['nothing of a new psychic', beginner, []],
  [
    'an accomplice with twelve accounts, by each thing that they share',
    accomplice,
    ['shared-device', 'shared-network', 'created-together', 'only-offered', 'offered-earnings'],
  ],
  ['three rooms with an own account', { ...honest, ownRooms: 3 }, ['own-accounts']],
  ['not two rooms with an own account', { ...honest, ownRooms: 2 }, []],
  ['four accounts on a device, however busy the psychic is', { ...honest, device: 4 }, ['shared-device']],
  ['four accounts with a card', { ...honest, card: 4 }, ['shared-card']],
  ['not three accounts with a card', { ...honest, card: 3 }, []],
  ['three accounts with a mobile', { ...beginner, phone: 3 }, ['shared-phone']],
  ['not two accounts with a mobile', { ...beginner, phone: 2 }, []],
  ['six accounts on a network among eight', { ...eight, network: 6 }, ['shared-network']],
  ['not five accounts on a network among eight', { ...eight, network: 5 }, []],
  ['not six accounts on a network among seven: too few to tell', { ...eight, clients: 7, network: 6 }, []],
  ['24 accounts of sixty created together', { ...honest, together: 24 }, ['created-together']],
  ['not 23 accounts of sixty created together', { ...honest, together: 23 }, []],
  ['36 accounts of sixty that never paid', { ...honest, onlyOffered: 36 }, ['only-offered']],
  ['not 35 accounts of sixty that never paid', { ...honest, onlyOffered: 35 }, []],
  ['three quarters of the earnings on offered time', { ...honest, offered: 67_500 }, ['offered-earnings']],
  ['not a cent less', { ...honest, offered: 67_499 }, []],
  ['not less than forty euros', { ...eight, earned: 3999, offered: 3999 }, []],
  ['forty euros on offered time', { ...eight, earned: 4000, offered: 4000 }, ['offered-earnings']],
  ['54 short rooms of ninety', { ...honest, shortRooms: 54 }, ['short-rooms']],
  ['not 53 short rooms of ninety', { ...honest, shortRooms: 53 }, []],
  ['not fourteen short rooms', { ...eight, rooms: 14, shortRooms: 14 }, []],
]

test.each(cases)('tells %s', (_, figures, found) => {
  expect(findingsOf(figures).map(({ rule }) => rule)).toEqual(found)
})

test('a finding names its figure, of how many, and from how many on it is told', () => {
  expect(findingsOf(accomplice)[0]).toEqual({ rule: 'shared-device', found: 12, total: 12, least: 4 })
})

test('a closed finding is told again once twice as much is found', () => {
  expect([reopens(23, 12), reopens(24, 12)]).toEqual([false, true])
})
