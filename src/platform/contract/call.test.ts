import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { errors } from '../../errors.ts'
import { addressOf, CallRefused, call, DEFAULT, FAILURE, type JsonCall, unwrap } from './call.ts'
import { contract } from './contract.ts'

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

/** More than all pauses together; other timers of the program may repeat for ever. */
const LONGEST_WAIT_MS = 10_000

test('reads are retried while the server is busy, at most five times', async () => {
  const soon = busyFor(2)
  const answer = call<JsonCall>('GET', '/api/products')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  expect([await answer, soon.asked]).toEqual([{ api: { ok: 1 } }, 3])
  const never = busyFor(9)
  const refused = call<JsonCall>('GET', '/api/products').catch((thrown) => thrown.code)
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  expect([await refused, never.asked]).toEqual([4009, 5])
})

const sample = contract({
  pay: {
    method: 'POST',
    path: '/api/rooms/:id/pay',
    summary: '',
    access: 'public',
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ after: z.coerce.number().default(0), name: z.string().optional() }),
    body: z.strictObject({ amount: z.int() }),
    movesMoney: true,
    output: z.object({ paid: z.boolean() }),
    refusals: [],
  },
  look: { method: 'GET', path: '/api/rooms', summary: '', access: 'public', output: z.object({}), refusals: [] },
})
type Sample = typeof sample

test('a call is sent to its path, with parameters, query, body and key', async () => {
  const sent = vi.fn(async (_path: string, _asked: RequestInit) => Response.json({ api: { ok: 1 }, paid: true }))
  vi.stubGlobal('fetch', sent)
  const { paid } = await call<Sample['pay']>('POST', '/api/rooms/:id/pay', {
    params: { id: 7 },
    query: { after: 2, name: undefined },
    body: { amount: 5 },
    key: 'once',
  })
  const [path, asked] = sent.mock.calls[0]!
  expect([path, asked.method, asked.body, paid]).toEqual(['/api/rooms/7/pay?after=2', 'POST', '{"amount":5}', true])
  expect(asked.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'once' })
  expect(addressOf('/api/texts/:key', { params: { key: 'a/b?' } })).toBe('/api/texts/a%2Fb%3F')
})

test('a call that the contract does not have does not compile', () => {
  const given = { params: { id: 7 }, body: { amount: 5 }, key: 'once' }
  const wrong = () => [
    // @ts-expect-error: another method
    call<Sample['pay']>('GET', '/api/rooms/:id/pay', given),
    // @ts-expect-error: another path
    call<Sample['pay']>('POST', '/api/rooms/:id', given),
    // @ts-expect-error: no key, although money moves
    call<Sample['pay']>('POST', '/api/rooms/:id/pay', { params: { id: 7 }, body: { amount: 5 } }),
    // @ts-expect-error: a field of the wrong type
    call<Sample['pay']>('POST', '/api/rooms/:id/pay', { ...given, body: { amount: '5' } }),
    // @ts-expect-error: a body where there is none
    call<Sample['look']>('GET', '/api/rooms', { body: {} }),
    // @ts-expect-error: nothing given
    call<Sample['pay']>('POST', '/api/rooms/:id/pay'),
    // @ts-expect-error: no contract named
    call('GET', '/api/rooms'),
  ]
  expect(wrong).toBeTypeOf('function')
})

test('calls that may change something are not retried', async () => {
  const seen = busyFor(1)
  expect(await call<JsonCall>('POST', '/api/wallet/top-ups', { body: {} }).catch((thrown) => thrown.code)).toBe(4009)
  expect(seen.asked).toBe(1)
})

/** A line that is lost for so many requests. */
function lostFor(times: number, lost: Error): { asked: number } {
  const seen = { asked: 0 }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    seen.asked += 1
    if (seen.asked <= times) throw lost
    return Response.json({ api: { ok: 1 } })
  })
  return seen
}
const refused = (thrown: CallRefused) => thrown.code
const body = { amount: 5 }

test('row 322: reads and calls with a key are asked again when the line is lost, five times at most', async () => {
  for (const ask of [
    () => call<JsonCall>('GET', '/api/products').catch(refused),
    () => call<Sample['pay']>('POST', '/api/rooms/:id/pay', { params: { id: 7 }, body, key: 'once' }).catch(refused),
  ]) {
    const soon = lostFor(4, new TypeError('Failed to fetch'))
    const answer = ask()
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
    expect([await answer, soon.asked]).toEqual([{ api: { ok: 1 } }, 5])
    const never = lostFor(5, new TypeError('Failed to fetch'))
    const failure = ask()
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
    expect([await failure, never.asked]).toEqual([0, 5])
  }
})

test('a call that changes something without a key is not asked again, nor one that took the whole time-out', async () => {
  const changing = lostFor(1, new TypeError('Failed to fetch'))
  expect(await call<JsonCall>('POST', '/api/contacts', { body: {} }).catch(refused)).toBe(0)
  const late = lostFor(1, new DOMException('The operation timed out.', 'TimeoutError'))
  expect(await call<JsonCall>('GET', '/api/products').catch(refused)).toBe(0)
  expect([changing.asked, late.asked]).toEqual([1, 1])
})
