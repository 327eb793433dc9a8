import { expect, test } from 'vitest'
import { chosenIn, isInTime } from './rules.ts'

test.each([
  ['2026-11-03T12:00:00+01:00', '2026-11-03T12:00:01+01:00', true],
  // The fourteenth day ends at midnight in Paris, whatever the time of the payment.
  ['2026-11-03T00:30:00+01:00', '2026-11-17T23:59:59+01:00', true],
  ['2026-11-03T23:30:00+01:00', '2026-11-18T00:00:00+01:00', false],
  // Across the change to winter time.
  ['2026-10-20T00:30:00+02:00', '2026-11-03T23:59:59+01:00', true],
  ['2026-10-20T00:30:00+02:00', '2026-11-04T00:00:00+01:00', false],
  // Christmas, a Friday, then the week-end; All Saints, a Sunday; Easter Monday.
  ['2026-12-11T12:00:00+01:00', '2026-12-28T23:59:59+01:00', true],
  ['2026-12-11T12:00:00+01:00', '2026-12-29T00:00:00+01:00', false],
  ['2026-10-18T12:00:00+02:00', '2026-11-03T00:00:00+01:00', false],
  ['2027-03-14T12:00:00+01:00', '2027-03-30T12:00:00+02:00', true],
  ['2027-03-15T12:00:00+01:00', '2027-03-31T00:00:00+02:00', false],
  // A Sunday and a Saturday.
  ['2026-11-01T12:00:00+01:00', '2026-11-16T23:59:59+01:00', true],
  ['2026-11-07T12:00:00+01:00', '2026-11-23T23:59:59+01:00', true],
  ['2026-11-07T12:00:00+01:00', '2026-11-24T00:00:00+01:00', false],
])('paid at %s, withdrawn from at %s', (paid, now, expected) => {
  expect(isInTime(new Date(paid), new Date(now))).toBe(expected)
})

test.each([
  ['commande-12', { kind: 'order', id: 12 }],
  ['consultation-7', { kind: 'consultation', id: 7 }],
  ['commande-0', null],
  ['commande-', null],
  ['commande-12-13', null],
  [null, null],
])('%s refers to %j', (text, expected) => {
  expect(chosenIn(text)).toEqual(expected)
})
