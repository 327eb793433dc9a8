import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { hasPaid } from '../../house/ledger/order-queries.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { texts } from './texts.ts'

/** Cents above which the bank is asked to authenticate the client, who has paid before. */
const WEAK_MOST = 5000

/** Where the client comes back to, whichever way they pay. */
export const returnPath = (reference: string): string => href('/paiement/:reference', { reference })

/** A payment as a provider is told of it. */
export async function checkoutOf(
  visit: Visit,
  { clientId, reference, amount }: { clientId: number; reference: string; amount: number },
) {
  const wording = await readWording(visit.app, visit.site.id, false)
  return {
    reference,
    amount,
    label: say(wording, texts, 'packLabel', { amount: inEuros(amount) }),
    backTo: visit.site.canonical + returnPath(reference),
    strong: amount > WEAK_MOST || !(await hasPaid(visit.db, clientId)),
  }
}
