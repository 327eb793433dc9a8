import { expect, test } from 'vitest'
import { errors } from '../../errors.ts'
import { CallRefused, DEFAULT, FAILURE, unwrap } from './call.ts'

const refusalOf = (answer: Parameters<typeof unwrap>[0]) => {
  try {
    return unwrap(answer)
  } catch (thrown) {
    return thrown instanceof CallRefused && { code: thrown.code, message: thrown.message, field: thrown.field }
  }
}

test('what the browser says by itself is what the table says', () => {
  expect([FAILURE, DEFAULT]).toEqual([errors.networkFailure.message, errors.genericFailure.message])
})

test.each([
  ['no answer', null, { code: 0, message: FAILURE, field: null }],
  ['an answer of something else', {}, { code: 0, message: FAILURE, field: null }],
  ['a refusal without its error', { api: { ok: 0 } }, { code: 1, message: DEFAULT, field: null }],
  ['an error without words', { api: { ok: 0, error: { code: 7 } } }, { code: 7, message: DEFAULT, field: null }],
  [
    'an error of a field',
    { api: { ok: 0, error: { code: 1002, msg: 'Non.', field: 'emailAddress' } } },
    { code: 1002, message: 'Non.', field: 'emailAddress' },
  ],
])('%s', (_what, answer, refusal) => {
  expect(refusalOf(answer)).toEqual(refusal)
})

test('an answer that is right is given as it is', () => {
  const answer = { api: { ok: 1 }, user: { id: 7 } }
  expect(unwrap(answer)).toBe(answer)
})
