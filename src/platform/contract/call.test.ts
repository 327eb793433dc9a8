import { afterEach, expect, test, vi } from 'vitest'
import { errors } from '../../errors.ts'
import { CallRefused, callApi, DEFAULT, FAILURE, unwrap } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refusalOf = (answer: Parameters<typeof unwrap>[0]) => {
  try {
    return unwrap(answer)
  } catch (thrown) {
    return thrown instanceof CallRefused && { code: thrown.code, message: thrown.message, field: thrown.field }
  }
}

test('messages defined in the browser equal those of the table', () => {
  expect([FAILURE, DEFAULT]).toEqual([errors.networkFailure.message, errors.genericFailure.message])
})

test.each([
  ['no answer', null, { code: 0, message: FAILURE, field: null }],
  ['an answer from something else', {}, { code: 0, message: FAILURE, field: null }],
  ['a refusal without its error', { api: { ok: 0 } }, { code: 1, message: DEFAULT, field: null }],
  ['an error without a message', { api: { ok: 0, error: { code: 7 } } }, { code: 7, message: DEFAULT, field: null }],
  [
    'an error with a field',
    { api: { ok: 0, error: { code: 1002, msg: 'Non.', field: 'emailAddress' } } },
    { code: 1002, message: 'Non.', field: 'emailAddress' },
  ],
])('%s', (_what, answer, refusal) => {
  expect(refusalOf(answer)).toEqual(refusal)
})

test('a successful answer is returned unchanged', () => {
  const answer = { api: { ok: 1 }, user: { id: 7 } }
  expect(unwrap(answer)).toBe(answer)
})

/** A server that is busy for so many requests, and a count of the requests. */
function busyFor(times: number): { asked: number } {
  const seen = { asked: 0 }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    seen.asked += 1
    if (seen.asked > times) return Response.json({ api: { ok: 1 } })
    return Response.json({ api: { ok: 0, error: { code: 4009, msg: 'Trop de monde.' } } }, { status: 503 })
  })
  return seen
}

test('reads are retried while the server is busy, at most five times', async () => {
  const soon = busyFor(2)
  const answer = callApi('GET', '/api/products')
  await vi.runAllTimersAsync()
  expect([await answer, soon.asked]).toEqual([{ api: { ok: 1 } }, 3])
  const never = busyFor(9)
  const refused = callApi('GET', '/api/products').catch((thrown) => thrown.code)
  await vi.runAllTimersAsync()
  expect([await refused, never.asked]).toEqual([4009, 5])
})

test('calls that may change something are not retried', async () => {
  const seen = busyFor(1)
  expect(await callApi('POST', '/api/wallet/top-ups', {}).catch((thrown) => thrown.code)).toBe(4009)
  expect(seen.asked).toBe(1)
})
