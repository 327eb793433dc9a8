import type { Visit } from '../app.ts'
import { recordConsents } from '../features/house/consents/record-consents.server.ts'
import { keepBirth } from '../features/house/users/sealed-birth.server.ts'
import { grantFreeTime } from '../features/people/free-time/offer-free-time.server.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { emailKey } from '../platform/email-address/email-key.ts'

export const pastClientEmail = (place: number): string => `passe${place + 1}@demo.test`

/**
 * A client of the demonstration's past, with their free time; found again when the seed continues. They can't sign in.
 */
export async function addPastClient(outer: Visit, email: string, firstName: string): Promise<number> {
  return inTransaction(outer, async (visit) => {
    const siteId = visit.site.id
    const known = await visit.db
      .selectFrom('users')
      .select('id')
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (known) return known.id
    const { id } = await visit.db
      .insertInto('users')
      .values({
        site_id: siteId,
        first_name: firstName,
        email,
        email_key: emailKey(email),
        email_proved_at: visit.now(),
        created_at: visit.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepBirth(visit.db, visit.app.keys, id, '1985-06-15')
    await recordConsents(visit, id, 'REGISTRATION', [{ type: 'REGISTRATION', agreed: true }])
    await recordConsents(visit, id, 'SENSITIVE_DATA', [{ type: 'SENSITIVE_DATA', agreed: true }])
    await grantFreeTime(visit, { id, siteId, email })
    return id
  })
}
