import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import type { LeftOut, Variant } from './rules.ts'

/** Messages of the last seven days to these addresses or accounts, of any campaign. */
export async function sentThisWeek(
  db: Database,
  { siteId, hashes, accounts }: { siteId: number; hashes: readonly Buffer[]; accounts: readonly number[] },
  now: Date,
): Promise<{ key: string; userId: number | null }[]> {
  const since = later(now, -7 * DAY_MS)
  const { rows } = await sql<{ key: string; userId: number | null }>`
    select distinct id, encode(person_hash, 'hex') as key, user_id as "userId" from (
      select id, person_hash, user_id, state, at from campaign_sends
        where site_id = ${siteId} and person_hash = any(${[...hashes]}::bytea[]) and at > ${since}
      union all
      select id, person_hash, user_id, state, at from campaign_sends
        where user_id = any(${[...accounts]}::bigint[]) and at > ${since}) sends
    where state in ('sending', 'sent', 'unsure')`.execute(db)
  return rows
}

/** Adds those who are to get a campaign; somebody who is among them already stays as they are. */
export async function insertSends(
  db: Database,
  sends: readonly {
    campaignId: number
    siteId: number
    userId: number | null
    subscriptionId: number | null
    hash: Buffer
    carrier: string
    variant: Variant
  }[],
): Promise<void> {
  if (sends.length === 0) return
  await db
    .insertInto('campaign_sends')
    .values(
      sends.map((send) => ({
        campaign_id: send.campaignId,
        site_id: send.siteId,
        user_id: send.userId,
        subscription_id: send.subscriptionId,
        person_hash: send.hash,
        carrier: send.carrier,
        variant: send.variant,
      })),
    )
    .onConflict((conflict) => conflict.columns(['campaign_id', 'person_hash']).doNothing())
    .execute()
}

export async function countSends(db: Database, campaignId: number): Promise<number> {
  const { count } = await db
    .selectFrom('campaign_sends')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Messages that may go now, in their order, without those of carriers that had enough in this minute. */
export async function waitingSends(
  db: Database,
  campaignId: number,
  { now, without, limit }: { now: Date; without: readonly string[]; limit: number },
): Promise<{ id: number; carrier: string }[]> {
  return db
    .selectFrom('campaign_sends')
    .select(['id', 'carrier'])
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', now)]))
    .$if(without.length > 0, (sends) => sends.where('carrier', 'not in', without))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A message that still waits, locked until the end of the transaction; null if another run has it. */
export async function lockSend(db: Database, id: number) {
  const row = await db
    .selectFrom('campaign_sends')
    .select(['id', 'user_id as userId', 'subscription_id as subscriptionId', 'carrier', 'variant', 'tries'])
    .$narrowType<{ variant: Variant }>()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

export async function writeSend(
  db: Database,
  id: number,
  state: 'sending' | 'sent' | 'refused' | 'unsure' | 'failed',
  at: Date,
): Promise<void> {
  await db.updateTable('campaign_sends').set({ state, at }).where('id', '=', id).execute()
}

export async function leaveOut(db: Database, id: number, reason: LeftOut, at: Date): Promise<void> {
  await db.updateTable('campaign_sends').set({ state: 'left-out', reason, at }).where('id', '=', id).execute()
}

/** A message that its server did not take goes back to those that wait. */
export async function sendAgain(db: Database, id: number, notBefore: Date): Promise<void> {
  await db
    .updateTable('campaign_sends')
    .set((is) => ({ state: 'waiting', at: null, not_before: notBefore, tries: is('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Messages whose run was killed while they were under way: whether they left is unknown, so they never do again. */
export async function giveUpUnderWay(db: Database, campaignId: number): Promise<void> {
  await db
    .updateTable('campaign_sends')
    .set({ state: 'unsure' })
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'sending')
    .execute()
}

export async function isAnyWaiting(db: Database, campaignId: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_sends')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a message to a carrier in this minute; false if it had enough. */
export async function claimPace(db: Database, carrier: string, now: Date, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into campaign_paces as p (carrier, minute, count) values (${carrier}, date_trunc('minute', ${now}::timestamptz), 1)
    on conflict (carrier, minute) do update set count = p.count + 1 where p.count < ${most}
    returning carrier`.execute(db)
  return rows.length > 0
}

/** Serialises what is sent to one person, so that two campaigns at once don't send a third message in a week. */
export async function lockPerson(db: Database, who: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${who}`}, 23))`.execute(db)
}
