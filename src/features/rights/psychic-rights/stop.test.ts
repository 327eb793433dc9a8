import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addAppointment } from '../../../../test/appointments.ts'
import { addPair, ask, openRoom, type Pair, returned, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { PASSWORD } from '../../../../test/privacy.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, asked } from '../../../../test/text-questions.ts'
import { aPicture } from '../../../../test/vetting.ts'
import { ERASED_NAME } from '../../../personal-data/kinds.ts'
import { watchAppointments } from '../../consult/appointments/watch-appointments.server.ts'
import { heldBy, putInPool, takeFromPool } from '../../consult/pools/queries.server.ts'
import { encodePortrait } from '../../house/images/encode-portrait.server.ts'
import { setPortrait } from '../../house/images/queries.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { eraseDue } from '../privacy/erase-account.server.ts'
import { EARNINGS_WAIT_DAYS, GRACE_DAYS } from '../privacy/rules.ts'
import { action, loader } from './rights.page.tsx'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'voyance-stop-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const site = useTestApp({ DATA_DIR })
const HERE = '/espace-voyant/mes-droits'
const DAY = 86_400

async function aPair(name: string): Promise<Pair> {
  const pair = await addPair(site, { cents: 10_000, psychic: { name } })
  const password_hash = await hashPassword(PASSWORD)
  await site.owner
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', await userOf(pair))
    .execute()
  return pair
}
const profileOf = ({ psychicId }: Pair) =>
  site.owner.selectFrom('psychics').selectAll().where('id', '=', psychicId).executeTakeFirstOrThrow()
const userOf = async (pair: Pair) => (await profileOf(pair)).user_id!
const accountOf = async (pair: Pair) =>
  site.owner
    .selectFrom('users')
    .selectAll()
    .where('id', '=', await userOf(pair))
    .executeTakeFirstOrThrow()
const send = (by: Pair['client'], fields: Record<string, string>) => sendForm(site, action, HERE, fields, by)
const stop = ({ psychic }: Pair, password = PASSWORD) => send(psychic, { intent: 'stop', password })
const isListed = async (name: string) =>
  (await site.browser().get(`/api/psychics?name=${encodeURIComponent(name)}`)).body.total > 0
const lastAct = () =>
  site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

const left = (table: 'portraits' | 'client_notes' | 'presences' | 'psychic_departures', { psychicId }: Pair) =>
  site.owner.selectFrom(table).selectAll().where('psychic_id', '=', psychicId).execute()

/** Two minutes at 2,50 €. */
async function consult(pair: Pair): Promise<number> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120)
  await pair.psychic.post(`/api/consultations/${id}/note`, { text: 'Elle doute.', version: 0 })
  await pair.client.post(`/api/consultations/${id}/end`)
  return id
}

test('a psychic stops with their password: hidden at once, told by e-mail, erased after the days of grace', async () => {
  const pair = await aPair('Éléonore')
  const { email } = await accountOf(pair)
  expect(await isListed('Éléonore')).toBe(true)
  expect((await stop(pair)).location).toBe(`${HERE}?fait=arret`)
  expect(await isListed('Éléonore')).toBe(false)
  expect(await profileOf(pair)).toMatchObject({ state: 'paused' })
  expect((await accountOf(pair)).leaves_at).toEqual(new Date(site.now().getTime() + GRACE_DAYS * DAY * 1000))
  expect((await mailsTo(site, email!)).at(-1)!.text).toContain('Vos derniers gains sont versés aux dates habituelles')
  expect(await lastAct()).toMatchObject({ act: 'machine.psychic-leaves', subject: `psychic:${pair.psychicId}` })
  expect((await openPage(site, loader, HERE, pair.psychic)).data.leavesOn).not.toBeNull()
  expect((await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })).body.api.ok).not.toBe(1)
  const asked = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
  expect(asked.body.api.ok).not.toBe(1)
})

test('a wrong or missing password stops nothing, even right after signing in', async () => {
  const pair = await aPair('Maïa')
  for (const [fields, status, code] of [
    [{ intent: 'stop', password: 'une autre phrase' }, 400, 1025],
    [{ intent: 'stop', password: '' }, 403, 4067],
    [{ intent: 'stop' }, 403, 4067],
  ] as const) {
    const outcome = await send(pair.psychic, fields)
    expect([outcome.status, outcome.data.refusal.code, outcome.data.refusal.field]).toEqual([status, code, 'password'])
  }
  expect(await profileOf(pair)).toMatchObject({ state: 'live' })
  expect(await accountOf(pair)).toMatchObject({ leaves_at: null })
})

test('an open consultation or a request is finished first', async () => {
  const pair = await aPair('Ondine')
  const id = await ask(pair)
  expect((await stop(pair)).data.refusal.code).toBe(4171)
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  expect((await stop(pair)).data.refusal.code).toBe(4171)
  expect(await accountOf(pair)).toMatchObject({ leaves_at: null })
  await pair.client.post(`/api/consultations/${id}/end`)
  expect((await stop(pair)).location).toBe(`${HERE}?fait=arret`)
})

test('nobody stops somebody else, and a client or a stranger nothing at all', async () => {
  const [pair, other] = [await aPair('Solène'), await aPair('Clélie')]
  expect((await send(pair.client, { intent: 'stop', password: PASSWORD })).status).toBe(403)
  expect((await send(site.browser(), { intent: 'stop', password: PASSWORD })).location).toContain('/connexion')
  expect((await stop(other)).location).toBe(`${HERE}?fait=arret`)
  expect((await send(pair.psychic, { intent: 'keep' })).location).toBe(`${HERE}?fait=reste`)
  expect([(await profileOf(pair)).state, (await profileOf(other)).state]).toEqual(['live', 'paused'])
})

test('a psychic comes back before the end, as they were; only they may, and never once erased', async () => {
  const pair = await aPair('Ambre')
  const { browser } = await addStaff(site, 'admin')
  await stop(pair)
  const resumed = await browser.post(`/api/admin/psychics/${pair.psychicId}/resume`, { reason: 'Essai.' })
  expect(resumed.body.api.error.code).toBe(4843)
  expect(await profileOf(pair)).toMatchObject({ state: 'paused' })
  const before = (await accountOf(pair)).leaves_at
  await site.advance(600)
  await stop(pair)
  expect((await accountOf(pair)).leaves_at, 'stopping again changes no day').toEqual(before)
  expect((await send(pair.psychic, { intent: 'keep' })).location).toBe(`${HERE}?fait=reste`)
  expect(await profileOf(pair)).toMatchObject({ state: 'live' })
  expect(await accountOf(pair)).toMatchObject({ leaves_at: null })
  expect(await lastAct()).toMatchObject({ act: 'machine.psychic-stays' })

  const paused = await aPair('Perle')
  await site.owner.updateTable('psychics').set({ state: 'paused' }).where('id', '=', paused.psychicId).execute()
  await stop(paused)
  await send(paused.psychic, { intent: 'keep' })
  expect(await profileOf(paused), 'what the house paused stays paused').toMatchObject({ state: 'paused' })
})

test('an appointment is called off, a question by SMS is given back, one of the pool goes to the others', async () => {
  const pair = await aPair('Iris')
  const appointment = await addAppointment(site, pair)
  const texts = await addTextPair(site)
  const question = await asked(texts)
  const reserved = () => walletBalance(site.app.db, 99, texts.clientId)
  expect((await reserved()).reserved).toBe(500)
  await putInPool(site.app.db, {
    kind: 'question',
    siteId: 99,
    psychicId: null,
    reference: 1,
    askedAt: site.now(),
    dueAt: new Date(site.now().getTime() + DAY * 1000),
  })
  await site.app.db.transaction().execute((db) => takeFromPool(db, { kind: 'question', psychicId: pair.psychicId }))
  expect(await heldBy(site.app.db, pair.psychicId)).toMatchObject({ reference: 1 })
  for (const one of [pair, texts]) {
    const password_hash = await hashPassword(PASSWORD)
    await site.owner
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', await userOf(one))
      .execute()
    expect((await stop(one)).location).toBe(`${HERE}?fait=arret`)
  }
  expect(await heldBy(site.app.db, pair.psychicId)).toBeNull()
  const ended = (table: 'consultations' | 'appointments', id: number) =>
    site.owner.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await ended('consultations', question)).toMatchObject({ status: 'refused', end_reason: 'staff' })
  expect((await reserved()).reserved).toBe(0)
  await watchAppointments(site.app)
  expect(await ended('appointments', appointment)).toMatchObject({ state: 'cancelled' })
})

test('erasure waits for the last earnings, then takes what is the psychic’s and leaves the ledger', async () => {
  const pair = await aPair('Aurore')
  const room = await consult(pair)
  await setPortrait(site.app.db, pair.psychicId, await encodePortrait(await aPicture(), undefined))
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  expect(await left('portraits', pair)).toHaveLength(1)
  expect(await left('client_notes', pair)).toHaveLength(1)
  await stop(pair)
  const ledger = () =>
    site.owner
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('owner_id', '=', pair.psychicId)
      .where('kind', '=', 'psychic_earnings')
      .executeTakeFirstOrThrow()
  const owed = await ledger()
  expect(owed.balance).toBeGreaterThan(0)
  await site.advance((GRACE_DAYS + 1) * DAY)
  await eraseDue(site.app)
  expect(await accountOf(pair)).toMatchObject({ erased_at: null, first_name: 'Aurore' })
  await site.advance(EARNINGS_WAIT_DAYS * DAY)
  await eraseDue(site.app)
  expect(await accountOf(pair)).toMatchObject({ first_name: ERASED_NAME, email: null, password_hash: null })
  expect((await accountOf(pair)).erased_at).not.toBeNull()
  expect(await profileOf(pair)).toMatchObject({ state: 'paused', name: 'Aurore', headline: '', presentation: [] })
  expect(await ledger()).toEqual(owed)
  for (const table of ['portraits', 'client_notes', 'presences', 'psychic_departures'] as const) {
    expect(await left(table, pair)).toEqual([])
  }
  const again = await returned(site, await aPair('Témoin'))
  expect((await profileOf(again)).headline).not.toBe('')
  const receipts = await site.owner.selectFrom('receipts').selectAll().where('consultation_id', '=', room).execute()
  expect(receipts).toHaveLength(1)
})

test('without earnings a psychic is erased on the day, and not before', async () => {
  const pair = await aPair('Luce')
  await stop(pair)
  await site.advance(GRACE_DAYS * DAY - 60)
  await eraseDue(site.app)
  expect(await accountOf(pair)).toMatchObject({ erased_at: null })
  await site.advance(60)
  await eraseDue(site.app)
  expect((await accountOf(pair)).erased_at).not.toBeNull()
})
