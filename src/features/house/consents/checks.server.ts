import { sql } from 'kysely'
import { countingCheck } from '../compliance/checks.server.ts'

export const consentChecks = [
  countingCheck('consents.proofs', ({ site }) => {
    const clients = sql`users u where u.site_id = ${site.id} and u.role = 'client' and u.erased_at is null`
    return {
      checked: sql`select count(*) from ${clients}`,
      broken: sql`select 'client:' || u.id as reference from ${clients} and not exists (
        select from consent_proofs p where p.user_id = u.id and p.type = 'REGISTRATION' and p.agreed)`,
    }
  }),
  countingCheck('consents.words', ({ site }) => ({
    checked: sql`select count(*) from consent_proofs where site_id = ${site.id}`,
    broken: sql`select 'consent:' || id as reference from consent_proofs
      where site_id = ${site.id} and text_hash <> sha256(convert_to(text_shown, 'UTF8'))`,
  })),
]
