import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addPair, ask, openRoom, type Pair, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { heldBalance, walletBalance } from '../../house/ledger/queries.server.ts'
import { forgetOld } from '../../rights/privacy/retention-queries.server.ts'
import { sealAll } from '../../rights/privacy/seal-all.server.ts'
import * as roomPage from '../consultations/room.page.tsx'
import { sweep } from '../consultations/sweep.server.ts'
import { recordBeats } from '../rooms/meter.server.ts'
import * as workspace from '../workspace/workspace.page.tsx'
import * as reportPage from './report.page.tsx'

const site = useTestApp()
const MODERATOR = 'moderation@example.test'
const DISTRESS = 'Je n’en parle à personne, mais je veux mourir.'
let moderator: Staff

beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
  await site.owner.updateTable('users').set({ email: MODERATOR }).where('id', '=', moderator.id).execute()
})

const given = { cents: 3000, freeSeconds: 30, psychic: { price: 300 } }

/** Two minutes, half a minute of them free: 4.50 EUR, of which the psychic gets 1.68 and 0.56. */
async function afterTwoMinutes(traits: Parameters<typeof addPair>[1] = given) {
  const pair = await addPair(site, traits)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 10)
  return { pair, id }
}
const purse = ({ clientId }: Pair) => walletBalance(site.app.db, 99, clientId)
/** The rest of 30 EUR and half a minute after two minutes, whose price is held. */
const afterHold = { balance: 2550, promotional: 0, freeSeconds: 0, reserved: 0 }
/** Cents and seconds of free time that are held for the client. */
const isHeld = async ({ clientId }: Pair) => heldBalance(site.app.db, 99, clientId)
const held = { held: 450, heldSeconds: 30 }
const earned = async ({ psychicId }: Pair) =>
  (
    await site.owner
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'psychic_earnings')
      .where('owner_id', '=', psychicId)
      .executeTakeFirst()
  )?.balance
const alertsOf = (id: number) =>
  site.owner.selectFrom('care_alerts').selectAll().where('consultation_id', '=', id).orderBy('id').execute()
const consultationOf = async ({ client }: Pair, id: number) =>
  (await client.get(`/api/consultations/${id}`)).body.consultation
const codeOf = ({ body }: { body: { api: { ok: number; error?: { code: number } } } }) => body.api.error?.code ?? 0

test('a message of distress is delivered, ends the room at that second, holds its price, and alerts the moderators', async () => {
  const { pair, id } = await afterTwoMinutes()
  const message = { clientId: randomUUID(), text: DISTRESS }
  const sent = await pair.client.post(`/api/consultations/${id}/messages`, message)
  expect(sent.status).toBe(200)
  // Sent again on a bad connection: the same message, and nothing happens twice.
  expect((await pair.client.post(`/api/consultations/${id}/messages`, message)).body).toEqual(sent.body)
  expect(await consultationOf(pair, id)).toMatchObject({ status: 'ended', endReason: 'care', meter: { seconds: 120 } })
  const { messages } = (await pair.psychic.get(`/api/consultations/${id}/messages`)).body
  expect(messages.at(-1).text).toBe(DISTRESS)
  expect(codeOf(await write(pair.client, id))).toBe(4025)

  expect([await purse(pair), await isHeld(pair)]).toEqual([afterHold, held])
  expect(await earned(pair)).toBeUndefined()
  expect(await receiptOf(pair, id)).toMatchObject({
    seconds: 120,
    freeSeconds: 30,
    total: 450,
    balanceBefore: 3000,
    balanceAfter: 2550,
    held: true,
    heldUntil: new Date(site.now().getTime() + 48 * 3_600_000).toISOString(),
    givenBack: false,
    mayReview: false,
  })
  expect(codeOf(await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'Trop cher' }))).toBe(4365)
  await lawsHold(site)

  expect(await alertsOf(id)).toMatchObject([{ kind: 'distress', sealed: null, closed_at: null }])
  const [mail, ...more] = await mailsTo(site, MODERATOR)
  expect(more).toEqual([])
  expect(mail!.text).toContain('/admin#/care-alerts/')
  for (const told of ['mourir', 'Camille', 'Solène']) expect(mail!.text).not.toContain(told)
})

test('a short consultation is held too, and does not use up the day’s free minute', async () => {
  const pair = await addPair(site, given)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 40, 10)
  await write(pair.client, id, DISTRESS)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 40, total: 50, waived: false, held: true })
  expect(await site.owner.selectFrom('waivers').selectAll().where('consultation_id', '=', id).execute()).toEqual([])
  expect(await isHeld(pair)).toEqual({ held: 50, heldSeconds: 30 })
})

test('the psychic’s button does the same, by a call or a form, only in their own room', async () => {
  const { pair, id } = await afterTwoMinutes()
  expect(codeOf(await pair.psychic.post(`/api/consultations/${id}/danger`))).toBe(0)
  expect(await consultationOf(pair, id)).toMatchObject({ status: 'ended', endReason: 'care' })
  expect(await alertsOf(id)).toMatchObject([{ kind: 'danger' }])
  expect(await isHeld(pair)).toEqual(held)
  expect(codeOf(await pair.psychic.post(`/api/consultations/${id}/danger`))).toBe(4025)

  const other = await addPair(site, given)
  const asked = await ask(other)
  expect(codeOf(await other.psychic.post(`/api/consultations/${asked}/danger`))).toBe(4031)
  await other.psychic.post(`/api/workspace/requests/${asked}/accept`)
  const params = { id: String(asked) }
  const press = ({ client, psychic }: Pair, by: 'client' | 'psychic') =>
    sendForm(site, roomPage.action, '/consultations', { intent: 'danger' }, { client, psychic }[by], params)
  expect((await press(other, 'client')).status).toBe(404)
  expect((await press(other, 'psychic')).location).toBe(`/consultations/${asked}#salon`)
  expect((await openPage(site, workspace.loader, '/espace-voyant', other.psychic)).data).toMatchObject({
    room: null,
    last: { summary: { clientFirstName: 'Camille', endReason: 'care' } },
  })
  expect((await openPage(site, roomPage.loader, '/consultations', other.client, params)).data).toMatchObject({
    room: { consultation: { endReason: 'care' } },
  })
})

test('if the other side has lost its connection, nothing is delivered but the room ends, billed until the loss', async () => {
  const { pair, id } = await afterTwoMinutes()
  const beat = (side: 'client' | 'psychic') =>
    recordBeats(site.app.db, [{ consultationId: id, side, line: side, lineAgeMs: 0, ageMs: 0 }], site.app.house())
  await beat('psychic')
  for (let passed = 0; passed < 15; passed += 5) {
    await beat('client')
    await site.advance(5)
    await sweep(site.app)
  }
  expect(await consultationOf(pair, id)).toMatchObject({ status: 'paused', meter: { pauseReason: 'drop' } })
  expect(codeOf(await write(pair.client, id, DISTRESS))).toBe(4025)
  expect(await consultationOf(pair, id)).toMatchObject({ endReason: 'care', meter: { seconds: 120 } })
  expect(await isHeld(pair)).toEqual(held)
})

test('if a room is ended twice at once, it ends and is billed once, held or charged', async () => {
  const { pair, id } = await afterTwoMinutes()
  await Promise.all([
    pair.client.post(`/api/consultations/${id}/end`),
    write(pair.client, id, DISTRESS),
    pair.psychic.post(`/api/consultations/${id}/danger`),
    write(pair.client, id, DISTRESS),
  ])
  const { endReason } = await consultationOf(pair, id)
  expect((await alertsOf(id)).length).toBe(endReason === 'care' ? 1 : 0)
  expect((await purse(pair)).balance).toBe(2550)
  expect((await isHeld(pair)).held).toBe(endReason === 'care' ? 450 : 0)
  await lawsHold(site)
})

test('with an automaton, the same happens: it does not answer and nobody is paid', async () => {
  const pair = await addPair(site, { ...given, psychic: { price: 300, isAutomaton: true } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 10)
  site.jobs.sent.splice(0)
  await write(pair.client, id, DISTRESS)
  expect(site.jobs.sent.map(({ name }) => name)).not.toContain('automaton-answer-message')
  expect(await consultationOf(pair, id)).toMatchObject({ endReason: 'care' })
  expect([await purse(pair), await isHeld(pair), (await earned(pair)) ?? 0]).toEqual([afterHold, held, 0])
})

test('a report is sealed, counts once per topic, and is answered by mail and on its page', async () => {
  const email = 'signale@example.test'
  const pair = await addPair(site, { ...given, client: { email } })
  const asked = await ask(pair)
  const report = (body: object) => pair.client.post(`/api/consultations/${asked}/reports`, body)
  expect(codeOf(await report({ topic: 'health' }))).toBe(4031)
  expect(codeOf(await report({ topic: 'weather' }))).toBe(107)
  await pair.psychic.post(`/api/workspace/requests/${asked}/accept`)
  const params = { id: String(asked) }
  const send = (fields: Record<string, string>) =>
    sendForm(site, reportPage.action, '/consultations', fields, pair.client, params)
  expect(await send({ topic: '', words: 'Elle parle de sorts.' })).toMatchObject({
    status: 400,
    data: { refusal: { field: 'topic' }, typed: { words: 'Elle parle de sorts.' } },
  })
  const curse = { topic: 'curse', words: 'Elle vend un désenvoûtement.' }
  expect((await send(curse)).location).toBe(`/consultations/${asked}/signaler?fait=envoye`)
  expect(codeOf(await report({ topic: 'curse' }))).toBe(4360)
  expect(codeOf(await report({ topic: 'conduct' }))).toBe(0)
  expect(await consultationOf(pair, asked)).toMatchObject({ status: 'accepted' })

  const [{ id, sealed }] = (await alertsOf(asked)) as [Awaited<ReturnType<typeof alertsOf>>[number]]
  expect(sealed!.includes('désenvoûtement')).toBe(false)
  const read = async () => (await moderator.browser.get(`/api/admin/care-alerts/${id}`)).body.row
  expect(await read()).toMatchObject({ kind: 'report', ...curse, others: 1, seenBy: expect.any(String), answer: null })
  const answer = 'Elle ne consulte plus ici.'
  const close = (one: number) => moderator.browser.post(`/api/admin/care-alerts/${one}/close`, { answer })
  expect(codeOf(await close(id))).toBe(0)
  expect(codeOf(await close(id))).toBe(4361)
  expect((await mailsTo(site, email)).at(-1)!.text).toContain(answer)

  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const { head } = openKeyRing([young])
  const [{ sealed: words, sealed_answer }] = (await alertsOf(asked)) as [Awaited<ReturnType<typeof alertsOf>>[number]]
  for (const bytes of [words, sealed_answer]) expect(bytes!.subarray(0, head.length)).toEqual(head)
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  expect(await read()).toMatchObject({ words: curse.words, answer })
  const page = await openPage(site, reportPage.loader, '/consultations', pair.client, params)
  expect(page.data).toMatchObject({
    reports: [
      { ...curse, answer },
      { topic: 'conduct', words: null, answer: null },
    ],
  })
})

test('for a reason, a moderator can read a conversation that has an alert, and no other', async () => {
  const [pair, calm] = [await addPair(site, given), await addPair(site, given)]
  const [id, other] = [await openRoom(pair), await openRoom(calm)]
  const reason = 'Comprendre l’alerte reçue'
  const reader = await addStaff(site, 'moderator')
  const read = (of: number) => reader.browser.post(`/api/admin/consultations/${of}/messages`, { reason })
  expect(codeOf(await read(id))).toBe(3000)
  await write(pair.client, id, DISTRESS)
  expect((await read(id)).body.messages).toMatchObject([{ author: 'client', text: DISTRESS }])
  expect(codeOf(await read(other))).toBe(3000)
  const { readings } = (await pair.client.get('/api/privacy/readings')).body
  expect(readings).toMatchObject([{ role: 'moderator', reason, consultationId: id }])
})

test('closing an alert records what was done without mailing the client; another site’s alert is not found', async () => {
  const email = 'cliente.aidee@example.test'
  const { pair, id: consultationId } = await afterTwoMinutes({ ...given, client: { email } })
  await write(pair.client, consultationId, DISTRESS)
  const [alert] = await alertsOf(consultationId)
  const { id } = alert!
  const close = (body: object) => moderator.browser.post(`/api/admin/care-alerts/${id}/close`, body)
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', moderator.id).execute()
  expect(codeOf(await close({ answer: ' ' }))).toBeGreaterThan(0)
  await site.owner.updateTable('care_alerts').set({ site_id: 100 }).where('id', '=', id).execute()
  expect(codeOf(await moderator.browser.get(`/api/admin/care-alerts/${id}`))).toBe(3000)
  expect(await alertsOf(consultationId)).toMatchObject([{ seen_by: null }])
  await site.owner.updateTable('care_alerts').set({ site_id: 99 }).where('id', '=', id).execute()
  expect(codeOf(await close({ answer: 'Nous lui avons écrit.' }))).toBe(4364)
  expect(codeOf(await close({ answer: 'Nous lui avons écrit.', outcome: 'refund' }))).toBe(0)
  expect(await mailsTo(site, email)).toEqual([])
  const open = (await moderator.browser.get('/api/admin/care-alerts?closed=no&kind=distress&perPage=100')).body.rows
  expect(open.map((row: { id: number }) => row.id)).not.toContain(id)
  const closedAt = site.now()
  await forgetOld(site.app.db, 'contacts', new Date(closedAt.getTime() - 1))
  expect((await alertsOf(consultationId)).length).toBe(1)
  await forgetOld(site.app.db, 'contacts', closedAt)
  expect(await alertsOf(consultationId)).toEqual([])
})
