import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addCampaign } from '../../../../test/campaigns.ts'
import { addConsultation, addReview } from '../../../../test/consultations.ts'
import { addPair } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import type { CheckId } from '../../house/compliance/texts.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { suppress } from '../../people/suppressions/suppress.server.ts'
import { texts as legal } from '../legal/texts.ts'
import type { ViewedFinding } from './contract.server.ts'

const site = useTestApp()
let admin: Staff
const visit = () => systemVisit(site.app, site.app.sites[0])
const ago = (days: number) => later(site.now(), -days * DAY_MS)
const findings = async (): Promise<ViewedFinding[]> => (await admin.browser.get('/api/admin/compliance')).body.findings
const findingOf = async (id: CheckId) => (await findings()).find((one) => one.id === id)

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
})

async function pair() {
  const { clientId, psychicId } = await addPair(site)
  return { clientId, psychicId }
}
const ended = async (days: number) => {
  const of = await pair()
  return { ...of, id: await addConsultation(site.owner, { ...of, pickUp: 5, ago: days }) }
}
const editText = async (key: string, value: string) => {
  await site.owner.insertInto('texts').values({ site_id: 99, locale: 'fr', key, value }).execute()
  await sql`update content_version set version = version + 1`.execute(site.owner)
}
const publish = async (kind: 'offer' | 'partner', data: object) => {
  const address = `essai-${randomUUID().slice(0, 8)}`
  await saveEntry(visit(), { kind, address, status: 'published', publishAt: null, data }, null)
  const row = await site.owner
    .selectFrom('content_entries')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  return `content:${row.id}`
}
const letter = { name: 'Anne', email: 'anne@example.fr', email_key: 'anne@example.fr', site_id: 99 }

/** A mail of a campaign that was sent to a client a moment ago. */
async function mailTo(userId: number) {
  const campaign = await addCampaign(site, { name: 'Essai' })
  const send = { campaign_id: campaign, site_id: 99, user_id: userId, person_hash: randomBytes(32), carrier: 'x' }
  const row = await site.owner
    .insertInto('campaign_sends')
    .values({ ...send, variant: 'a', state: 'sent', at: site.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `campaign-send:${row.id}`
}

/** Breaks each promise once, and says by which reference that must be found. */
const plants: Record<CheckId, () => Promise<string>> = {
  'consents.proofs': async () => `client:${(await addClient(site)).id}`,
  async 'consents.words'() {
    const { id } = await addClient(site)
    const shown = {
      text_shown: 'J’accepte.',
      text_version: 7,
      text_hash: randomBytes(32),
      address_hash: randomBytes(32),
    }
    const proof = { user_id: id, site_id: 99, form_type: 'REGISTRATION', type: 'REGISTRATION', agreed: true }
    const row = await site.owner
      .insertInto('consent_proofs')
      .values({ ...proof, ...shown, given_at: site.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `consent:${row.id}`
  },
  async 'audit.chain'() {
    const { id } = await site.owner.selectFrom('audit_log').select('id').orderBy('id').executeTakeFirstOrThrow()
    await sql`alter table audit_log disable trigger audit_log_append_only`.execute(site.owner)
    await site.owner.updateTable('audit_log').set({ subject: 'autre' }).where('id', '=', id).execute()
    await sql`alter table audit_log enable trigger audit_log_append_only`.execute(site.owner)
    return `audit:${id}`
  },
  async 'retention.clocks'() {
    const key = { owner: 'essai', key: randomUUID(), body_hash: randomBytes(32), status: 200, answer: '{}' }
    await site.owner
      .insertInto('idempotency_keys')
      .values({ ...key, created_at: ago(30) })
      .execute()
    return 'calls:1'
  },
  async 'privacy.copies'() {
    const { id } = await addClient(site)
    const row = await site.owner
      .insertInto('data_exports')
      .values({ user_id: id, asked_at: ago(2), steps: 3 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `data-export:${row.id}`
  },
  async 'privacy.erasures'() {
    const { id } = await addClient(site)
    await site.owner
      .updateTable('users')
      .set({ leaves_at: ago(3) })
      .where('id', '=', id)
      .execute()
    return `client:${id}`
  },
  async 'withdrawals.delay'() {
    const row = await site.owner
      .insertInto('contract_withdrawals')
      .values({ ...letter, reference: randomUUID(), described: 'Un achat', declared_at: ago(15) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `withdrawal:${row.id}`
  },
  async 'complaints.delay'() {
    const said = { text: 'Une plainte assez longue.', text_hash: randomBytes(32), reference: randomUUID() }
    const row = await site.owner
      .insertInto('complaints')
      .values({ ...letter, ...said, made_at: ago(3), answer_by: ago(-11) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `complaint:${row.id}`
  },
  async 'disputes.delay'() {
    const { id } = await ended(5)
    const dispute = { consultation_id: id, site_id: 99, reason: 'Une coupure', opened_at: ago(3) }
    await site.owner.insertInto('disputes').values(dispute).execute()
    return `dispute:${id}`
  },
  'prices.struck': () =>
    publish('offer', {
      text: '8 € au lieu de 12 €',
      linksProperties: [],
      conditions: null,
      audience: null,
      price: 800,
      endDate: null,
    }),
  async 'prices.rise'() {
    const { psychicId } = await pair()
    const row = await site.owner
      .insertInto('psychic_prices')
      .values({ psychic_id: psychicId, site_id: 99, price_per_minute: 100_000, since: ago(-1) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `price:${row.id}`
  },
  'premium.labels': () =>
    publish('partner', { name: 'Essai', description: 'Appelez le 08\u00a092 12 34 56.', link: '/voyance' }),
  async 'marketing.suppressed'() {
    const email = `${randomUUID()}@example.fr`
    const { id } = await addClient(site, { email })
    await suppress(visit(), email, 'complaint')
    await site.advance(1)
    return mailTo(id)
  },
  'marketing.consent': async () => mailTo((await addClient(site)).id),
  'reviews.bought': async () => `review:${await addReview(site.owner, await pair())}`,
  async 'reviews.log'() {
    const id = await addReview(site.owner, await pair())
    await site.owner
      .updateTable('reviews')
      .set({ moderated_at: site.now() })
      .where('consultation_id', '=', id)
      .execute()
    return `review:${id}`
  },
  async 'care.delay'() {
    const { id, clientId } = await ended(4)
    const alert = { site_id: 99, kind: 'danger', consultation_id: id, client_id: clientId, raised_at: ago(3) }
    const row = await site.owner.insertInto('care_alerts').values(alert).returning('id').executeTakeFirstOrThrow()
    return `care-alert:${row.id}`
  },
  async 'accessibility.statement'() {
    await editText(`${legal.prefix}.made`, 'Cette déclaration a été établie le 1er mars 2025.')
    return `text:${legal.prefix}.made`
  },
  async 'processors.named'() {
    await editText(`${legal.prefix}.seen`, 'Personne ne voit rien.')
    return 'paiement'
  },
}

test('where there is nothing yet, every promise is kept, with its evidence and the time', async () => {
  const all = await findings()
  expect(all.filter(({ state }) => state !== 'kept')).toEqual([])
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(plants).toSorted())
  for (const { promise, basis, at, evidence } of all) {
    expect([promise, basis].every((words) => words.length > 5)).toBe(true)
    expect(at).toBe(site.now().toISOString())
    expect(evidence.length).toBeGreaterThan(0)
  }
})

test('the file has a line for each check, and the log its digest; it needs a fresh code', async () => {
  const answer = await admin.browser.post('/api/admin/compliance/file')
  const text: string = answer.body
  expect(answer.headers.get('content-disposition')).toContain('conformite-99-2026-11-21.csv')
  expect(text.trim().split('\r\n')).toHaveLength(Object.keys(plants).length + 1)
  expect(text).toContain('"RGPD, article 7.1";Tenue;')
  const line = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const digest = createHash('sha256').update(`\ufeff${text}`).digest('hex')
  expect(line).toEqual({ act: 'compliance.take', details: { digest, broken: 0 } })
  await site.advance(301)
  expect((await admin.browser.post('/api/admin/compliance/file')).body.api.error.code).toBe(4202)
})

test.each(Object.keys(plants) as CheckId[])('a planted fault of %s is found by its reference', async (id) => {
  const reference = await plants[id]()
  const found = await findingOf(id)
  expect([found?.state, found?.found]).toEqual(['broken', expect.arrayContaining([reference])])
})

test('looking at what is overdue deletes nothing', async () => {
  await findings()
  const kept = await site.owner.selectFrom('idempotency_keys').select('key').where('owner', '=', 'essai').execute()
  expect(kept).toHaveLength(1)
})

test('a statement without a date, and a check that fails, are told as unknown', async () => {
  await site.owner.updateTable('texts').set({ value: 'Bientôt.' }).where('key', '=', `${legal.prefix}.made`).execute()
  await sql`update content_version set version = version + 1`.execute(site.owner)
  await sql`alter table complaints rename to complaints_away`.execute(site.owner)
  const states = (await findings()).filter(({ state }) => state === 'unknown').map(({ id }) => id)
  await sql`alter table complaints_away rename to complaints`.execute(site.owner)
  expect(states).toEqual(expect.arrayContaining(['accessibility.statement', 'complaints.delay']))
})
