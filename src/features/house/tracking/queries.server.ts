import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { type GivenOrigin, TOUCH_DAYS } from './rules.ts'

/** Records a touch of a session, unless its last one is equal: reloading a page is not another visit. */
export async function keepWithSession(
  db: Database,
  sessionId: number,
  siteId: number,
  origin: GivenOrigin,
  now: Date,
): Promise<void> {
  const { campaignId, editorId, campaignTransactionId, partnerId, tac, version } = origin
  const values = [campaignId, editorId, campaignTransactionId, partnerId, tac, version].map((one) => one ?? null)
  await sql`
    with session as (select id, touch_id from sessions where id = ${sessionId} for update),
    fresh as (
      insert into touches (site_id, campaign_id, editor_id, transaction_id, partner_id, tac, version, arrived_at)
      select ${siteId}::int, ${sql.join(values.map((one) => sql`${one}::text`))}, ${now}::timestamptz from session
      where not exists (select from touches t where t.id = session.touch_id
        and (t.campaign_id, t.editor_id, t.transaction_id, t.partner_id, t.tac, t.version)
          is not distinct from (${sql.join(values.map((one) => sql`${one}::text`))}))
      returning id)
    update sessions set touch_id = fresh.id from fresh where sessions.id = ${sessionId}`.execute(db)
}

/** The last touch of a session; null if there is none. */
export async function findSessionTouch(db: Database, sessionId: number) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('touches', 'touches.id', 'touch_id')
    .select(['campaign_id as campaignId', 'partner_id as partnerId', 'tac', 'version'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Copies the last touch to the new session at sign-in. An account created since the touch is attributed to it; an older
 * one is not.
 */
export async function carryTouch(db: Database, from: number | null, to: number, userId: number): Promise<void> {
  if (from === null) return
  await sql`
    with carried as (
      update sessions set touch_id = old.touch_id from sessions old
      where sessions.id = ${to} and old.id = ${from} and old.touch_id is not null returning sessions.touch_id)
    update users set touch_id = t.id from carried join touches t on t.id = carried.touch_id
    where users.id = ${userId} and users.touch_id is null
      and users.created_at between t.arrived_at and t.arrived_at + ${VALID}`.execute(db)
}

/** The last touch of the person's session or account, while it counts. A partner's own purchase is brought by no link. */
export async function findTouch(
  db: Database,
  of: { sessionId: number | null; userId: number },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from touches where ${now} between arrived_at and arrived_at + ${VALID} and id in (
      select touch_id from sessions where id = ${of.sessionId} union all select touch_id from users where id = ${of.userId})
      and not exists (select from users u where u.id = ${of.userId} and u.is_partner)
    order by arrived_at desc, id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

const VALID = sql.raw(`interval '${TOUCH_DAYS} days'`)
