import type { App } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { emailKey as keyOf } from '../../../platform/email-address/email-key.ts'
import { formerKeys, holdersOf } from '../../people/accounts/former-address.server.ts'
import { contactMarkPlace } from '../contact/mark-contacts.server.ts'
import { spansOf } from './held-addresses.ts'
import type { HeldAddress, PersonFacts } from './person-facts.ts'

/**
 * null if the account is gone.
 * @throws {UnreadableData}
 */
export async function findFacts({ db, keys }: Pick<App, 'db' | 'keys'>, id: number): Promise<PersonFacts | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('address_changes as c', 'c.user_id', 'u.id')
    .leftJoin('phone_numbers as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.site_id', 'u.email', 'u.email_key', 'u.email_proved_at'])
    .select(['c.email as next_email', 'p.number', 'p.pending'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const given = (...values: readonly (string | null)[]) => values.filter((value) => value !== null)
  const proved = given(row.email_proved_at && row.email_key, ...(await formerKeys(db, keys, id)))
  return {
    id: row.id,
    siteId: row.site_id,
    emails: given(row.email, row.next_email).map((email) => email.toLowerCase()),
    phones: given(row.number, row.pending),
    held: await heldBy(db, keys, { id, siteId: row.site_id, proved: new Set(proved) }),
  }
}

async function heldBy(
  db: Database,
  keys: KeyRing,
  { id, siteId, proved }: { id: number; siteId: number; proved: ReadonlySet<string> },
): Promise<HeldAddress[]> {
  const mails = await db.selectFrom('mailbox').select('recipient').distinct().where('site_id', '=', siteId).execute()
  const held: HeldAddress[] = []
  for (const emailKey of proved) {
    const marks = keys.marks(contactMarkPlace(siteId), emailKey)
    const recipients = mails.map(({ recipient }) => recipient).filter((recipient) => keyOf(recipient) === emailKey)
    const spans = spansOf(await holdersOf(db, keys, { siteId, emailKey }), id)
    held.push(...spans.map((span) => ({ emailKey, marks, recipients, ...span })))
  }
  return held
}
