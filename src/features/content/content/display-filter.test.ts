import { expect, test } from 'vitest'
import { type DisplayRules, isDisplayed, type Viewer } from './display-filter.ts'

const anything: DisplayRules = {
  user_type: null,
  gender: null,
  link: null,
  path: null,
  is_exact_path: false,
  startDate: null,
  endDate: null,
}
const visitor: Viewer = {
  signedIn: false,
  gender: 'unknown',
  path: '/voyance/salome',
  now: new Date('2026-11-21T11:00:00.000Z'),
}
const woman: Viewer = { ...visitor, signedIn: true, gender: 'female' }
const at = (now: string): Viewer => ({ ...visitor, now: new Date(now) })
const dates = { startDate: '2026-11-21T11:00:00.000Z', endDate: '2026-11-22T11:00:00.000Z' }

test.each<[string, Partial<DisplayRules>, Viewer, boolean]>([
  ['no rule, for a visitor', {}, visitor, true],
  ['no rule, for a client', {}, woman, true],
  ['visitors only, for a visitor', { user_type: 'not_logged_in' }, visitor, true],
  ['visitors only, for a client', { user_type: 'not_logged_in' }, woman, false],
  ['clients only, for a visitor', { user_type: 'logged_in' }, visitor, false],
  ['clients only, for a client', { user_type: 'logged_in' }, woman, true],
  ['women only, for a woman', { gender: 'female' }, woman, true],
  ['men only, for a woman', { gender: 'male' }, woman, false],
  ['women only, for a person of unknown gender', { gender: 'female' }, visitor, false],
  ['a link to another page', { link: '/voyance' }, visitor, true],
  ['a link to this very page', { link: '/voyance/salome' }, visitor, false],
  ['a path contained in this one', { path: '/voyance' }, visitor, true],
  ['a path below this one', { path: 'salo' }, visitor, true],
  ['a path that this one does not contain', { path: '/wallet' }, visitor, false],
  ['the exact path', { path: '/voyance/salome', is_exact_path: true }, visitor, true],
  ['a part of the path, with an exact match required', { path: '/voyance', is_exact_path: true }, visitor, false],
  ['an exact match without a path', { is_exact_path: true }, visitor, true],
  ['at the very start', dates, at('2026-11-21T11:00:00.000Z'), false],
  ['a millisecond after the start', dates, at('2026-11-21T11:00:00.001Z'), true],
  ['a millisecond before the end', dates, at('2026-11-22T10:59:59.999Z'), true],
  ['at the very end', dates, at('2026-11-22T11:00:00.000Z'), false],
  ['only a start, long ago', { startDate: dates.startDate }, at('2036-01-01T00:00:00Z'), true],
  ['only a start, in the future', { startDate: dates.startDate }, at('2026-01-01T00:00:00Z'), false],
  ['only an end, in the future', { endDate: dates.endDate }, at('2026-01-01T00:00:00Z'), true],
  ['only an end, in the past', { endDate: dates.endDate }, at('2036-01-01T00:00:00Z'), false],
  [
    'all rules met',
    { user_type: 'logged_in', gender: 'female', path: '/voyance', ...dates },
    { ...woman, now: new Date('2026-11-21T12:00:00Z') },
    true,
  ],
  [
    'all rules but one met',
    { user_type: 'logged_in', gender: 'male', path: '/voyance', ...dates },
    { ...woman, now: new Date('2026-11-21T12:00:00Z') },
    false,
  ],
])('%s', (_, rules, viewer, expected) => {
  expect(isDisplayed({ ...anything, ...rules }, viewer)).toBe(expected)
})
