import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { pendingOf } from '../../house/ledger/pending-share-queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { findHold } from '../payout-holds/queries.server.ts'
import { sumAnswers } from '../payouts/statement-queries.server.ts'
import { listYears } from './dac7/queries.server.ts'
import { listMonths } from './papers/queries.server.ts'
import { nextPayDay, payableBy } from './pay-day.ts'
import { findEarnings, listSteps, listTransfers, sumEarned } from './queries.server.ts'
import { stateOf, stepsOf, TRANSFERS_SHOWN } from './rules.ts'

export type Earnings = Awaited<ReturnType<typeof readEarnings>>

/**
 * What the psychic earned on this site, what of it can be paid, from which day the rest can, the next transfer if
 * nothing is disputed or refunded until then, and the transfers so far.
 * @throws {Refusal} as psychicOf
 */
export async function readEarnings(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const { db, site } = visit
  const terms = visit.app.config.payouts
  const [{ payeeState, ...sums }, days, earned, answers, offered, transfers, months, years, hold] = await Promise.all([
    findEarnings(db, site.id, psychicId, terms),
    listSteps(db, site.id, psychicId, terms),
    sumEarned(db, site.id, psychicId),
    sumAnswers(db, site.id, psychicId, dayInParis(visit.now()).slice(0, 7)),
    pendingOf(db, site.id, psychicId),
    listTransfers(db, site.id, psychicId, TRANSFERS_SHOWN),
    listMonths(db, site.id, psychicId),
    listYears(db, site.id, psychicId),
    findHold(db, psychicId),
  ])
  const available = sums.balance - sums.pending - sums.disputed - sums.reserved - sums.withheld
  const steps = stepsOf(sums.pending, days)
  const payDay = nextPayDay(dayInParis(visit.now()), terms.payDay)
  return {
    earned,
    answers,
    ...sums,
    offered,
    available,
    hold: hold && { since: hold.since.toISOString(), endsAt: hold.endsAt.toISOString() },
    steps,
    next: { day: payDay, amount: Math.max(0, payableBy(payDay, available, steps)) },
    terms: { termDays: terms.termDays, reserveDays: terms.reserveDays, payDay: terms.payDay },
    payeeState,
    months,
    years,
    transfers: transfers.map(({ id, month, amount, returnReason, ...moments }) => {
      const { state, at } = stateOf(moments)
      return { id, month, amount, state, at: at.toISOString(), returnReason }
    }),
  }
}
