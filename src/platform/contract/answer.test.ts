import pg from 'pg'
import { expect, test } from 'vitest'
import { OutsideFailure } from '../outside/failure.ts'
import { answerOf } from './answer.ts'

test('row 271: a service outside that failed is told with code 100, a bug with code 1, and neither says more', () => {
  const [failed, bug] = [new OutsideFailure('payment.begin', 'secret', 5), new Error('secret')].map(answerOf)
  expect([failed?.status, failed?.body.api.error.code]).toEqual([500, 100])
  expect([bug?.status, bug?.body.api.error.code]).toEqual([500, 1])
  expect(JSON.stringify([failed, bug])).not.toContain('secret')
})

const told = (code: string) => Object.assign(new pg.DatabaseError('secret', 6, 'error'), { code })
const met = (syscall: string, code: string) => Object.assign(new Error('secret'), { syscall, code })

test.each([
  ['has no room on its disk', told('53100')],
  ['has no place left', told('53300')],
  ['ends', told('57P01')],
  ['starts', told('57P03')],
  ['takes no writes', told('25006')],
  ['gave the transaction up', told('25P03')],
  ['can’t read its disk', told('58030')],
  ['hung up', new Error('Connection terminated unexpectedly')],
  ['doesn’t answer', new Error('the database is silent')],
  ['doesn’t let in', new Error('timeout exceeded when trying to connect')],
  ['isn’t there', met('connect', 'ENOENT')],
  ['reset its connection', met('read', 'ECONNRESET')],
])('a database that %s is told with a status by which callers try again, and says no more', (_, thrown) => {
  const { status, body } = answerOf(thrown)
  expect([status, body.api.error.code]).toEqual([503, 4006])
  expect(JSON.stringify(body)).not.toContain('secret')
})

test.each([told('42P01'), told('23505'), told('57014'), met('open', 'ENOENT'), new Error('terminated')])(
  'anything else is a bug: %s',
  (thrown) => {
    expect(answerOf(thrown)).toMatchObject({ status: 500, body: { api: { error: { code: 1 } } } })
  },
)
