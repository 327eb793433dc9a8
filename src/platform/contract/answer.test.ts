import { expect, test } from 'vitest'
import { OutsideFailure } from '../outside/failure.ts'
import { answerOf } from './answer.ts'

test('row 271: a service outside that failed is told with code 100, a bug with code 1, and neither says more', () => {
  const [failed, bug] = [new OutsideFailure('payment.begin', 'secret', 5), new Error('secret')].map(answerOf)
  expect([failed?.status, failed?.body.api.error.code]).toEqual([500, 100])
  expect([bug?.status, bug?.body.api.error.code]).toEqual([500, 1])
  expect(JSON.stringify([failed, bug])).not.toContain('secret')
})
