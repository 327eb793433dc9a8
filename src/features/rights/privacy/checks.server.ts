import { sql } from 'kysely'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { check, countingCheck, findingOf } from '../../house/compliance/checks.server.ts'
import { isOwed } from './departure-queries.server.ts'
import { KEEP_DAYS } from './retention.ts'
import { countOverdue, type Old, olds } from './retention-queries.server.ts'
import { EARNINGS_WAIT_DAYS, WAITS_DAYS } from './rules.ts'

/** The nightly job may run at any hour of the next night. */
const LATE_DAYS = 2

export const privacyChecks = [
  check('retention.clocks', async ({ app, now }) => {
    const overdue = await countOverdue(app.db, (kept: Old) => later(now(), -(KEEP_DAYS[kept] + LATE_DAYS) * DAY_MS))
    const found = overdue.filter(({ rows }) => rows > 0).map(({ kept, rows }) => `${kept}:${rows}`)
    return findingOf(olds.length, found)
  }),
  countingCheck('privacy.copies', ({ site, now }) => ({
    checked: sql`select count(*) from data_exports e join users u on u.id = e.user_id where u.site_id = ${site.id}`,
    broken: sql`select 'data-export:' || e.id as reference from data_exports e join users u on u.id = e.user_id
      where u.site_id = ${site.id} and e.finished_at is null and e.asked_at < ${later(now(), -DAY_MS)}`,
  })),
  countingCheck('privacy.erasures', ({ site, now }) => ({
    checked: sql`select count(*) from users where site_id = ${site.id} and leaves_at is not null and erased_at is null`,
    broken: sql`select 'client:' || u.id as reference from users u
      where u.site_id = ${site.id} and u.erased_at is null and u.leaves_at < ${later(now(), -LATE_DAYS * DAY_MS)}
        and not (u.leaves_at > ${later(now(), -WAITS_DAYS * DAY_MS)} and exists (
          select from disputes d join consultations c on c.id = d.consultation_id
            where c.client_id = u.id and d.status = 'pending'))
        and not (u.leaves_at > ${later(now(), -EARNINGS_WAIT_DAYS * DAY_MS)} and ${isOwed})`,
  })),
]
