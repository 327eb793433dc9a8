import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { Refusal } from '../../errors.ts'
import { once } from './idempotency.ts'

const site = useTestApp()
const outer = () => ({ db: site.app.db, afterCommit: null, app: site.app })

test('while the first attempt runs, the same key is told to wait; then it gets the first answer', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let runs = 0
  const first = once(outer(), 'owner', 'slow', {}, async () => {
    runs += 1
    started.resolve()
    await finish.promise
    return { answer: 1 }
  })
  await started.promise
  await expect(once(outer(), 'owner', 'slow', {}, async () => ({ answer: 2 }))).rejects.toMatchObject({
    reason: 'datastoreContention',
  })
  finish.resolve()
  expect(await first).toEqual({ answer: 1 })
  expect(await once(outer(), 'owner', 'slow', {}, async () => ({ answer: 3 }))).toEqual(await first)
  expect(runs).toBe(1)
  const kept = site.owner.selectFrom('idempotency_keys').select('answer').where('key', '=', 'slow')
  expect(await kept.execute()).toEqual([{ answer: null }])
})

test('a bug leaves no claim behind: the key may be tried again', async () => {
  const failing = once(outer(), 'owner', 'bug', {}, async () => {
    throw new Error('a bug')
  })
  await expect(failing).rejects.toThrow('a bug')
  expect(await once(outer(), 'owner', 'bug', {}, async () => ({ answer: 1 }))).toEqual({ answer: 1 })
})

test.each([
  'paymentUnavailable',
  'stepUpNeeded',
  'tooManyRequests',
  'datastoreContention',
  'balanceTooLow',
  'secondPersonNeeded',
] as const)('%s undoes what was written before it, and leaves the key to another attempt', async (reason) => {
  const failing = once(outer(), 'owner', reason, {}, async (inner) => {
    await inner.db.insertInto('attempts').values({ scope: reason, at: new Date() }).execute()
    throw new Refusal(reason)
  })
  await expect(failing).rejects.toMatchObject({ reason })
  expect(await site.app.db.selectFrom('attempts').selectAll().where('scope', '=', reason).execute()).toEqual([])
  expect(await once(outer(), 'owner', reason, {}, async () => ({ answer: 1 }))).toEqual({ answer: 1 })
  expect(await once(outer(), 'owner', reason, {}, async () => ({ answer: 2 }))).toEqual({ answer: 1 })
})

test('keys of two owners are independent; a malformed key is refused', async () => {
  await once(outer(), 'one', 'shared', {}, async () => ({ answer: 1 }))
  expect(await once(outer(), 'two', 'shared', {}, async () => ({ answer: 2 }))).toEqual({ answer: 2 })
  await expect(once(outer(), 'one', 'é'.repeat(3), {}, async () => ({}))).rejects.toMatchObject({
    reason: 'headersInvalid',
  })
})
