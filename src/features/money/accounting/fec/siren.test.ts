import { expect, test } from 'vitest'
import { sirenIn } from './siren.ts'

test.each([
  ['with spaces', 'RCS Paris 732 829 320', '732829320'],
  ['with no-break spaces', 'RCS Paris 732\u00a0829\u00a0320, TVA FR44732829320', '732829320'],
  ['without spaces', '732829320 RCS Paris', '732829320'],
  ['after a capital', 'SAS au capital de 100 000 000 €, 732 829 320 RCS Paris', '732829320'],
  ['with a wrong key', 'RCS Paris 123 456 789', null],
  ['only within a longer number', 'SIRET 73282932000074', null],
  ['none', 'RCS Paris', null],
])('a registration %s', (_what, registration, siren) => {
  expect(sirenIn(registration)).toBe(siren)
})
