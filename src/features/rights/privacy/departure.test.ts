import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addPair, ask, fund, openRoom, type Pair, talk } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { signInAs } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { ERASED_NAME } from '../../../personal-data/kinds.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { settleOrder } from '../../money/wallet/settle-order.server.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { eraseDue } from './erase-account.server.ts'
import { keepErased } from './keep-erased.server.ts'
import { action, loader } from './leave.page.tsx'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'voyance-departure-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const site = useTestApp({ DATA_DIR })
const PAGE = '/mon-compte/suppression'
const DAY = 86_400

const newcomer = (name: string) => addClientWithPassword(site, { email: `${name}@example.test`, firstName: 'Ombeline' })
type Client = Awaited<ReturnType<typeof newcomer>>

async function askToLeave({ browser }: Client, email: string): Promise<string> {
  expect((await browser.post('/api/privacy/departure', { password: PASSWORD })).body.api).toEqual({ ok: 1 })
  return codeFor(site, email)
}
async function leave(client: Client, email: string) {
  const code = await askToLeave(client, email)
  return client.browser.post('/api/privacy/departure/confirm', { code })
}
const rowOf = ({ id }: Pick<Client, 'id'>) =>
  site.owner.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const isErased = async (client: Client) => (await rowOf(client)).erased_at !== null

test('the password is asked for again, even right after signing in', async () => {
  const { browser } = await newcomer('sans-mot-de-passe')
  const codes = []
  for (const body of [{}, { password: '' }, { password: 'une autre phrase' }]) {
    codes.push((await browser.post('/api/privacy/departure', body)).body.api.error.code)
  }
  expect(codes).toEqual([4067, 4067, 1025])
})

test('nothing changes before the e-mailed code, and a wrong code counts as an attempt', async () => {
  const client = await newcomer('deux-etapes')
  const code = await askToLeave(client, 'deux-etapes@example.test')
  const other = code === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await client.browser.post('/api/privacy/departure/confirm', { code: other })
    expect(body.api.error.code).toBe(4014)
  }
  expect((await client.browser.post('/api/privacy/departure/confirm', { code })).body.api.error.code).toBe(4014)
  expect((await rowOf(client)).leaves_at).toBeNull()
})

test('once confirmed, the account stays for thirty days, and its person is told the day and how to keep it', async () => {
  const client = await newcomer('trente-jours')
  const { body } = await leave(client, 'trente-jours@example.test')
  expect(body.leavesAt).toBe(new Date(site.now().getTime() + 30 * DAY * 1000).toISOString())
  const mail = (await mailsTo(site, 'trente-jours@example.test')).at(-1)!
  expect([mail.subject, mail.text.includes('Garder mon compte')]).toEqual([
    'Votre compte sera effacé le 21 décembre 2026',
    true,
  ])
  const shown = (await openPage(site, loader, PAGE, client.browser)).data
  expect(shown.leavesOn).toBe('21 décembre 2026')
  // Another code does not move the day.
  await site.advance(60)
  expect((await leave(client, 'trente-jours@example.test')).body.leavesAt).toBe(body.leavesAt)
  await sendForm(site, action, PAGE, { intent: 'keep' }, client.browser)
  await site.advance(31 * DAY)
  await eraseDue(site.app)
  expect(await rowOf(client)).toMatchObject({ first_name: 'Ombeline', leaves_at: null, erased_at: null })
})

test('on the page too, each refusal is shown at its field', async () => {
  const client = await newcomer('page')
  const wrong = await sendForm(site, action, PAGE, { intent: 'ask', password: 'non' }, client.browser)
  expect([wrong.status, Object.keys(wrong.data.result.error)]).toEqual([400, ['password']])
  const asked = await sendForm(site, action, PAGE, { intent: 'ask', password: PASSWORD }, client.browser)
  expect([asked.status, asked.location]).toEqual([303, PAGE])
  expect((await openPage(site, loader, PAGE, client.browser)).data.codeSent).toBe(true)
  const bad = await sendForm(site, action, PAGE, { intent: 'confirm', code: 'x' }, client.browser)
  expect([bad.status, Object.keys(bad.data.result.error)]).toEqual([400, ['code']])
  const code = await codeFor(site, 'page@example.test')
  expect((await sendForm(site, action, PAGE, { intent: 'confirm', code }, client.browser)).status).toBe(303)
  expect((await sendForm(site, action, PAGE, { intent: 'rien' }, client.browser)).status).toBe(400)
})

test('a running or requested consultation must end first', async () => {
  const pair = await addPair(site, { freeSeconds: 600, client: { email: 'en-ligne@example.test' } })
  const { password_hash } = await rowOf(await newcomer('mot-de-passe'))
  await site.owner.updateTable('users').set({ password_hash }).where('id', '=', pair.clientId).execute()
  await ask(pair)
  const asked = await pair.client.post('/api/privacy/departure', { password: PASSWORD })
  expect(asked.body.api.error.code).toBe(4171)
})

test('a consultation that was requested since the code was sent must end first, and leaves the code valid', async () => {
  const email = 'entre-deux@example.test'
  const client = await newcomer('entre-deux')
  const code = await askToLeave(client, email)
  await fund(site, client.id, { freeSeconds: 600 })
  const { psychicId } = await addPair(site)
  const requested = await ask({ client: client.browser, psychicId } as Pair)
  const confirm = async () => (await client.browser.post('/api/privacy/departure/confirm', { code })).body.api
  expect((await confirm()).error.code).toBe(4171)
  expect((await rowOf(client)).leaves_at).toBeNull()
  await client.browser.post(`/api/consultations/${requested}/cancel`)
  expect(await confirm()).toEqual({ ok: 1 })
})

test('after ten wrong passwords even the right one sends no code for a while', async () => {
  const { browser } = await newcomer('dix-essais')
  const give = async (password: string) =>
    (await browser.post('/api/privacy/departure', { password })).body.api.error.code
  for (let times = 0; times < 10; times += 1) expect(await give('une autre phrase')).toBe(1025)
  expect(await give(PASSWORD)).toBe(1023)
  expect(await mailsTo(site, 'dix-essais@example.test')).toEqual([])
})

test('at most six codes an hour', async () => {
  const { browser } = await newcomer('insiste')
  for (let times = 0; times < 6; times += 1) await browser.post('/api/privacy/departure', { password: PASSWORD })
  const { body } = await browser.post('/api/privacy/departure', { password: PASSWORD })
  expect(body.api.error.code).toBe(4001)
})

test('a person without an address is asked for one', async () => {
  const client = await newcomer('sans-adresse')
  const none = { email: null, email_key: null, email_proved_at: null }
  await site.owner.updateTable('users').set(none).where('id', '=', client.id).execute()
  expect((await client.browser.post('/api/privacy/departure', { password: PASSWORD })).body.api.error.code).toBe(4172)
  expect((await client.browser.post('/api/privacy/departure/confirm', { code: '123456' })).body.api.error.code).toBe(
    4172,
  )
})

test('bought credit is refunded at confirmation, later credit on the day of erasure; everything else expires', async () => {
  const client = await newcomer('credit')
  const buy = async (packId: string) => {
    await client.browser.post('/api/wallet/top-ups', { packId })
    const orders = site.owner.selectFrom('orders').selectAll().where('user_id', '=', client.id).orderBy('id', 'desc')
    const { provider_reference: reference } = await orders.executeTakeFirstOrThrow()
    await settleOrder(systemVisit(site.app, site.app.sites[0]), {
      provider: 'sandbox',
      reference,
      paid: { payment: null, threeDSecure: null },
    })
  }
  const refunds = async () => {
    const { rows } = await sql<{ amount: number }>`
      select r.amount from order_refunds r join orders o on o.id = r.order_id where o.user_id = ${client.id}
      order by r.id`.execute(site.owner)
    return rows.map(({ amount }) => amount)
  }
  await buy('credit-20')
  await fund(site, client.id, { promotional: 300, freeSeconds: 90 })
  expect((await openPage(site, loader, PAGE, client.browser)).data.purse).toEqual({
    returned: 2000,
    ending: 300,
    freeSeconds: 90,
    points: 0,
  })
  await leave(client, 'credit@example.test')
  expect(await refunds()).toEqual([2000])
  await buy('credit-10')
  await site.advance(30 * DAY)
  await eraseDue(site.app)
  expect(await refunds()).toEqual([2000, 1000])
  const nothing = { balance: 0, promotional: 0, freeSeconds: 0, reserved: 0 }
  expect(await walletBalance(site.app.db, 99, client.id)).toEqual(nothing)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('nothing is erased a second early; afterwards nobody can sign in, and the bill stays', async () => {
  const pair = await addPair(site, { cents: 5000, client: { email: 'facture@example.test' } })
  const client = { id: pair.clientId, browser: pair.client }
  const room = await openRoom(pair)
  await talk(site, pair, room, 120)
  await pair.client.post(`/api/consultations/${room}/end`)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  await site.advance(-1)
  await eraseDue(site.app)
  expect(await isErased(client)).toBe(false)
  await site.advance(1)
  await eraseDue(site.app)
  expect(await rowOf(client)).toMatchObject({ first_name: ERASED_NAME, email: null, birth_sealed: null })
  expect((await pair.client.get('/api/users/me')).status).toBe(401)
  const receipt = site.owner.selectFrom('receipts').selectAll().where('consultation_id', '=', room)
  expect((await receipt.executeTakeFirstOrThrow()).total).toBeGreaterThan(0)
  const seen = await pair.psychic.get(`/api/consultations/${room}`)
  expect(seen.body.consultation.client.firstName).toBe(ERASED_NAME)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('after a crash another run continues; an account that fails does not stop the others', async () => {
  const [unlucky, lucky] = [await newcomer('malchance'), await newcomer('chance')]
  const number = '+33612345678'
  const texts = site.owner.selectFrom('handsets').select('id').where('recipient', '=', number)
  await site.owner.insertInto('handsets').values({ site_id: 99, recipient: number, text: 'Bonjour' }).execute()
  await site.owner.insertInto('phone_numbers').values({ user_id: unlucky.id, pending: number }).execute()
  for (const { id } of [unlucky, lucky]) {
    await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
  }
  await sql`
    create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`.execute(
    site.owner,
  )
  await sql`create trigger fail_once before delete on handsets for each row execute function fail_once()`.execute(
    site.owner,
  )
  await expect(eraseDue(site.app)).rejects.toThrow('1 accounts could not be erased')
  expect([await isErased(unlucky), await isErased(lucky)]).toEqual([false, true])
  // Half erased: nobody can sign in, and nobody can cancel it.
  const sessions = site.owner.selectFrom('sessions').select('id').where('user_id', '=', unlucky.id)
  expect(await sessions.execute()).toEqual([])
  const back = await signInAs(site, unlucky.id)
  await back.request('DELETE', '/api/privacy/departure')
  await sql`drop trigger fail_once on handsets`.execute(site.owner)
  expect(await texts.execute()).toHaveLength(1)
  await eraseDue(site.app)
  expect([await isErased(unlucky), await texts.execute()]).toEqual([true, []])
})

test('an account restored from a backup is erased at the next start, but not another one with the same number', async () => {
  const [back, another] = [await newcomer('revenant'), await newcomer('meme-numero')]
  const were = [await rowOf(back), await rowOf(another)]
  for (const { id } of were) {
    await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
  }
  await eraseDue(site.app)
  const restore = (row: (typeof were)[number], created_at: Date) =>
    site.owner
      .updateTable('users')
      .set({ ...row, id: undefined, created_at })
      .where('id', '=', row.id)
      .execute()
  await restore(were[0]!, were[0]!.created_at)
  await restore(were[1]!, new Date(were[1]!.created_at.getTime() + 1))
  await keepErased(site.app)
  expect([await isErased(back), await isErased(another)]).toEqual([true, false])
  expect((await rowOf(another)).email).toBe('meme-numero@example.test')
})
