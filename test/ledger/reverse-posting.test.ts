import { expect, test } from 'vitest'
import { type AccountKey, walletBalance } from '../../src/features/house/ledger/queries.server.ts'
import { verifyLedger } from '../../src/features/money/wallet/verify-ledger.server.ts'
import { violatedConstraint } from '../../src/platform/database/violation.ts'
import { useTestApp } from '../test-app.ts'
import { postAny } from './post-any.ts'
import { reversePosting } from './reverse-posting.ts'

const site = useTestApp()
const wallet: AccountKey = { kind: 'client_wallet', siteId: 99, ownerId: 7 }
const outside: AccountKey = { kind: 'payment_provider', siteId: 99, ownerId: 0 }
const put = (reference: string, amount: number) =>
  postAny(site.owner, 'test', reference, [
    { account: wallet, amount },
    { account: outside, amount: -amount },
  ])
const balance = async () => (await walletBalance(site.app.db, 99, 7)).balance

test('a posting is reversed by its opposite, once, and both stay', async () => {
  const { transactionId } = await put('order', 1000)
  const first = await reversePosting(site, transactionId)
  expect(first).toMatchObject({ applied: true })
  expect(await reversePosting(site, transactionId)).toEqual({ ...first, applied: false })
  expect(await balance()).toBe(0)
  const kept = await site.app.db.selectFrom('ledger_entries').selectAll().where('unit', '=', 'cent').execute()
  expect(kept).toHaveLength(4)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('credit that was already spent can’t be taken back', async () => {
  const { transactionId } = await put('again', 500)
  await put('spent', -200)
  const error = await reversePosting(site, transactionId).catch((thrown) => thrown)
  expect(violatedConstraint(error)).toBe('ledger_no_overdraft')
  expect(await balance()).toBe(300)
})

test('an unknown transaction can’t be reversed', async () => {
  expect(await reversePosting(site, 999_999)).toBeNull()
})
