import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import type { Browser } from '../../../../test/browser.ts'
import { addConsultation } from '../../../../test/consultations.ts'
import { addPair, openRoom, write } from '../../../../test/consulting.ts'
import { sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { paidOrder } from '../../../../test/orders.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { START, useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { logAct } from '../../house/staff/as-staff.server.ts'
import { action } from './data.page.tsx'
import { forgetWhatIsOld } from './forget-old.server.ts'
import { KEEP_DAYS } from './retention.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'voyance-retention-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const site = useTestApp({ DATA_DIR })
const DAY = 86_400
/** Each test begins at the same instant. */
beforeEach(() => site.advance((START.getTime() - site.now().getTime()) / 1000))
const ago = (days: number, ms = 0) => new Date(site.now().getTime() - days * DAY * 1000 + ms)
const userOf = (id: number) => site.owner.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('conversations are kept for the period that their client chose, from their end', async () => {
  const pair = await addPair(site, { freeSeconds: 600 })
  const room = await openRoom(pair)
  await write(pair.psychic, room)
  await pair.client.post(`/api/consultations/${room}/end`)
  const count = async () =>
    (await site.owner.selectFrom('messages').select('sequence').where('consultation_id', '=', room).execute()).length
  expect((await pair.client.get('/api/privacy/retention')).body).toMatchObject({
    conversationMonths: 24,
    days: { mails: 30 },
  })
  for (const months of [0, 6, 36]) {
    const { body } = await pair.client.patch('/api/privacy/retention', { conversationMonths: months })
    expect(body.api.error).toMatchObject({ code: 107, field: 'conversationMonths' })
  }
  const sent = await sendForm(
    site,
    action,
    '/mon-compte/donnees',
    { intent: 'retention', conversationMonths: '3' },
    pair.client,
  )
  expect(sent.location).toBe('/mon-compte/donnees?fait=duree')
  // From 21 November to 21 February.
  await site.advance(92 * DAY - 1)
  await forgetWhatIsOld(site.app)
  expect(await count()).toBe(1)
  await site.advance(1)
  await forgetWhatIsOld(site.app)
  expect(await count()).toBe(0)
})

test('expired data is deleted to the second, and the rest stays', async () => {
  const { id } = await addClient(site)
  const proof = { user_id: id, code_hash: Buffer.from('c'), created_at: ago(90) }
  const made = (at: Date) => ({ site_id: 99, recipient: 'vieux@example.test', text: 'x', sent_at: at })
  for (const ms of [0, 1]) {
    await site.owner
      .insertInto('address_proofs')
      .values({ ...proof, expires_at: ago(KEEP_DAYS.codes, ms) })
      .execute()
    await site.owner
      .insertInto('handsets')
      .values(made(ago(KEEP_DAYS.mails, ms)))
      .execute()
    await site.owner
      .insertInto('mailbox')
      .values({ ...made(ago(KEEP_DAYS.mails, ms)), subject: 's' })
      .execute()
    await site.owner
      .insertInto('idempotency_keys')
      .values({
        owner: `99:${id}:x`,
        key: String(ms),
        body_hash: Buffer.from(''),
        status: 200,
        answer: '{}',
        created_at: ago(KEEP_DAYS.calls, ms),
      })
      .execute()
    await site.owner
      .insertInto('contact_messages')
      .values({
        site_id: 99,
        reference: `M-${ms}`,
        subject: 'other',
        sealed: Buffer.from(''),
        digest: Buffer.from([ms]),
        sent_at: ago(KEEP_DAYS.contacts, ms),
      })
      .execute()
    await site.owner
      .insertInto('data_exports')
      .values({ user_id: id, asked_at: ago(KEEP_DAYS.exports, ms), steps: 1 })
      .execute()
    const request = { site_id: 99, reference: `R-${ms}`, name: 'Léa', email: 'vieux@example.test', email_key: `v${ms}` }
    const answered_at = ago(KEEP_DAYS.requests, ms)
    await site.owner
      .insertInto('complaints')
      .values({
        ...request,
        text: 'x',
        text_hash: Buffer.from('x'),
        made_at: answered_at,
        answer_by: answered_at,
        answered_at,
        answer: 'x',
      })
      .execute()
    await site.owner
      .insertInto('contract_withdrawals')
      .values({ ...request, described: 'x', declared_at: answered_at, answered_at, status: 'refused' })
      .execute()
  }
  await forgetWhatIsOld(site.app)
  const left = async (table: 'address_proofs' | 'data_exports') =>
    (await site.owner.selectFrom(table).select('id').where('user_id', '=', id).execute()).length
  const sent = async (table: 'handsets' | 'mailbox') =>
    (await site.owner.selectFrom(table).select('id').where('recipient', '=', 'vieux@example.test').execute()).length
  const requests = async (table: 'complaints' | 'contract_withdrawals') =>
    (await site.owner.selectFrom(table).select('reference').where('email', '=', 'vieux@example.test').execute()).map(
      ({ reference }) => reference,
    )
  expect([await requests('complaints'), await requests('contract_withdrawals')]).toEqual([['R-1'], ['R-1']])
  const keys = await site.owner.selectFrom('idempotency_keys').select('key').where('owner', '=', `99:${id}:x`).execute()
  expect([
    await left('address_proofs'),
    await left('data_exports'),
    await sent('handsets'),
    await sent('mailbox'),
  ]).toEqual([1, 1, 1, 1])
  expect(keys).toEqual([{ key: '1' }])
  expect(await site.owner.selectFrom('contact_messages').select('reference').execute()).toEqual([{ reference: 'M-1' }])
})

test('reasons for searches are deleted after a year, reasons for acts on a message together with the message', async () => {
  const log = (act: string, subject: string, at: Date) => {
    const visit = systemVisit({ ...site.app, now: () => at }, site.app.sites[0])
    return logAct(visit, { id: 1, role: 'admin' }, { act, subject, reason: `${act} ${subject}` })
  }
  const kept = { site_id: 99, subject: 'other', sealed: Buffer.from(''), sent_at: site.now() }
  const { id } = await site.owner
    .insertInto('contact_messages')
    .values({ ...kept, reference: 'M-ici', digest: Buffer.from('ici') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await log('message.close', `message:${id}`, site.now())
  await log('message.close', 'message:999999', site.now())
  await log('care.decline', 'care-alert:999999', site.now())
  await log('client.search', '', ago(KEEP_DAYS.searches))
  await log('client.search', '', ago(KEEP_DAYS.searches, 1))
  await log('psychic.pause', 'psychic:1', ago(5 * KEEP_DAYS.searches))
  await forgetWhatIsOld(site.app)
  expect((await auditEntries(site)).map(({ reason }) => reason)).toEqual([
    `message.close message:${id}`,
    null,
    null,
    null,
    'client.search ',
    'psychic.pause psychic:1',
  ])
})

test('proofs in force stay; others are deleted five years after they ended, the last ones with the erased account', async () => {
  const { id } = await addClient(site, { consented: false })
  const { id: gone } = await addClient(site, { consented: false })
  const { id: psychicId } = await addPsychic(site.owner)
  const end = ago(KEEP_DAYS.proofs)
  const proof = (
    user_id: number,
    type: string,
    agreed: boolean,
    given_at: Date,
    consultation_id: number | null = null,
  ) =>
    site.owner
      .insertInto('consent_proofs')
      .values({
        user_id,
        site_id: 99,
        form_type: 'REGISTRATION',
        type,
        agreed,
        text_shown: 'x',
        text_version: 1,
        text_hash: Buffer.from('x'),
        address_hash: Buffer.from('x'),
        consultation_id,
        given_at,
      })
      .execute()
  const early = ago(KEEP_DAYS.proofs + 30)
  // Withdrawn exactly five years ago; a moment later; given again since; never withdrawn.
  await proof(id, 'MARKETING_EMAIL', true, early)
  await proof(id, 'MARKETING_EMAIL', false, end)
  await proof(id, 'MARKETING_SMS', true, early)
  await proof(id, 'MARKETING_SMS', false, ago(KEEP_DAYS.proofs, 1))
  await proof(id, 'MARKETING_PHONE', true, early)
  await proof(id, 'MARKETING_PHONE', true, end)
  await proof(id, 'SENSITIVE_DATA', true, early)
  for (const at of [early, end]) {
    const consultation = await addConsultation(site.owner, { clientId: id, psychicId })
    await proof(id, 'START_AT_ONCE', true, at, consultation)
  }
  await proof(gone, 'SENSITIVE_DATA', true, early)
  const letter = (hash: string, act: string, at: Date) =>
    site.owner
      .insertInto('newsletter_proofs')
      .values({
        site_id: 99,
        email_hash: Buffer.from(hash),
        act,
        text_shown: 'x',
        text_version: 1,
        text_hash: Buffer.from('x'),
        address_hash: Buffer.from('x'),
        at,
      })
      .execute()
  await letter('reads', 'asked', early)
  await letter('reads', 'confirmed', early)
  await letter('left', 'confirmed', early)
  await letter('left', 'ended', end)
  const left = async (userId: number) =>
    (
      await site.owner
        .selectFrom('consent_proofs')
        .select(['type', 'agreed'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
    ).map(({ type, agreed }) => `${type} ${agreed}`)
  await forgetWhatIsOld(site.app)
  expect(await left(id)).toEqual([
    'MARKETING_SMS true',
    'MARKETING_SMS false',
    'MARKETING_PHONE true',
    'SENSITIVE_DATA true',
    'START_AT_ONCE true',
    'START_AT_ONCE true',
  ])
  expect(await left(gone)).toEqual(['SENSITIVE_DATA true'])
  const letters = await site.owner.selectFrom('newsletter_proofs').select(['email_hash', 'act']).execute()
  expect(letters.map(({ email_hash, act }) => `${email_hash} ${act}`)).toEqual(['reads confirmed'])
  await site.owner.updateTable('users').set({ erased_at: end }).where('id', '=', gone).execute()
  await forgetWhatIsOld(site.app)
  expect(await left(gone)).toEqual([])
})

test('sessions that ended long ago are deleted, except each person’s last', async () => {
  const { id } = await addClient(site)
  await signInAs(site, id)
  const old = { revoked_at: ago(KEEP_DAYS.sessions), seen_at: ago(KEEP_DAYS.sessions) }
  await site.owner.updateTable('sessions').set(old).where('user_id', '=', id).execute()
  await forgetWhatIsOld(site.app)
  expect(await site.owner.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toHaveLength(1)
})

async function prospect(email: string, lastSeen: Date) {
  const { id } = await addClient(site, { email })
  await site.owner.updateTable('users').set({ created_at: lastSeen }).where('id', '=', id).execute()
  await site.owner.updateTable('sessions').set({ seen_at: lastSeen }).where('user_id', '=', id).execute()
  return id
}
const subjects = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)

test('an unused account is deleted three years after its last use, with a warning a month before', async () => {
  const id = await prospect('prospect@example.test', ago(KEEP_DAYS.prospects - 30))
  const early = await prospect('plus-tard@example.test', ago(KEEP_DAYS.prospects - 30, 1))
  for (let nights = 0; nights < 2; nights += 1) await forgetWhatIsOld(site.app)
  expect(await subjects('prospect@example.test')).toEqual(['Votre compte sera effacé le 21 décembre 2026'])
  expect((await userOf(early)).warned_at).toBeNull()
  await site.advance(30 * DAY - 1)
  await forgetWhatIsOld(site.app)
  expect((await userOf(id)).erased_at).toBeNull()
  await site.advance(1)
  await forgetWhatIsOld(site.app)
  expect(await userOf(id)).toMatchObject({ email: null, erased_at: site.now() })
})

test('a person who comes back keeps the account, and is warned again in three years', async () => {
  const id = await prospect('revient@example.test', ago(KEEP_DAYS.prospects))
  await forgetWhatIsOld(site.app)
  await site.advance(DAY)
  await signInAs(site, id)
  await site.advance(29 * DAY)
  await forgetWhatIsOld(site.app)
  expect(await userOf(id)).toMatchObject({ erased_at: null, leaves_at: null, warned_at: null })
})

test('a person who consulted once or bought is no prospect; nor are staff and psychics', async () => {
  const pair = await addPair(site, { freeSeconds: 600 })
  await openRoom(pair)
  const buyer = await prospect('acheteuse@example.test', ago(0))
  await site.owner
    .insertInto('orders')
    .values(paidOrder(buyer, 'r', site.now()))
    .execute()
  const staff = await prospect('equipe@example.test', ago(0))
  await site.owner.updateTable('users').set({ role: 'support' }).where('id', '=', staff).execute()
  const ids = [pair.clientId, buyer, staff]
  await site.owner
    .updateTable('users')
    .set({ created_at: ago(2000) })
    .where('id', 'in', ids)
    .execute()
  await site.owner
    .updateTable('sessions')
    .set({ seen_at: ago(2000) })
    .where('user_id', 'in', ids)
    .execute()
  await forgetWhatIsOld(site.app)
  for (const id of ids) expect((await userOf(id)).warned_at).toBeNull()
})

test('draws without an account, and unfinished ones, are deleted after thirty days; an account keeps its results', async () => {
  const { browser } = await addClient(site)
  const pendulum = '/api/games/le-pendule'
  const begin = async (by: Browser) => (await by.post(`${pendulum}/draws`, {})).body.drawId as string
  const finish = async (by: Browser) => {
    const drawId = await begin(by)
    await by.post(`${pendulum}/results`, { drawId, clientSeed: 'luna', picks: [0] })
    return drawId
  }
  const visitor = site.browser()
  const shared = await finish(visitor)
  await visitor.post(`${pendulum}/results/${shared}/share`, {})
  const kept = await finish(browser)
  const drawn = [kept, await begin(browser), await begin(visitor), shared, await finish(visitor)]
  const left = async () =>
    (await site.owner.selectFrom('draws').select('token').where('token', 'in', drawn).execute()).map((row) => row.token)
  await site.advance(KEEP_DAYS.draws * DAY - 1)
  await forgetWhatIsOld(site.app)
  expect((await left()).sort()).toEqual(drawn.toSorted())
  await site.advance(1)
  await forgetWhatIsOld(site.app)
  expect(await left()).toEqual([kept])
})
