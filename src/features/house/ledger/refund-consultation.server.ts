import { Refusal } from '../../../errors.ts'
import type { Work } from '../../../platform/database/transaction.ts'
import { creditOfBill, creditReturned, lockCredit } from './credit-queries.server.ts'
import { lessenShare, lockPendingShare, settleShare } from './pending-share-queries.server.ts'
import { settlePoints } from './points.server.ts'
import { post } from './queries.server.ts'
import { listPostings, type Posting } from './refund-queries.server.ts'
import { type Bearer, type Before, type Parts, refundParts } from './refund-rules.ts'
import type { AccountKind } from './rules.ts'
import { sidesOf } from './sides.ts'

export interface Billed {
  consultationId: number
  siteId: number
  clientId: number
  psychicId: number
  vatPercent: number
  /** The bill's transaction; null if nothing was billed. */
  transactionId: number | null
}

/** The totals of the given postings. A bill debits purses: `sign` is −1 for a bill, 1 for a refund. */
function sumOf(postings: readonly Posting[], sign: 1 | -1): Omit<Parts, 'taxed'> {
  const of = (...kinds: readonly AccountKind[]) =>
    postings.reduce((sum, one) => (kinds.includes(one.account) ? sum + one.amount : sum), 0)
  return {
    cash: sign * of('client_wallet'),
    promotional: sign * of('client_promotional'),
    seconds: sign * of('client_free_time'),
    vat: -sign * of('vat'),
    share: -sign * of('psychic_earnings', 'psychic_pending', 'psychic_held'),
  }
}

/**
 * Posts `refund`: returns cents of a consultation's cost to the purses that they came from. Either the psychic and the
 * site each give back their part, or the site pays all and the psychic keeps theirs. If only free time was counted, a
 * refund of 0 cents returns it.
 * @throws {Refusal} refundTooHigh for more than is left
 */
export async function refundConsultation(
  work: Pick<Work, 'db'>,
  of: Billed,
  { amount, bearer }: { amount: number; bearer: Bearer },
): Promise<void> {
  const { consultationId, siteId, vatPercent, transactionId } = of
  if (transactionId === null) {
    if (amount > 0) throw new Refusal('refundTooHigh')
    return
  }
  const pending = await lockPendingShare(work.db, consultationId)
  await lockCredit(work.db, of.clientId)
  const postings = await listPostings(work.db, consultationId, transactionId)
  const isBack = ({ kind }: Posting) => kind === 'refund' || kind === 'reversal'
  const back = postings.filter(isBack)
  const bill = sumOf(
    postings.filter((one) => !isBack(one)),
    -1,
  )
  const taxed = await creditOfBill(work.db, consultationId)
  const before: Before = { ...sumOf(back, 1), taxed: taxed.back, shared: sharedOf(back) }
  const left = bill.cash + bill.promotional - before.cash - before.promotional
  if (amount > left || (left === 0 && before.seconds === bill.seconds)) throw new Refusal('refundTooHigh')
  const parts = refundParts({ ...bill, taxed: taxed.paid }, before, amount, bearer)
  const returned = await creditReturned(work.db, consultationId, parts.cash)
  const waiting = Math.min(parts.share, pending?.amount ?? 0)
  const { client, psychic } = sidesOf(of)
  const times = new Set(back.map((one) => one.transactionId)).size
  const reference = `consultation:${consultationId}${times === 0 ? '' : `:${times + 1}`}`
  const { applied } = await post(work.db, 'refund', reference, { amount, bearer, vatPercent }, [
    client('client_wallet', parts.cash),
    client('client_promotional', parts.promotional),
    client('client_free_time', parts.seconds),
    psychic('free_time_used', -parts.seconds),
    client('client_vat', -returned.vat),
    psychic('vat', -parts.vat),
    ...(bearer === 'house'
      ? [{ account: { kind: 'refunds', siteId, ownerId: 0 } as const, amount: parts.vat + returned.vat - amount }]
      : [
          psychic('psychic_pending', -waiting),
          psychic('psychic_earnings', waiting - parts.share),
          psychic('site_revenue', parts.vat + returned.vat + parts.share - amount),
        ]),
  ])
  if (!applied) throw new Error(`${reference} was given back meanwhile`)
  await settlePoints(work.db, of)
  if (!pending || waiting === 0) return
  await lessenShare(work.db, consultationId, waiting)
  if (waiting === pending.amount) await settleShare(work.db, consultationId, 'returned')
}

/** Total of the given refunds funded jointly with the psychic, in cents. */
function sharedOf(back: readonly Posting[]): number {
  const isShared = ({ kind, details }: Posting) => kind === 'reversal' || details.bearer === 'psychic'
  const { cash, promotional } = sumOf(back.filter(isShared), 1)
  return cash + promotional
}
