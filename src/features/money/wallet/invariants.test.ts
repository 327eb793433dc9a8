import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { invariants } from '../../../../test/ledger/invariants.ts'
import { Ledger, onDefective, wallet } from '../../../../test/ledger/ledger.ts'
import { postAny, setAside } from '../../../../test/ledger/post-any.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { AccountKey } from '../../house/ledger/queries.server.ts'

const revenue: AccountKey = { kind: 'site_revenue', siteId: 99, ownerId: 0 }
const SEED = 20_261_121
const site = useTestApp()

test.each(invariants)('$name', async ({ property, runs }) => {
  await fc.assert(property(new Ledger(site.app.db, site.owner)), { seed: SEED, numRuns: runs, endOnFailure: true })
})

test.each(invariants)('planted: $name', async ({ property, runs, plant }) => {
  await onDefective(plant, async (ledger) => {
    const { errorInstance } = await fc.check(property(ledger), { seed: SEED, numRuns: runs, endOnFailure: true })
    expect(errorInstance, 'the defect went unseen').toMatchObject({ name: 'AssertionError' })
  })
})

test('two consultations and a purchase on one wallet at once: the reserved amount can be charged, and no more', async () => {
  const ledger = new Ledger(site.app.db, site.owner)
  const ownerId = ledger.fresh()
  await ledger.put(ownerId, 1500)
  const consult = async (perMinute: number) => {
    const id = ledger.fresh()
    let held = 0
    for (let minute = 0; minute < 12; minute += 1) held += await setAside(ledger.owner, id, wallet(ownerId), perMinute)
    await ledger.owner.transaction().execute(async (db) => {
      await sql`select ledger_let_go(${id})`.execute(db)
      await postAny(db, 'consultation', `consultation:${id}`, [
        { account: wallet(ownerId), amount: -held },
        { account: revenue, amount: held },
      ])
    })
    return held
  }
  const [first, second] = await Promise.all([consult(97), consult(113), ledger.put(ownerId, 500)])
  expect(first + second).toBeGreaterThan(1500 - 97)
  const { balance, reserved } = await ledger.account(wallet(ownerId))
  expect({ balance, reserved }).toEqual({ balance: 2000 - first - second, reserved: 0 })
  expect(await ledger.faults([ownerId])).toEqual([])
})
