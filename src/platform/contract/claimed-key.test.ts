import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { Refusal } from '../../errors.ts'
import { onceOutside } from './claimed-key.ts'
import { once } from './idempotency.ts'

const POOL = 2
const site = useTestApp({}, { poolSize: POOL })
const visit = () => ({ db: site.app.db, afterCommit: null, app: site.app })
const under = (key: string, work: (reference: string) => Promise<object>, body: object = {}) =>
  onceOutside(visit(), 'owner', key, body, work)
const row = (key: string) =>
  site.owner.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

/** Work that waits until it is released. */
function waiting() {
  const started = Promise.withResolvers<string>()
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const work = (reference: string) => {
    started.resolve(reference)
    return promise
  }
  return { work, started: started.promise, finish: resolve, fail: reject }
}

test('while the first attempt waits, the same key is told to wait and another body is refused; then it gets the first answer', async () => {
  const first = waiting()
  const answer = under('slow', first.work)
  await first.started
  await expect(under('slow', async () => ({}))).rejects.toMatchObject({ reason: 'datastoreContention' })
  await expect(once(visit(), 'owner', 'slow', {}, async () => ({}))).rejects.toMatchObject({
    reason: 'datastoreContention',
  })
  await expect(under('slow', async () => ({}), { other: 1 })).rejects.toMatchObject({ reason: 'keyReused' })
  first.finish({ answer: 1 })
  expect(await answer).toEqual({ answer: 1 })
  expect(await under('slow', async () => ({ answer: 2 }))).toEqual(await answer)
  await expect(under('slow', async () => ({}), { other: 1 })).rejects.toMatchObject({ reason: 'keyReused' })
  expect(await row('slow')).toMatchObject({ status: 200, answer: null, claimed_until: null })
})

test('sixty-four concurrent calls under one key run the work once', async () => {
  let runs = 0
  const asked = Array.from({ length: 64 }, () =>
    under('many', async () => {
      runs += 1
      return { answer: runs }
    }).catch((thrown: Refusal) => thrown.reason),
  )
  const answers = new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer)))
  answers.delete('"datastoreContention"')
  expect([...answers]).toEqual([JSON.stringify({ answer: 1 })])
  expect(runs).toBe(1)
})

test('many calls that wait for an outside service hold no database connection', async () => {
  const held = Array.from({ length: POOL + 5 }, waiting)
  const asked = held.map(({ work }, place) => under(`held-${place}`, work))
  await Promise.all(held.map(({ started }) => started))
  expect(await site.app.db.selectFrom('users').select('id').limit(1).execute()).toEqual([])
  for (const { finish } of held) finish({})
  await Promise.all(asked)
})

test.each([
  ['a bug', () => new Error('a bug'), 'a bug'],
  ['a temporary failure', () => new Refusal('paymentUnavailable'), /Le paiement ne répond pas/],
  ['a rate limit', () => new Refusal('tooManyRequests'), /Trop de demandes/],
  ['an expired code', () => new Refusal('stepUpNeeded'), /nouveau code/],
  ['missing credit', () => new Refusal('balanceTooLow'), /crédit/],
  ['a lock held too long', () => new Refusal('datastoreContention'), /déjà en cours/],
])('%s leaves the key to another attempt, under the same reference', async (name, thrown, message) => {
  const first = waiting()
  const failing = under(name.replaceAll(' ', '-'), first.work)
  const reference = await first.started
  first.fail(thrown())
  await expect(failing).rejects.toThrow(message)
  const second = await under(name.replaceAll(' ', '-'), async (given) => ({ given }))
  expect(second).toEqual({ given: reference })
})

test('an attempt that was cut off loses the key after a while; the one that took over is answered', async () => {
  const cut = waiting()
  const lost = under('cut', cut.work)
  const reference = await cut.started
  await site.advance(14)
  await expect(under('cut', async () => ({}))).rejects.toMatchObject({ reason: 'datastoreContention' })
  await site.advance(1)
  const taken = await under('cut', async (given) => ({ given, by: 'second' }))
  expect(taken).toEqual({ given: reference, by: 'second' })
  cut.finish({ given: reference, by: 'first' })
  expect(await lost).toEqual(taken)
  expect(await under('cut', async () => ({}))).toEqual(taken)
})

test('a key claimed before the clock was set back an hour is free again', async () => {
  const cut = waiting()
  const lost = under('set-back', cut.work)
  const reference = await cut.started
  await site.advance(-3600)
  expect(await under('set-back', async (given) => ({ given }))).toEqual({ given: reference })
  cut.finish({})
  expect(await lost).toEqual({ given: reference })
})

test('a late failure doesn’t free a key that another attempt has taken over', async () => {
  const [first, second] = [waiting(), waiting()]
  const lost = under('late', first.work)
  await first.started
  await site.advance(20)
  const taken = under('late', second.work)
  await second.started
  first.fail(new Error('late'))
  await expect(lost).rejects.toThrow('late')
  await expect(under('late', async () => ({}))).rejects.toMatchObject({ reason: 'datastoreContention' })
  second.finish({})
  await taken
})
