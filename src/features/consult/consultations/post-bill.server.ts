import type { Visit } from '../../../app.ts'
import { creditSpent } from '../../house/ledger/credit-queries.server.ts'
import { accountOfOffered } from '../../house/ledger/pending-shares.server.ts'
import { settlePoints } from '../../house/ledger/points.server.ts'
import { type Entry, post } from '../../house/ledger/queries.server.ts'
import { vatWithin } from '../../house/ledger/rules.ts'
import { sidesOf } from '../../house/ledger/sides.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import type { Bill } from '../rooms/rules.ts'

interface Given {
  /** Cents of promotional credit that were reserved for it. */
  promotional: number
  /** Whether it ended for someone's safety: its price belongs to nobody until somebody decides. */
  held: boolean
}

export interface Posted {
  /** The id of the ledger transaction; null if nothing was billed. */
  transactionId: number | null
  /** Cents that were paid with credit sold with its VAT. */
  taxed: number
  /** The VAT of the rest. */
  vat: number
}

/**
 * Posts `consultation` to the ledger in one transaction, free seconds and cents, each summing to zero. A held amount is
 * taken from the same wallets, and the site reserves the psychic's share.
 */
export async function postBill(
  visit: Visit,
  of: Consultation,
  bill: Bill,
  { promotional, held }: Given,
): Promise<Posted> {
  const { siteId, clientId, psychicId } = of
  const { client, psychic } = sidesOf(of)
  const offered = Math.min(promotional, bill.total)
  const shares = bill.psychicShare + bill.offeredShare
  const pending = { consultationId: of.id, siteId, clientId, psychicId, amount: bill.offeredShare }
  const credit = await creditSpent(visit.db, clientId, bill.total - offered, held)
  const taxed = credit.cents
  const vat = vatWithin(bill.total - taxed, of.vatPercent)
  const entries: Entry[] = [
    client('client_free_time', -bill.freeSeconds),
    client('client_promotional', -offered),
    client('client_wallet', offered - bill.total),
    ...(held
      ? [
          client('client_held', bill.total),
          client('client_held_time', bill.freeSeconds),
          psychic('psychic_held', shares),
          psychic('site_revenue', -shares),
        ]
      : [
          psychic('free_time_used', bill.freeSeconds),
          client('client_vat', -credit.vat),
          psychic('vat', vat),
          psychic('psychic_earnings', bill.psychicShare),
          psychic(await accountOfOffered(visit, pending), bill.offeredShare),
          psychic('site_revenue', bill.total - vat + credit.vat - shares),
        ]),
  ]
  if (entries.every((entry) => entry.amount === 0)) return { transactionId: null, taxed, vat }
  const details = {
    seconds: bill.seconds,
    pricePerMinute: of.pricePerMinute,
    vatPercent: of.vatPercent,
    psychicSharePercent: of.psychicSharePercent,
    ...(taxed > 0 ? { taxed } : {}),
    ...(held ? { held } : {}),
  }
  const { transactionId } = await post(visit.db, 'consultation', `consultation:${of.id}`, details, entries)
  await settlePoints(visit.db, { consultationId: of.id, siteId, clientId })
  return { transactionId, taxed, vat }
}
