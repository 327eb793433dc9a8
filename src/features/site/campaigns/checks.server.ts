import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import { check, countingCheck, findingOf } from '../../house/compliance/checks.server.ts'
import { suppressedSince } from '../../people/suppressions/suppress.server.ts'

const AT_ONCE = 1000

interface Sent {
  id: number
  at: Date
  email: string
}

/** Mails of campaigns that were sent, with the address that they went to; who received what is forgotten after 90 days. */
async function listSent({ db, site }: Visit, after: number): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select s.id, s.at, coalesce(l.email, u.email) as email from campaign_sends s
      join campaigns c on c.id = s.campaign_id and c.channel = 'email'
      left join users u on u.id = s.user_id
      left join newsletter_subscriptions l on l.id = s.subscription_id
    where s.site_id = ${site.id} and s.state = 'sent' and s.id > ${after} and coalesce(l.email, u.email) is not null
    order by s.id limit ${AT_ONCE}`.execute(db)
  return rows
}

export const campaignChecks = [
  check('marketing.suppressed', async (visit) => {
    const wrong: string[] = []
    let checked = 0
    for (let sent = await listSent(visit, 0); sent.length > 0; sent = await listSent(visit, sent.at(-1)?.id ?? 0)) {
      checked += sent.length
      const since = await suppressedSince(
        visit,
        sent.map(({ email }) => email),
      )
      wrong.push(...sent.filter(({ at }, place) => (since[place] ?? at) < at).map(({ id }) => `campaign-send:${id}`))
    }
    return findingOf(checked, wrong)
  }),
  // A letter has proofs of its own, by address.
  countingCheck('marketing.consent', ({ site }) => {
    const sent = sql`campaign_sends s join campaigns c on c.id = s.campaign_id
      where s.site_id = ${site.id} and s.state = 'sent' and s.subscription_id is null and s.user_id is not null`
    return {
      checked: sql`select count(*) from ${sent}`,
      broken: sql`select 'campaign-send:' || s.id as reference from ${sent} and not coalesce((
        select p.agreed from consent_proofs p where p.user_id = s.user_id and p.given_at <= s.at
          and p.type = case c.channel when 'sms' then 'MARKETING_SMS' else 'MARKETING_EMAIL' end
        order by p.id desc limit 1), false)`,
    }
  }),
]
