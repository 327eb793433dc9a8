import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { takeOverdue } from '../pools/queries.server.ts'
import { closeAsked } from '../rooms/close-asked.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { inAccountOnly } from './deliver-answer.server.ts'
import { countMiss } from './door-queries.server.ts'
import { forgetDrafts, forgetInbound } from './inbound-queries.server.ts'
import { onSiteOf } from './on-site.ts'
import { undelivered } from './queries.server.ts'
import { DELIVERED_WITHIN_MINUTES, MISSES_BEFORE_CLOSED, REMEMBERED_DAYS } from './rules.ts'
import { tellClient } from './tell-client.server.ts'

/** Small, so that a failure undoes little; the next batch follows at once. */
const AT_A_TIME = 20

/** Ends questions that nobody answered in time; answers that no network took are given in the account. */
export async function closeOverdue(app: App): Promise<void> {
  while ((await closeSome(app)) === AT_A_TIME);
  const visit = systemVisit(app, app.sites[0])
  for (const id of await undelivered(app.db, DELIVERED_WITHIN_MINUTES, AT_A_TIME)) {
    await inTransaction(visit, (inner) => inAccountOnly(inner, id))
  }
  await forgetDrafts(app.db, app.now())
  await forgetInbound(app.db, app.now(), REMEMBERED_DAYS)
}

const closeSome = (app: App): Promise<number> =>
  inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    const overdue = await takeOverdue(visit.db, 'sms', AT_A_TIME)
    for (const { reference } of overdue) {
      if (!(await closeAsked(visit, reference, { status: 'missed', side: null }))) continue
      const { psychicId } = await knownConsultation(visit.db, reference)
      await countMiss(visit.db, psychicId, MISSES_BEFORE_CLOSED)
      await sayClosed(visit, reference, 'lapsed')
    }
    return overdue.length
  })

/** Tells the client that nobody answers a question, and that nothing was paid. */
export async function sayClosed(visit: Visit, id: number, why: 'lapsed' | 'declined'): Promise<void> {
  const consultation = await knownConsultation(visit.db, id)
  await tellClient(onSiteOf(visit, consultation), consultation, why)
}
