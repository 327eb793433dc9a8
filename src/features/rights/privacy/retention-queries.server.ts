import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ConversationMonths, Kept } from './retention.ts'

export async function readConversationMonths(db: Database, userId: number): Promise<ConversationMonths> {
  const row = await db
    .selectFrom('users')
    .select('conversation_months')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.conversation_months as ConversationMonths
}

export async function writeConversationMonths(db: Database, userId: number, months: ConversationMonths): Promise<void> {
  await db.updateTable('users').set({ conversation_months: months }).where('id', '=', userId).execute()
}

/** Deletes the messages of consultations, and what was written after them, that ended longer ago than their client chose to keep them. */
export async function forgetConversations(db: Database, now: Date): Promise<void> {
  const over = sql`
    select c.id from consultations c join users u on u.id = c.client_id
    where c.ended_at <= ${now}::timestamptz - make_interval(months => u.conversation_months)`
  await sql`delete from messages where consultation_id in (${over})`.execute(db)
  await sql`delete from follow_ups where consultation_id in (${over})`.execute(db)
  await sql`delete from read_marks where consultation_id in (${over})`.execute(db)
}

/** The reasons for acts of the staff on rows that no longer exist. */
const reasonsOfGone = (kind: string, table: string) => sql`
  delete from audit_reasons r using audit_log l
    where l.id = r.entry_id and starts_with(l.subject, ${`${kind}:`})
      and not exists (select from ${sql.table(table)} t where l.subject = ${`${kind}:`} || t.id)`

/** Rows older than `before`, by kind. */
const old: Record<Exclude<Kept, 'prospects'>, (before: Date) => readonly RawBuilder<unknown>[]> = {
  // Each person's last session stays: it shows since when their account has not been used.
  sessions: (before) => [
    sql`delete from sessions s where coalesce(s.revoked_at, s.ends_at) <= ${before} and (s.user_id is null or exists (
      select from sessions later where later.user_id = s.user_id and (later.seen_at, later.id) > (s.seen_at, s.id)))`,
    sql`update touches set transaction_id = null where arrived_at <= ${before} and transaction_id is not null`,
  ],
  appointments: (before) => [sql`delete from appointments where ended_at <= ${before} and state <> 'psychic-absent'`],
  bounces: (before) => [
    sql`delete from mail_bounces where at <= ${before}`,
    sql`delete from text_refusals where at <= ${before}`,
    reasonsOfGone('bounce', 'mail_bounces'),
  ],
  contacts: (before) => [
    sql`delete from contact_messages where sent_at <= ${before}`,
    sql`delete from care_alerts where closed_at <= ${before}`,
    reasonsOfGone('message', 'contact_messages'),
    reasonsOfGone('care-alert', 'care_alerts'),
  ],
  searches: (before) => [
    sql`delete from audit_reasons r using audit_log l
      where l.id = r.entry_id and l.act = 'client.search' and l.at <= ${before}`,
  ],
  requests: (before) => [
    sql`delete from complaints where answered_at <= ${before}`,
    sql`delete from contract_withdrawals where user_id is null and answered_at <= ${before}`,
    reasonsOfGone('complaint', 'complaints'),
    reasonsOfGone('withdrawal', 'contract_withdrawals'),
  ],
  // Valid proofs stay: the last consent of each kind, a subscribed newsletter, and what was asked at each consultation,
  // which no later answer replaces.
  proofs: (before) => [
    sql`delete from consent_proofs p using users u
      where u.id = p.user_id and (u.erased_at <= ${before} or (not p.agreed and p.given_at <= ${before}) or exists (
        select from consent_proofs later
        where later.user_id = p.user_id and later.type = p.type and p.consultation_id is null
          and later.id > p.id and later.given_at <= ${before}))`,
    sql`delete from newsletter_proofs p
      where (p.act in ('asked', 'ended') and p.at <= ${before}) or exists (
        select from newsletter_proofs later
        where (later.site_id, later.email_hash) = (p.site_id, p.email_hash) and later.id > p.id and later.at <= ${before})`,
    reasonsOfGone('consent', 'consent_proofs'),
  ],
  draws: (before) => [sql`delete from draws where begun_at <= ${before} and (user_id is null or finished_at is null)`],
  tickets: (before) => [
    sql`delete from queue_tickets where over_at <= ${before}`,
    sql`delete from push_outcomes where at <= ${before}`,
  ],
  codes: (before) => [sql`delete from address_proofs where expires_at <= ${before}`],
  waiting: (before) => [
    sql`delete from address_changes where asked_at <= ${before}`,
    sql`delete from social_ways where expires_at <= ${before}`,
    sql`delete from sandbox_grants where expires_at <= ${before}`,
    sql`delete from passkey_challenges where expires_at <= ${before}`,
  ],
  calls: (before) => [sql`delete from idempotency_keys where created_at <= ${before}`],
  exports: (before) => [sql`delete from data_exports where coalesce(finished_at, asked_at) <= ${before}`],
  mails: (before) => [
    sql`delete from mailbox where sent_at <= ${before}`,
    sql`delete from handsets where sent_at <= ${before}`,
    sql`delete from sandbox_pushes where sent_at <= ${before}`,
  ],
}

/** The kinds whose rows are deleted by their age alone. */
export const olds = Object.keys(old) as Old[]
export type Old = keyof typeof old

class Undone extends Error {}

/** How many rows of each kind the nightly job would delete now; nothing is deleted, and nobody is made to wait. */
export async function countOverdue(db: Database, before: (kept: Old) => Date): Promise<{ kept: Old; rows: number }[]> {
  const counted: { kept: Old; rows: number }[] = []
  const count = db.transaction().execute(async (within) => {
    await sql`set local lock_timeout = '1s'`.execute(within)
    for (const kept of olds) {
      let rows = 0
      for (const statement of old[kept](before(kept))) {
        rows += Number((await statement.execute(within)).numAffectedRows ?? 0)
      }
      counted.push({ kept, rows })
    }
    throw new Undone()
  })
  await count.catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown
  })
  return counted
}

export async function forgetOld(db: Database, kept: Exclude<Kept, 'prospects'>, before: Date): Promise<void> {
  for (const statement of old[kept](before)) await statement.execute(db)
}

const prospects = sql`
  u.role = 'client' and u.erased_at is null and u.leaves_at is null
  and not exists (select from consultations c where c.client_id = u.id)
  and not exists (select from orders o where o.user_id = u.id and o.status = 'paid')`
const lastSeen = sql`greatest(u.created_at, (select max(s.seen_at) from sessions s where s.user_id = u.id))`

/** A person who came back after a warning is warned again before another deletion. */
export async function forgetWarnings(db: Database): Promise<void> {
  await sql`update users u set warned_at = null where u.warned_at < ${lastSeen}`.execute(db)
}

/** Unused accounts not opened since `before` whose person was not warned; marks them as warned. */
export async function warnProspects(db: Database, before: Date, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update users u set warned_at = ${now} where ${prospects} and u.warned_at is null and ${lastSeen} <= ${before}
    returning u.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes unused accounts due whose person was warned before `warnedBefore`. */
export async function endProspects(db: Database, before: Date, warnedBefore: Date, now: Date): Promise<void> {
  await sql`
    update users u set leaves_at = ${now}
    where ${prospects} and u.warned_at <= ${warnedBefore} and ${lastSeen} <= ${before}`.execute(db)
}
