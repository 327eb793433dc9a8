import { randomUUID } from 'node:crypto'
import { systemVisit } from '../src/features/house/session/open-visit.server.ts'
import { insertConfirmation, latestAnswer } from '../src/features/people/marketing/queries.server.ts'
import type { Channel } from '../src/features/people/marketing/rules.ts'
import { clientStandings } from '../src/features/people/marketing/standings.server.ts'
import { emailHashOf } from '../src/features/people/marketing/tokens.server.ts'
import { isQuiet } from '../src/features/site/campaigns/rules.ts'
import { runCampaigns } from '../src/features/site/campaigns/run-campaigns.server.ts'
import { HOUR_MS, later } from '../src/platform/time/instants.ts'
import { addClient, type Client, type ClientTraits } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Whether offers may go to a client by a channel now. */
export async function mayReceive(test: TestApp, userId: number, channel: Channel, siteId = 99): Promise<boolean> {
  const site = test.app.sites.find(({ id }) => id === siteId)!
  const [standing] = await clientStandings(systemVisit(test.app, site), [userId], channel)
  return standing?.keeps === null
}

interface Given {
  name: string
  siteId?: number
  channel?: 'email' | 'sms'
  audience?: object
  content?: object
  state?: 'draft' | 'scheduled'
}

/** A campaign that was planned for now by somebody of the staff; by default a mail to everyone. */
export async function addCampaign(test: TestApp, given: Given): Promise<number> {
  const { siteId = 99, state = 'scheduled' } = given
  const content = given.content ?? { a: { subject: given.name, blocks: [{ kind: 'paragraph', text: 'Voilà.' }] } }
  const audience = { to: 'everyone', visited: 'any', sign: null, psychicId: null, ...given.audience }
  const writer = await test.owner
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', siteId)
    .where('role', '=', 'editor')
    .executeTakeFirst()
  const by = writer?.id ?? (await addClient(test, { siteId, email: `redaction-${randomUUID()}@example.test` })).id
  await test.owner.updateTable('users').set({ role: 'editor' }).where('id', '=', by).execute()
  const { id } = await test.owner
    .insertInto('campaigns')
    .values({
      site_id: siteId,
      channel: given.channel ?? 'email',
      name: given.name,
      audience: JSON.stringify(audience),
      content: JSON.stringify(content),
      state,
      written_by: by,
      written_at: test.now(),
      ...(state === 'scheduled' ? { scheduled_at: openHour(test.now()), planned_by: by } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The latest hour, until now, in which campaigns may leave. */
export function openHour(now: Date): Date {
  let at = now
  while (isQuiet(at)) at = later(at, -HOUR_MS)
  return at
}

/** Runs campaigns in an hour in which they may leave. */
export async function runNow(test: TestApp): Promise<void> {
  const at = openHour(test.now())
  await runCampaigns({ ...test.app, now: () => at })
}

/** Sends a mail to everyone who may get it; returns how many got it. */
export async function sendOffer(test: TestApp, name: string, siteId = 99): Promise<number> {
  const id = await addCampaign(test, { name, siteId })
  await runNow(test)
  return (await sendsOf(test, id)).filter(({ state }) => state === 'sent').length
}

export const sendsOf = (test: TestApp, campaignId: number) =>
  test.owner
    .selectFrom('campaign_sends')
    .select(['id', 'state', 'reason', 'user_id', 'subscription_id', 'variant', 'carrier'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute()

/** A client who agreed to offers by mail and followed the link. */
export async function addReader(test: TestApp, traits: ClientTraits & { email: string }): Promise<Client> {
  const client = await addClient(test, traits)
  const site = test.app.sites.find(({ id }) => id === (traits.siteId ?? 99))!
  const visit = systemVisit(test.app, site)
  await client.browser.post('/api/consents', { consents: [{ type: 'MARKETING_EMAIL', agreed: true }] })
  const answer = (await latestAnswer(test.app.db, client.id, 'MARKETING_EMAIL'))!
  await insertConfirmation(test.app.db, answer.id, emailHashOf(visit, traits.email), test.now())
  return client
}

/** A confirmed subscription to the newsletter. */
export async function addLetter(test: TestApp, email: string, more: { sign?: string; siteId?: number } = {}) {
  const at = test.now()
  const { id } = await test.owner
    .insertInto('newsletter_subscriptions')
    .values({
      site_id: more.siteId ?? 99,
      email,
      email_key: email,
      asked_at: at,
      confirmed_at: at,
      sign: more.sign ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
