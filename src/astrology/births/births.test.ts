import { describe, expect, test } from 'vitest'
import { ChartFault } from './fault.ts'
import { dayOfBirth, instantOfBirth } from './instant-of-birth.ts'
import { type Birth, readBirth, writeOffset } from './read-birth.ts'

const paris = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }
const lyon = { latitude: 45.76, longitude: 4.84, timeZone: 'Europe/Paris' }
const brest = { latitude: 48.39, longitude: -4.4861, timeZone: 'Europe/Paris' }
const montreal = { latitude: 45.5, longitude: -73.57, timeZone: 'America/Toronto' }

const instant = (birth: Birth) => {
  const read = readBirth(birth)
  return instantOfBirth(read, read.time!).at.toISOString()
}
const faultOf = (birth: Birth): ChartFault => {
  try {
    instant(birth)
  } catch (error) {
    if (error instanceof ChartFault) return error
    throw error
  }
  throw new Error('no fault')
}

describe('the instant of a birth', () => {
  test.each([
    ['winter in Paris', { ...paris, date: '1990-01-12', time: '14:30' }, '1990-01-12T13:30:00.000Z'],
    ['summer in Paris', { ...paris, date: '1990-05-12', time: '14:30:15' }, '1990-05-12T12:30:15.000Z'],
    ['before summer time existed', { ...paris, date: '1970-07-01', time: '12:00' }, '1970-07-01T11:00:00.000Z'],
    ['double summer time, 1945', { ...paris, date: '1945-06-01', time: '12:00' }, '1945-06-01T10:00:00.000Z'],
    ['Greenwich time, 1925', { ...paris, date: '1925-01-10', time: '12:00' }, '1925-01-10T12:00:00.000Z'],
    ['Paris mean time in Brest, 1900', { ...brest, date: '1900-01-01', time: '12:00' }, '1900-01-01T11:50:39.000Z'],
    ['local mean time of Brest, 1880', { ...brest, date: '1880-01-01', time: '12:00' }, '1880-01-01T12:17:57.000Z'],
    [
      'local mean time of Montréal, 1880',
      { ...montreal, date: '1880-01-01', time: '12:00' },
      '1880-01-01T16:54:17.000Z',
    ],
    ['German time in Paris, 1941', { ...paris, date: '1941-01-01', time: '12:00' }, '1941-01-01T10:00:00.000Z'],
    [
      'one time in the whole of France, 1943',
      { ...lyon, date: '1943-01-01', time: '12:00' },
      '1943-01-01T11:00:00.000Z',
    ],
    [
      'war time in New York',
      { ...montreal, timeZone: 'America/New_York', date: '1943-01-01', time: '12:00' },
      '1943-01-01T16:00:00.000Z',
    ],
    [
      'an offset with half an hour',
      { ...montreal, timeZone: 'Asia/Kolkata', date: '2001-01-01', time: '00:00' },
      '2000-12-31T18:30:00.000Z',
    ],
    ['a given offset', { ...lyon, date: '1941-01-01', time: '12:00', utcOffset: '+01:00' }, '1941-01-01T11:00:00.000Z'],
    [
      'a given western offset',
      { ...paris, date: '1941-01-01', time: '12:00', utcOffset: '-04:56:02' },
      '1941-01-01T16:56:02.000Z',
    ],
    [
      'the day the date line moved',
      { latitude: -13.8, longitude: -171.8, timeZone: 'Pacific/Apia', date: '2011-12-31', time: '12:00' },
      '2011-12-30T22:00:00.000Z',
    ],
  ])('%s', (_, birth, expected) => expect(instant(birth)).toBe(expected))

  test.each([
    ['timeSkipped', { ...paris, date: '1976-03-28', time: '01:30' }, ['+02:00', '+01:00']],
    ['timeSkipped', { ...paris, date: '1940-06-14', time: '23:30' }, ['+02:00', '+01:00']],
    ['timeSkipped', { ...paris, date: '2026-03-29', time: '02:15' }, ['+02:00', '+01:00']],
    ['timeComesTwice', { ...paris, date: '1976-09-26', time: '00:30' }, ['+02:00', '+01:00']],
    ['timeComesTwice', { ...montreal, date: '2025-11-02', time: '01:30' }, ['-04:00', '-05:00']],
    ['timeDivided', { ...lyon, date: '1940-06-20', time: '08:00' }, ['+02:00', '+01:00']],
    ['timeDivided', { ...lyon, date: '1942-01-20', time: '08:00' }, ['+02:00', '+01:00']],
  ] as const)('%s is a question with choices, not a guess', (kind, birth, offsets) => {
    const fault = faultOf(birth)
    expect(fault).toMatchObject({ kind, field: 'birthTime' })
    expect(fault.choices.map(({ utcOffset }) => utcOffset)).toEqual(offsets)
    const [first, second] = fault.choices.map((choice) => choice.instant)
    expect(Date.parse(first!)).toBeLessThan(Date.parse(second!))
    for (const choice of fault.choices) {
      expect(Date.parse(instant({ ...birth, utcOffset: choice.utcOffset }))).toBe(Date.parse(choice.instant))
    }
  })

  test.each([
    ['dateInvalid', 'birthDate', { date: '1990-06-31' }],
    ['dateInvalid', 'birthDate', { date: '1990-6-3' }],
    ['dateInvalid', 'birthDate', { date: '1900-02-29' }],
    ['dateOutOfRange', 'birthDate', { date: '1799-12-31' }],
    ['dateOutOfRange', 'birthDate', { date: '2201-01-01' }],
    ['timeInvalid', 'birthTime', { time: '24:00' }],
    ['timeInvalid', 'birthTime', { time: '9:00' }],
    ['timeInvalid', 'birthTime', { time: '12:60' }],
    ['latitudeInvalid', 'latitude', { latitude: 91 }],
    ['latitudeInvalid', 'latitude', { latitude: Number.NaN }],
    ['longitudeInvalid', 'longitude', { longitude: -180.1 }],
    ['timeZoneUnknown', 'timeZone', { timeZone: 'Europe/Lutece' }],
    ['timeZoneUnknown', 'timeZone', { timeZone: '+01:00' }],
    ['timeZoneUnknown', 'timeZone', { timeZone: '' }],
    ['utcOffsetInvalid', 'utcOffset', { utcOffset: '1' }],
    ['utcOffsetInvalid', 'utcOffset', { utcOffset: '+16:00' }],
  ] as const)('%s belongs to the field %s', (kind, field, wrong) => {
    expect(faultOf({ ...paris, date: '1990-05-12', time: '12:00', ...wrong })).toMatchObject({ kind, field })
  })

  test('the first and last days, the poles and the date line are accepted', () => {
    for (const date of ['1800-01-01', '2200-12-31', '2000-02-29']) instant({ ...paris, date, time: '00:00' })
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
    ] as const)
      instant({ latitude, longitude, timeZone: 'UTC', date: '2000-01-01', time: '23:59:59' })
  })
})

describe('the civil day of a birth', () => {
  const hours = (birth: Birth) => {
    const { from, to } = dayOfBirth(readBirth(birth))
    return (to.getTime() - from.getTime()) / 3_600_000
  }

  test.each([
    ['an ordinary day', { ...paris, date: '1990-05-12' }, 24],
    ['clocks put forward', { ...paris, date: '1976-03-28' }, 23],
    ['clocks put back', { ...paris, date: '2025-10-26' }, 25],
    ['possibly the free zone', { ...lyon, date: '1941-01-01' }, 25],
    ['with a given offset', { ...lyon, date: '1941-01-01', utcOffset: '+01:00' }, 24],
  ])('%s', (_, birth, expected) => expect(hours(birth)).toBe(expected))
})

test('offsets are written with seconds only if there are any', () => {
  expect([0, 3600, -12600, 561, -17762].map(writeOffset)).toEqual([
    '+00:00',
    '+01:00',
    '-03:30',
    '+00:09:21',
    '-04:56:02',
  ])
})
