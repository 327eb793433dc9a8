import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { takeReminders } from './hold-queries.server.ts'
import { REMIND_HOURS } from './hold-rules.ts'
import { mailModerators } from './mail-moderators.server.ts'
import { findAlertId } from './queries.server.ts'

/** Mails the moderators once a day about undecided holds, until one of them decides. */
export const remindModerators = (app: App): Promise<void> =>
  inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    for (const { consultationId, siteId } of await takeReminders(visit.db, REMIND_HOURS)) {
      const alertId = await findAlertId(visit.db, consultationId)
      if (alertId !== null) await mailModerators(visit, { siteId, alertId, isAgain: true })
    }
  })
