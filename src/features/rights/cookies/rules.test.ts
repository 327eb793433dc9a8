import { expect, test } from 'vitest'
import { choiceIn, countedPath } from './rules.ts'

test.each([
  ['cookie-choice=accepted', 'accepted'],
  ['a=1; cookie-choice=refused; b=2', 'refused'],
  ['my-cookie-choice=accepted', null],
  ['cookie-choice=perhaps', null],
  ['cookie-choice=', null],
  ['', null],
  [null, null],
])('%j is read as %j', (cookies, choice) => {
  expect(choiceIn(cookies, false)).toBe(choice)
  expect(choiceIn(cookies?.replace('cookie-choice', '__Host-cookie-choice') ?? null, true)).toBe(choice)
})

test('a cookie set by another host of the domain is ignored if ours is bound to the host', () => {
  expect(choiceIn('cookie-choice=accepted', true)).toBeNull()
})

test.each([
  ['/', '/'],
  ['/voyance/salome', '/voyance/salome'],
  ['/consultations/12/recu', '/consultations/-/recu'],
  ['/bac-a-sable/paiement/9f3c-aa', '/bac-a-sable/paiement/-'],
])('%s is counted as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})
