import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fund, openRoom, talk, write } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { mailboxDigests } from '../../people/free-time/mailbox-digests.server.ts'
import { collusionJobs } from './jobs.server.ts'

const site = useTestApp()
const DAY = 86_400
const LIST = '/api/admin/collusion-findings'
const reason = 'Comptes vérifiés un par un.'
let admin: Staff

interface Psychic {
  id: number
  userId: number
}
interface Account {
  /** Seconds on offered time, or else on credit that was paid for. */
  offered?: number
  paid?: number
  device?: Buffer
  network?: Buffer
  card?: Buffer
  mobile?: string
  traits?: ClientTraits
}

const psychic = async (name: string): Promise<Psychic> => {
  const { id, userId } = await addPsychic(site.owner, { name, withUser: true })
  return { id, userId: userId! }
}

/** An account with the marks that the house keeps of it. */
async function account(of: Account): Promise<number> {
  const { id } = await addClient(site, of.traits)
  await fund(site, id, { cents: of.paid ? 5000 : 0, freeSeconds: of.offered ? of.offered + 300 : 0 })
  const at = site.now()
  const marks = { device_hash: of.device ?? randomBytes(32), network_hash: of.network ?? randomBytes(32) }
  const claim = { person_hash: randomBytes(32), user_id: id, claimed_at: at, granted_at: at, ...marks }
  await site.owner.insertInto('free_time_grants').values(claim).execute()
  if (of.mobile)
    await site.owner.insertInto('phone_numbers').values({ user_id: id, number: of.mobile, proved_at: at }).execute()
  if (of.paid || of.card) await order(id, of.card ?? randomBytes(32))
  return id
}

async function order(userId: number, card: Buffer): Promise<void> {
  const at = site.now()
  const about = { provider: 'sandbox', provider_reference: randomBytes(8).toString('hex'), terms_version: 1 }
  const { id } = await site.owner
    .insertInto('orders')
    .values({
      site_id: 99,
      user_id: userId,
      pack_id: 'credit-50',
      amount: 5000,
      credit: 5000,
      created_at: at,
      ...about,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.owner.updateTable('orders').set({ status: 'paid', settled_at: at }).where('id', '=', id).execute()
  const marks = { order_id: id, user_id: userId, card_hash: card, opened_at: at }
  await site.owner.insertInto('order_marks').values(marks).execute()
}

/** A room of an account with a psychic. */
async function consult(of: Psychic, clientId: number, seconds: number): Promise<void> {
  await openPresence(site.owner, of.id, ['chat'], 3600)
  const client = await signInAs(site, clientId)
  const pair = { client, clientId, psychic: await signInAs(site, of.userId), psychicId: of.id }
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, seconds, 30)
  await client.post(`/api/consultations/${id}/end`)
}
async function visited(of: Psychic, given: Account): Promise<number> {
  const id = await account(given)
  await consult(of, id, given.offered ?? given.paid ?? 60)
  return id
}

const run = () => collusionJobs[0]!.run(site.app, {})
const found = async (of: Psychic) =>
  (
    await site.owner
      .selectFrom('collusion_findings')
      .selectAll()
      .where('psychic_id', '=', of.id)
      .orderBy('id')
      .execute()
  ).map(({ rule, found: count, total }) => [rule, count, total])
const list = async (query = '') => (await admin.browser.get(`${LIST}${query}`)).body.rows
const alerts = async () => {
  const { body } = await admin.browser.get('/api/admin/dashboard/7')
  return body.row.alerts.filter(({ kind }: { kind: string }) => kind === 'collusion')
}

let suspect: Psychic
let honest: Psychic
let accounts: number[]

describe('twelve accounts of one accomplice, on one device, with their free minutes', () => {
  beforeAll(async () => {
    suspect = await psychic('Armand')
    honest = await psychic('Colette')
    const device = randomBytes(32)
    accounts = []
    for (let place = 0; place < 12; place += 1) accounts.push(await visited(suspect, { offered: 300, device }))
    for (let place = 0; place < 6; place += 1) await visited(honest, { offered: 120 })
    for (let place = 0; place < 10; place += 1) await visited(honest, { paid: 120 })
    admin = await addStaff(site, 'admin')
  })

  test('are found with their figures; a busy psychic with as many newcomers as honest ones have is not', async () => {
    expect(await list()).toEqual([])
    await run()
    expect(await found(suspect)).toEqual([
      ['shared-device', 12, 12],
      ['created-together', 12, 12],
      ['only-offered', 12, 12],
      // Five minutes at 2,50 €: 12,50 €, of which 10,42 € without VAT, of which 45 %.
      ['offered-earnings', 12 * 468, 12 * 468],
    ])
    expect(await found(honest)).toEqual([])
  })

  test('are told to those who may hold transfers back, once, by mail and on the dashboard', async () => {
    const support = await addStaff(site, 'support')
    const mails = async (to: Staff) => (await mailsTo(site, to.email)).map(({ text }) => text)
    const [mail, ...others] = await mails(admin)
    expect(mail).toContain('Armand')
    expect(mail).not.toContain('Colette')
    await run()
    expect([others, (await mails(admin)).length, await mails(support)]).toEqual([[], 1, []])
    expect(await alerts()).toEqual([{ kind: 'collusion', count: 1, names: ['Armand'] }])
  })

  test('are read by the staff with what each shares, and the reading is in the log', async () => {
    const rows = await list(`?psychicId=${suspect.id}&rule=shared-device`)
    expect(rows).toMatchObject([
      { psychic: 'Armand', month: '2026-11', rule: 'shared-device', found: 12, total: 12, least: 4, heldUntil: null },
    ])
    const { row } = (await admin.browser.get(`${LIST}/${rows[0].id}`)).body
    expect(row.figures).toMatchObject({
      rooms: 12,
      clients: 12,
      device: 12,
      onlyOffered: 12,
      earned: 5616,
      offered: 5616,
    })
    expect(row.accounts).toHaveLength(12)
    expect(row.accounts[0]).toMatchObject({
      clientId: accounts[0],
      rooms: 1,
      seconds: 300,
      earned: 468,
      offered: 468,
      onlyOffered: true,
      isOwn: false,
      shares: [{ kind: 'device', accounts: 12 }],
    })
    const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(last).toMatchObject({ act: 'collusion.open', subject: `finding:${rows[0].id}`, actor_id: admin.id })
  })

  test('are on the dashboard no more while the transfers are held back', async () => {
    const hold = `/api/admin/psychics/${suspect.id}/hold`
    expect((await admin.browser.post(hold, { reason })).status).toBe(200)
    expect(await alerts()).toEqual([])
    expect((await list())[0].heldUntil).not.toBeNull()
    await admin.browser.post(`${hold}/release`, { reason })
    expect(await alerts()).toHaveLength(1)
  })

  test('are closed by the staff with a reason, once, and told again when twice as many are found', async () => {
    const [{ id }] = await list(`?psychicId=${suspect.id}&rule=shared-device`)
    const close = async (of: number, body: object = { reason }) =>
      (await admin.browser.post(`${LIST}/${of}/close`, body)).body.api.error?.code ?? 'done'
    expect(await close(id, {})).toBe(106)
    expect(await close(999_999)).toBe(3000)
    expect(await close(id)).toBe('done')
    expect(await close(id)).toBe(4448)
    for (const { id: other } of await list('?closed=no')) await close(other)
    expect(await alerts()).toEqual([])
    await run()
    expect(await list('?closed=no')).toEqual([])
    await site.owner.updateTable('collusion_findings').set({ closed_found: 6 }).where('id', '=', id).execute()
    await run()
    expect((await list('?closed=no')).map((row: { id: number }) => row.id)).toEqual([id])
    expect(await mailsTo(site, admin.email)).toHaveLength(2)
    await site.advance(301)
    expect(await close(id)).toBe(4202)
  })

  test('are told to the staff of other sites only where the psychic is listed', async () => {
    const elsewhere = await addStaff(site, 'admin', { siteId: 100 })
    const [{ id }] = await list('?closed=no')
    expect((await elsewhere.browser.get(LIST)).body.rows).toEqual([])
    expect((await elsewhere.browser.get(`${LIST}/${id}`)).body.api.error.code).toBe(3000)
    expect((await elsewhere.browser.post(`${LIST}/${id}/close`, { reason })).body.api.error.code).toBe(3000)
  })
})

test('a new psychic whose three first clients came on free minutes is not told', async () => {
  const beginner = await psychic('Denise')
  for (let place = 0; place < 3; place += 1) await visited(beginner, { offered: 120 })
  await run()
  expect(await found(beginner)).toEqual([])
})

test('accounts that share a card or a proved mobile are found', async () => {
  const [card, mobile] = [randomBytes(32), '+33612345678']
  const first = await psychic('Edmond')
  for (let place = 0; place < 4; place += 1) await visited(first, { paid: 60, card })
  const second = await psychic('Fanny')
  for (let place = 0; place < 3; place += 1) await visited(second, { offered: 60, mobile })
  await run()
  expect([await found(first), await found(second)]).toEqual([[['shared-card', 4, 4]], [['shared-phone', 3, 3]]])
})

test('rooms with the psychic’s own mailbox, or with a device of it, are found', async () => {
  const own = await psychic('Gisèle')
  const { email } = await site.owner
    .selectFrom('users')
    .select('email')
    .where('id', '=', own.userId)
    .executeTakeFirstOrThrow()
  const device = randomBytes(32)
  const self = await account({ offered: 300, device })
  const [person_hash] = mailboxDigests(site.app, [email!])
  await site.owner.updateTable('free_time_grants').set({ person_hash }).where('user_id', '=', self).execute()
  const friend = await account({ offered: 300, device })
  const stranger = await account({ offered: 300 })
  for (const id of [self, friend]) await consult(own, id, 60)
  await consult(own, stranger, 60)
  await run()
  expect(await found(own)).toEqual([])
  await consult(own, friend, 60)
  await run()
  expect(await found(own)).toEqual([['own-accounts', 3, 4]])
})

test('a client who was a minute with another psychic, or ever paid, is not of this psychic alone', async () => {
  const [here, there] = [await psychic('Hélène'), await psychic('Irène')]
  const ids = []
  for (let place = 0; place < 10; place += 1) ids.push(await visited(here, { offered: 180 }))
  const alone = async () => {
    await run()
    return (await found(here)).filter(([rule]) => rule === 'only-offered')
  }
  expect(await alone()).toEqual([['only-offered', 10, 10]])
  const figures = async () =>
    (
      await site.owner
        .selectFrom('collusion_findings')
        .select('figures')
        .where('psychic_id', '=', here.id)
        .where('rule', '=', 'only-offered')
        .executeTakeFirstOrThrow()
    ).figures
  await consult(there, ids[0]!, 60)
  await order(ids[1]!, randomBytes(32))
  await alone()
  expect(await figures()).toMatchObject({ onlyOffered: 8, clients: 10 })
})

test('what was found is kept for a year after the last time', async () => {
  const { last_at } = await site.owner
    .selectFrom('collusion_findings')
    .select('last_at')
    .where('psychic_id', '=', suspect.id)
    .orderBy('last_at', 'desc')
    .executeTakeFirstOrThrow()
  await site.advance(Math.ceil((last_at.getTime() + 365 * DAY * 1000 - site.now().getTime()) / 1000))
  await run()
  expect(await found(suspect)).not.toEqual([])
  await site.advance(1)
  await run()
  expect(await found(suspect)).toEqual([])
})
