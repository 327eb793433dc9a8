import { sql } from 'kysely'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { MINUTE } from '../rooms/rules.ts'

export const reviewChecks = [
  countingCheck('reviews.bought', ({ site }) => ({
    checked: sql`select count(*) from reviews where site_id = ${site.id} and status = 'published'`,
    broken: sql`select 'review:' || v.consultation_id as reference from reviews v
      left join receipts r on r.consultation_id = v.consultation_id
      join consultations c on c.id = v.consultation_id
      where v.site_id = ${site.id} and v.status = 'published' and c.channel <> 'sms'
        and coalesce(r.seconds, 0) < ${MINUTE}`,
  })),
  countingCheck('reviews.log', ({ site }) => ({
    checked: sql`select count(*) from reviews where site_id = ${site.id} and moderated_at is not null`,
    broken: sql`select 'review:' || v.consultation_id as reference from reviews v
      where v.site_id = ${site.id} and v.moderated_at is not null and not exists (
        select from audit_log l where l.subject = 'review:' || v.consultation_id
          and l.act in ('review.publish', 'review.refuse', 'review.remove'))`,
  })),
]
