import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attempt } from '../../../../test/ledger/attempt.ts'
import { addReached, callRow, connected, hungUp, type Reached, usePremium } from '../../../../test/premium.ts'
import { addStaff } from '../../../../test/staff.ts'
import { priceOf, psychicShare, vatWithin } from '../../house/ledger/rules.ts'
import { moneyLaws } from '../../money/reconciliation/laws.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'

const premium = usePremium()
const { site } = premium
let psychic: Reached

async function talk(seconds: number) {
  const line = await connected(premium, psychic)
  await site.advance(seconds)
  await hungUp(premium, line)
  return callRow(premium, line)
}

const broken = async () => {
  const found = []
  for (const { key, faults } of moneyLaws) {
    const { rows } = await sql.raw(faults).execute(site.owner)
    if (rows.length > 0) found.push(key)
  }
  return found
}

const balances = async () => {
  const rows = await site.owner.selectFrom('ledger_accounts').select(['kind', 'owner_id', 'balance']).execute()
  return Object.fromEntries(rows.map(({ kind, owner_id, balance }) => [`${kind} ${owner_id}`, balance]))
}

beforeAll(async () => {
  psychic = await addReached(premium)
})

test('the operator owes, the psychic and the state have their parts, and no wallet is touched', async () => {
  const { id } = await talk(600)
  expect(await balances()).toEqual({
    'premium_operator 0': -540,
    [`vat ${psychic.id}`]: 90,
    [`psychic_earnings ${psychic.id}`]: 202,
    [`site_revenue ${psychic.id}`]: 248,
  })
  const posted = await site.owner.selectFrom('ledger_transactions').selectAll().executeTakeFirstOrThrow()
  expect(posted).toMatchObject({
    kind: 'premium-call',
    reference: `premium:${id}`,
    details: { seconds: 600, paybackPerMinute: 54, vatPercent: 20, psychicSharePercent: 45 },
  })
  expect(await broken()).toEqual([])
  expect(await verifyLedger(site.owner)).toEqual([])
})

test('a call of a second pays nothing back, and posts nothing', async () => {
  const { id } = await talk(1)
  expect(
    await site.owner.selectFrom('ledger_transactions').where('reference', '=', `premium:${id}`).select('id').execute(),
  ).toEqual([])
  expect(await broken()).toEqual([])
})

test('for any seconds, the parts add up to what the operator owes, and the psychic has no more than their share', () => {
  fc.assert(
    fc.property(fc.nat(3600), fc.integer({ min: 1, max: 80 }), fc.nat(100), (seconds, payback, share) => {
      const owed = priceOf(seconds, payback)
      const vat = vatWithin(owed, 20)
      const own = psychicShare(owed, 20, share)
      expect(own).toBeGreaterThanOrEqual(0)
      expect(own * 100).toBeLessThanOrEqual(share * (owed - vat))
      expect(owed - vat - own).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each<[what: string, changes: object]>([
  ['more for the psychic', { psychic_earnings: 203, site_revenue: 247 }],
  ['another debt of the operator', { premium_operator: -541, site_revenue: 249 }],
  ['less VAT', { vat: 89, site_revenue: 249 }],
  ['credit for a client', { client_wallet: 248, site_revenue: 0 }],
])('the application’s role can post no other amounts: %s', async (_what, changes) => {
  const { id } = await site.owner
    .selectFrom('premium_calls')
    .select('id')
    .where('seconds', '=', 600)
    .executeTakeFirstOrThrow()
  const amounts = { premium_operator: -540, vat: 90, psychic_earnings: 202, site_revenue: 248, ...changes }
  const moved = Object.entries(amounts).map(([kind, amount]) => ({
    account: { kind: kind as 'vat', siteId: 99, ownerId: kind === 'premium_operator' ? 0 : psychic.id },
    amount,
  }))
  await expect(attempt(site.app.db, 'post_premium_call', { reference: `premium:${id}`, moved })).rejects.toThrow(
    'no posting without',
  )
  await expect(attempt(site.app.db, 'post_premium_call', { reference: 'premium:999999', moved })).rejects.toThrow(
    'no posting without',
  )
})

test('a defect breaks the law: a call that was counted and not posted', async () => {
  const { id } = await site.owner
    .selectFrom('premium_calls')
    .select('id')
    .where('seconds', '=', 1)
    .executeTakeFirstOrThrow()
  await site.owner.updateTable('premium_calls').set({ payback: 10 }).where('id', '=', id).execute()
  expect(await broken()).toEqual(['premium-calls'])
  await site.owner.updateTable('premium_calls').set({ payback: 0 }).where('id', '=', id).execute()
})

test('earnings, statements and VAT name and count the channel', async () => {
  const { earnings } = (await psychic.browser.get('/api/workspace/earnings')).body
  expect(earnings).toMatchObject({ earned: { month: 202, year: 202, premiumMonth: 202 }, balance: 202, pending: 202 })
  await site.advance(86_400)
  const { browser } = await addStaff(site, 'admin')
  const month = '2026-11'
  const { statement } = (await browser.get(`/api/admin/psychics/${psychic.id}/statement?month=${month}`)).body
  expect(statement.lines).toMatchObject([
    { isPremium: true, seconds: 600, gross: 540, vat: 90, net: 202, commission: 248 },
  ])
  expect(statement.totals).toMatchObject({ consultations: 1, gross: 540, net: 202 })
  const { vat } = (await browser.get('/api/admin/accounting/vat?from=2026-11-01&to=2026-11-21')).body
  expect(vat).toEqual([{ month, percent: 20, base: 450, vat: 90 }])
})
