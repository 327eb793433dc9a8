import { expect, test } from 'vitest'
import { inSpokenEuros, inSpokenMinutes } from './spoken.ts'

test.each([
  [0, '0 seconde'],
  [1, '1 seconde'],
  [60, '1 minute'],
  [125, '2 minutes et 5 secondes'],
])('%i s is said « %s »', (seconds, said) => expect(inSpokenMinutes(seconds)).toBe(said))

test.each([
  [0, '0 euro'],
  [1, '1 centime'],
  [90, '90 centimes'],
  [100, '1 euro'],
  [205, '2 euros 05'],
  [250, '2 euros 50'],
])('%i cents are said « %s »', (cents, said) => expect(inSpokenEuros(cents)).toBe(said))
