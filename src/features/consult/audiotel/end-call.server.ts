import type { Visit } from '../../../app.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { priceOf, psychicShare, vatWithin } from '../../house/ledger/rules.ts'
import { type PremiumCall, secondsSince, setOver } from './queries.server.ts'
import { countedSeconds } from './rules.ts'
import { tellPsychic } from './tell-psychic.server.ts'

/**
 * A call is over, in the transaction that locked it. What the operator owes for it is posted, with the psychic's share.
 * Nothing happens to one that is over already, unless nothing was known of it. `isTold` means that it ended just now.
 */
export async function endCall(visit: Visit, call: PremiumCall, seconds: number, isTold: boolean): Promise<void> {
  const { id, psychicId, state, outcome } = call
  if (state === 'over' && outcome !== 'unknown') return
  tellPsychic(visit, psychicId)
  if (psychicId === null || call.rungAt === null || (seconds === 0 && call.connectedAt === null)) {
    await setOver(visit.db, id, { outcome: 'left', operatorSeconds: seconds })
    return
  }
  const since = await secondsSince(visit.db, id)
  const counted = countedSeconds({
    operator: seconds,
    sinceRung: since.rung ?? 0,
    longest: call.longestSeconds,
  })
  const payback = priceOf(counted, call.paybackPerMinute)
  const share = psychicShare(payback, call.vatPercent, call.sharePercent)
  await setOver(visit.db, id, {
    outcome: 'answered',
    operatorSeconds: seconds,
    ownSeconds: isTold && since.connected !== null ? Math.round(since.connected) : null,
    seconds: counted,
    payback,
    share,
  })
  if (payback > 0) await postCall(visit, { ...call, psychicId }, { counted, payback, share })
}

/** Posts `premium-call`: the operator owes it, and nobody's wallet is touched. */
async function postCall(
  visit: Visit,
  { id, siteId, psychicId, vatPercent, sharePercent, paybackPerMinute }: PremiumCall & { psychicId: number },
  { counted, payback, share }: { counted: number; payback: number; share: number },
): Promise<void> {
  const vat = vatWithin(payback, vatPercent)
  const of = (kind: 'psychic_earnings' | 'site_revenue' | 'vat', amount: number) => ({
    account: { kind, siteId, ownerId: psychicId },
    amount,
  })
  const details = { seconds: counted, paybackPerMinute, vatPercent, psychicSharePercent: sharePercent }
  await post(visit.db, 'premium-call', `premium:${id}`, details, [
    { account: { kind: 'premium_operator', siteId, ownerId: 0 }, amount: -payback },
    of('vat', vat),
    of('psychic_earnings', share),
    of('site_revenue', payback - vat - share),
  ])
}
