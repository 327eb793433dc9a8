import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { MailContent, TextContent } from './content.ts'
import type { Audience, CampaignChannel, CampaignState } from './rules.ts'

type Content =
  | { channel: 'email'; content: { a: MailContent; b?: MailContent | null } }
  | { channel: 'sms'; content: { a: TextContent; b?: TextContent | null } }

export type Campaign = Content & {
  id: number
  siteId: number
  name: string
  audience: Audience
  state: CampaignState
  scheduledAt: Date | null
  planned: number | null
  plannedBy: number | null
  approvedBy: number | null
  clientsUntil: number
  lettersUntil: number
  listed: boolean
  counted: boolean
}

const columns = [
  'id',
  'site_id as siteId',
  'channel',
  'content',
  'name',
  'audience',
  'state',
  'scheduled_at as scheduledAt',
  'planned',
  'planned_by as plannedBy',
  'approved_by as approvedBy',
  'clients_until as clientsUntil',
  'letters_until as lettersUntil',
  'listed',
  'counted',
] as const

export async function findCampaign(db: Database, siteId: number, id: number): Promise<Campaign | null> {
  const row = await db
    .selectFrom('campaigns')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return (row as unknown as Campaign | undefined) ?? null
}

/** Locked until the end of the transaction: no message of it is decided on meanwhile. */
export async function lockCampaign(db: Database, siteId: number, id: number): Promise<Campaign | null> {
  const row = await db
    .selectFrom('campaigns')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (row as unknown as Campaign | undefined) ?? null
}

interface Written {
  name: string
  channel: CampaignChannel
  audience: Audience
  content: object
}

export async function insertCampaign(
  db: Database,
  { siteId, by, at, ...given }: Written & { siteId: number; by: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('campaigns')
    .values({
      site_id: siteId,
      channel: given.channel,
      name: given.name,
      audience: JSON.stringify(given.audience),
      content: JSON.stringify(given.content),
      written_by: by,
      written_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function rewriteCampaign(
  db: Database,
  id: number,
  { by, at, ...given }: Omit<Written, 'channel'> & { by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({
      name: given.name,
      audience: JSON.stringify(given.audience),
      content: JSON.stringify(given.content),
      written_by: by,
      written_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function planCampaign(
  db: Database,
  id: number,
  plan: { state: 'proposed' | 'scheduled'; at: Date; planned: number; by: number },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: plan.state, scheduled_at: plan.at, planned: plan.planned, planned_by: plan.by, approved_by: null })
    .where('id', '=', id)
    .execute()
}

export async function approveCampaign(db: Database, id: number, by: number): Promise<void> {
  await db.updateTable('campaigns').set({ state: 'scheduled', approved_by: by }).where('id', '=', id).execute()
}

/** Found to reach more people than one person may decide on. */
export async function proposeAgain(db: Database, id: number, planned: number): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'proposed', planned, lease: null, lease_until: null })
    .where('id', '=', id)
    .execute()
}

/** Back to a draft: whom it reaches is looked for again. */
export async function takeBackCampaign(db: Database, id: number): Promise<void> {
  await db.deleteFrom('campaign_sends').where('campaign_id', '=', id).execute()
  await db
    .updateTable('campaigns')
    .set({
      state: 'draft',
      scheduled_at: null,
      planned: null,
      planned_by: null,
      approved_by: null,
      began_at: null,
      lease: null,
      lease_until: null,
      clients_until: 0,
      letters_until: 0,
      listed: false,
      counted: false,
      left_out: '{}',
    })
    .where('id', '=', id)
    .execute()
}

export async function endCampaign(db: Database, id: number, state: 'stopped' | 'sent', at: Date): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state, ended_at: at, lease: null, lease_until: null })
    .where('id', '=', id)
    .execute()
}

/** Campaigns whose time has come, of all sites. */
export async function dueCampaigns(db: Database, now: Date): Promise<{ id: number; siteId: number }[]> {
  return db
    .selectFrom('campaigns')
    .select(['id', 'site_id as siteId'])
    .where('state', 'in', ['scheduled', 'sending'])
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute()
}

/** Takes a due campaign for this run; null if another run has it. */
export async function takeLease(
  db: Database,
  id: number,
  { lease, now, until }: { lease: string; now: Date; until: Date },
): Promise<Campaign | null> {
  const row = await db
    .updateTable('campaigns')
    .set({ state: 'sending', began_at: sql`coalesce(began_at, ${now})`, lease, lease_until: until })
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'sending'])
    .where('scheduled_at', '<=', now)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
    .returning(columns)
    .executeTakeFirst()
  return (row as unknown as Campaign | undefined) ?? null
}

/** False once the campaign was stopped, or another run has taken it. */
export async function keepLease(db: Database, id: number, lease: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function giveLeaseBack(db: Database, id: number, lease: string): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ lease: null, lease_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Whether messages of a campaign still leave; whoever stops it waits for those being decided on. */
export async function isSending(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** How far the recipients were listed, and how many were left out by then. */
export async function writeListed(
  db: Database,
  id: number,
  to: { clientsUntil: number; lettersUntil: number; listed: boolean; counted: boolean; leftOut: object },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({
      clients_until: to.clientsUntil,
      letters_until: to.lettersUntil,
      listed: to.listed,
      counted: to.counted,
      left_out: sql`(select coalesce(jsonb_object_agg(key, total), '{}') from (
        select key, sum(value::integer) as total from (
          select * from jsonb_each_text(left_out) union all select * from jsonb_each_text(${JSON.stringify(to.leftOut)}::jsonb)
        ) counted group by key) sums)`,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the recipients of campaigns that ended long ago, and old paces; how many there were stays. */
export async function forgetRecipients(db: Database, before: Date): Promise<void> {
  await sql`
    with over as (select id from campaigns where ended_at < ${before} and tallies is null),
    told as (
      update campaigns c set tallies = coalesce(
        (select jsonb_object_agg(key, count) from (
          select variant || ':' || state || coalesce(':' || reason, '') as key, count(*) as count
          from campaign_sends where campaign_id = c.id group by 1) counted), '{}')
      from over where c.id = over.id returning c.id)
    delete from campaign_sends s using told where s.campaign_id = told.id`.execute(db)
  await db.deleteFrom('campaign_paces').where('minute', '<', before).execute()
}
