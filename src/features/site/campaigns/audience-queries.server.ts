import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { consentOf } from '../../people/marketing/rules.ts'
import { type Audience, type CampaignChannel, visitChoices } from './rules.ts'

interface Page {
  siteId: number
  after: number
  limit: number
  now: Date
}

/** Clients who once agreed to offers by this channel and are of the audience; how they stand now is asked for each. */
export async function clientPage(
  db: Database,
  channel: CampaignChannel,
  { visited, psychicId }: Audience,
  { siteId, after, limit, now }: Page,
): Promise<number[]> {
  const seen = sql`exists (select from sessions s where s.user_id = p.user_id
    and s.seen_at >= ${later(now, -(visitChoices[visited] ?? 0) * DAY_MS)})`
  const { rows } = await sql<{ id: number }>`
    select distinct p.user_id as id from consent_proofs p
    where p.site_id = ${siteId} and p.user_id > ${after} and p.type = ${consentOf[channel]} and p.agreed
      ${visited === 'any' ? sql`` : visited === 'away' ? sql`and not ${seen}` : sql`and ${seen}`}
      ${
        psychicId === null
          ? sql``
          : sql`and exists (select from free_alerts f
              where f.user_id = p.user_id and f.psychic_id = ${psychicId} and f.expires_at > ${now})`
      }
    order by p.user_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Confirmed readers of the newsletter who are of the audience. */
export async function letterPage(db: Database, { sign }: Audience, { siteId, after, limit }: Page): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .$if(sign !== null, (letters) => letters.where('sign', '=', sign))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
