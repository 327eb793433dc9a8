import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { openKeyRing } from '../at-rest/key-ring.ts'
import { openLastingKey } from './lasting-key.ts'
import { Secrets } from './secrets.ts'

const [OLD, YOUNG] = ['the first secret of the tests, long enough', 'the next secret of the tests, long enough']
const [old, young, both] = [new Secrets([OLD]), new Secrets([YOUNG]), new Secrets([YOUNG, OLD])]

test('signatures are made with the newest secret, and accepted under each configured one', () => {
  expect(both.sign('a text')).toEqual(young.sign('a text'))
  expect([both.hasSigned('a text', old.sign('a text')), young.hasSigned('a text', old.sign('a text'))]).toEqual([
    true,
    false,
  ])
  expect(both.hasSigned('another', old.sign('a text'))).toBe(false)
  expect(both.hasSigned('a text', Buffer.alloc(0))).toBe(false)
})

test('sealed data opens under each configured secret, and reports whether it is older', async () => {
  const [before, now] = [await old.seal({ a: 1 }), await both.seal({ a: 1 })]
  expect(await both.unseal(before)).toEqual({ content: { a: 1 }, isOld: true })
  expect(await young.unseal(now)).toEqual({ content: { a: 1 }, isOld: false })
  expect(await young.unseal(before)).toEqual({ content: {}, isOld: false })
  expect(await both.unseal('nothing of ours')).toEqual({ content: {}, isOld: false })
})

test('each purpose has its own keys, one per secret', () => {
  const keys = [...both.keys('one'), ...both.keys('another')].map((key) => key.toString('hex'))
  expect(new Set(keys).size).toBe(4)
  expect(both.keys('one')).toEqual([young.keys('one')[0], old.keys('one')[0]])
})

describe('a lasting key', () => {
  const site = useTestApp()
  const [one, other] = [
    { id: 'one', secret: 'a data key of this test, long enough for it' },
    { id: 'other', secret: 'the next data key of this test, long enough' },
  ]

  test('is created once, however many ask, and sealed in the database', async () => {
    const ring = openKeyRing([one])
    const asked = await Promise.all([1, 2, 3].map(() => openLastingKey(site.app.db, ring, 'several', OLD)))
    expect(new Set(asked.map((key) => key.toString('hex'))).size).toBe(1)
    expect(asked[0]).toHaveLength(32)
    await expect(openLastingKey(site.app.db, openKeyRing([other]), 'several', OLD)).rejects.toThrow('DATA_KEYS')
  })

  test('is the former secret in a database that already has people', async () => {
    const values = { site_id: 99, role: 'client', first_name: 'Camille', created_at: site.now() }
    const { id } = await site.owner.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    expect(await openLastingKey(site.app.db, openKeyRing([one]), 'old', OLD)).toEqual(Buffer.from(OLD))
    await site.owner.deleteFrom('users').where('id', '=', id).execute()
  })
})
