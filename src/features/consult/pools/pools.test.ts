import { beforeEach, expect, test } from 'vitest'
import { addPsychic, list } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import {
  countOpen,
  finishItem,
  giveBack,
  heldBy,
  openItems,
  putInPool,
  renewHold,
  takeFromPool,
  takeOverdue,
} from './queries.server.ts'
import { POOL_LEASE, type PoolKind } from './rules.ts'

const site = useTestApp()
const DAY = 86_400
const newPsychic = async (siteId = 99) => (await addPsychic(site.owner, { siteId })).id

beforeEach(async () => void (await site.owner.deleteFrom('pool_items').execute()))

/** Items asked a second after another. */
async function put(count: number, given: { siteId?: number; psychicId?: number; kind?: PoolKind } = {}) {
  for (let reference = 1; reference <= count; reference += 1) {
    const askedAt = new Date(site.now().getTime() - DAY + reference * 1000)
    const dueAt = new Date(site.now().getTime() + DAY * 1000)
    await putInPool(site.app.db, { kind: 'question', siteId: 99, psychicId: null, ...given, reference, askedAt, dueAt })
  }
}
const take = (psychicId: number, reference: number | null = null, kind: PoolKind = 'question') =>
  site.app.db.transaction().execute((db) => takeFromPool(db, { kind, psychicId, reference }))
const of = (psychicId: number, reference: number) => ({ kind: 'question' as const, psychicId, reference })

test('two hundred psychics who take at once never share an item', async () => {
  await put(150)
  const psychics = await Promise.all(Array.from({ length: 200 }, () => newPsychic()))
  const taken = await Promise.all(psychics.map((id) => take(id)))
  const references = taken.flatMap((item) => item?.reference ?? [])
  expect(new Set(references).size).toBe(references.length)
  const rest = await Promise.all(psychics.filter((_, at) => taken[at] === null).map((id) => take(id)))
  const all = [...references, ...rest.flatMap((item) => item?.reference ?? [])]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBe(150)
})

test('one psychic with twenty pages open holds one item, the oldest', async () => {
  await put(20)
  const psychic = await newPsychic()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(psychic)))
  expect(new Set(taken.map((item) => item?.reference))).toEqual(new Set([1]))
  expect(await take(psychic, 2)).toBeNull()
  expect(await take(psychic, null, 'sms')).toBeNull()
  expect(await countOpen(site.app.db, 'question', psychic)).toBe(19)
})

test('of forty who want the same item one gets it', async () => {
  await put(1)
  const psychics = await Promise.all(Array.from({ length: 40 }, () => newPsychic()))
  const taken = await Promise.all(psychics.map((id) => take(id, 1)))
  expect(taken.filter((item) => item !== null)).toHaveLength(1)
})

test('a hold lapses by itself, can be renewed until then, and be given back', async () => {
  const { db } = site.app
  await put(1)
  const [first, second] = [await newPsychic(), await newPsychic()]
  await take(first)
  await site.advance(POOL_LEASE - 1)
  expect(await renewHold(db, of(first, 1))).toBe(true)
  expect(await renewHold(db, of(second, 1))).toBe(false)
  await site.advance(POOL_LEASE - 1)
  expect([await take(second), (await heldBy(db, first))?.reference]).toEqual([null, 1])
  await site.advance(1)
  expect(await heldBy(db, first)).toBeNull()
  expect([await renewHold(db, of(first, 1)), await finishItem(db, of(first, 1))]).toEqual([false, false])
  expect((await take(second))?.reference).toBe(1)
  await giveBack(db, of(first, 1))
  expect(await take(first)).toBeNull()
  await giveBack(db, of(second, 1))
  expect((await take(first))?.reference).toBe(1)
})

test('a clock set back an hour keeps no item for an hour', async () => {
  const { db } = site.app
  await put(2)
  const [first, second] = [await newPsychic(), await newPsychic()]
  await take(first, 1)
  await site.advance(-3600)
  expect(await heldBy(db, first)).toBeNull()
  expect(await finishItem(db, of(first, 1))).toBe(false)
  expect((await take(second))?.reference).toBe(1)
  expect([await take(first, 1), (await take(first))?.reference]).toEqual([null, 2])
  await site.advance(3600)
})

test('whose hold lapsed can take another one, and the first goes to somebody else', async () => {
  await put(2)
  const [first, second] = [await newPsychic(), await newPsychic()]
  await take(first, 1)
  await site.advance(POOL_LEASE)
  expect((await take(first, 2))?.reference).toBe(2)
  expect((await take(second))?.reference).toBe(1)
})

test('of two answers sent at once one counts', async () => {
  await put(1)
  const psychic = await newPsychic()
  await take(psychic)
  const done = await Promise.all([1, 2, 3].map(() => finishItem(site.app.db, of(psychic, 1))))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await take(psychic)).toBeNull()
})

test('only live psychics whom the site lists see an item, and only its own psychic one that has one', async () => {
  const { db } = site.app
  await put(1, { siteId: 100 })
  const [here, there, both] = [await newPsychic(), await newPsychic(100), await newPsychic()]
  await list(site.owner, both, 100, 250)
  expect(await take(here)).toBeNull()
  await site.owner.updateTable('psychics').set({ state: 'paused' }).where('id', '=', there).execute()
  expect(await take(there)).toBeNull()
  expect(await openItems(db, { kind: 'question', psychicId: both, limit: 5 })).toMatchObject([
    { reference: 1, siteId: 100 },
  ])
  expect((await take(both))?.siteId).toBe(100)
  await site.owner.deleteFrom('pool_items').execute()
  await put(1, { psychicId: here })
  expect(await take(both)).toBeNull()
  expect((await take(here))?.reference).toBe(1)
})

test('what nobody answered in time leaves the pool once, unless somebody is answering', async () => {
  const { db } = site.app
  await put(3)
  const psychic = await newPsychic()
  await site.advance(DAY - 60)
  await take(psychic, 2)
  expect(await takeOverdue(db, 'question', 10)).toEqual([])
  await site.advance(60)
  const overdue = (await Promise.all([1, 2].map(() => takeOverdue(db, 'question', 10)))).flat()
  expect(overdue.map(({ reference }) => reference).toSorted()).toEqual([1, 3])
  expect(await renewHold(db, of(psychic, 2)), 'once it is due').toBe(false)
  expect(await finishItem(db, of(psychic, 2))).toBe(true)
})
