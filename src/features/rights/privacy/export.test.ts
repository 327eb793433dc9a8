import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD, workOnPrivacy } from '../../../../test/privacy.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { printable } from '../../../platform/paper/paper.ts'
import * as complaint from '../complaints/complaint.page.tsx'
import { collectData, type Part } from './collect-data.server.ts'
import { action as askOnPage, loader } from './data.page.tsx'
import { action as takeFile } from './export-file.page.ts'
import { exportPdf } from './export-files.server.ts'
import { exportFile } from './export-queries.server.ts'
import { findFacts } from './find-facts.server.ts'
import { makeExport } from './make-export.server.ts'

const site = useTestApp()
const PAGE = '/mon-compte/donnees'
const TEN_MINUTES = 600
const DAY = 86_400

async function clientWithCopy() {
  const client = await addClientWithPassword(site, {
    firstName: 'Apolline',
    email: `copie${Math.random()}@example.test`,
  })
  const { body } = await client.browser.post('/api/privacy/export')
  await workOnPrivacy(site)
  return { ...client, copy: body.export.id as number }
}
type Client = Awaited<ReturnType<typeof clientWithCopy>>

const take = ({ browser, copy }: Client, password?: string) =>
  browser.post(`/api/privacy/export/${copy}/file`, password === undefined ? {} : { password })
const fileOf = ({ browser, copy }: Client, fields: Record<string, string>) =>
  sendForm(site, takeFile, `${PAGE}/${copy}/fichier`, fields, browser, { id: String(copy) })

test('a copy is made by a job, step by step, and its person is told once', async () => {
  const { browser } = await addClientWithPassword(site, { email: 'pas-a-pas@example.test' })
  const asked = await browser.post('/api/privacy/export')
  expect(asked.body.export).toMatchObject({ state: 'making', done: 0, until: null })
  const { id, steps } = asked.body.export
  expect((await openPage(site, loader, PAGE, browser)).data).toMatchObject({ copy: { state: 'making' } })
  await workOnPrivacy(site)
  // A job may run twice.
  await makeExport(site.app, id)
  expect((await browser.get('/api/privacy/export')).body.export).toMatchObject({ id, state: 'ready', done: steps })
  const mails = await mailsTo(site, 'pas-a-pas@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['La copie de vos données est prête'])
})

test('a job that was killed half-way starts over', async () => {
  const client = await clientWithCopy()
  const half = { json: null, pdf: null, finished_at: null, done: 7 }
  await site.owner.updateTable('data_exports').set(half).where('id', '=', client.copy).execute()
  await makeExport(site.app, client.copy)
  expect((await take(client)).body.data['Votre compte']).toHaveLength(1)
})

test('one copy a day, unless it failed', async () => {
  const { browser, copy } = await clientWithCopy()
  expect((await browser.post('/api/privacy/export')).body.api.error.code).toBe(4170)
  const refused = await sendForm(site, askOnPage, PAGE, { intent: 'export' }, browser)
  expect([refused.status, refused.data.refusal.code]).toEqual([429, 4170])
  await site.owner
    .updateTable('data_exports')
    .set({ json: null, pdf: null, finished_at: null })
    .where('id', '=', copy)
    .execute()
  expect((await browser.post('/api/privacy/export')).body.api.error.code).toBe(4170)
  await site.advance(3600)
  expect((await browser.get('/api/privacy/export')).body.export.state).toBe('failed')
  expect((await browser.post('/api/privacy/export')).body.api).toEqual({ ok: 1 })
  await site.advance(DAY)
  await workOnPrivacy(site)
  expect((await browser.post('/api/privacy/export')).body.api).toEqual({ ok: 1 })
  site.jobs.sent.splice(0)
})

test('the JSON file lists the stored data under French labels, and is stored sealed', async () => {
  const client = await clientWithCopy()
  const { data } = (await take(client)).body
  expect(data['Votre compte'][0]).toMatchObject({ Prénom: 'Apolline', 'Date de naissance': '1988-05-12' })
  expect(data['Vos accords'][0]['Accord donné']).toBe(true)
  const row = await site.owner.selectFrom('data_exports').selectAll().where('id', '=', client.copy).executeTakeFirst()
  expect([row!.json!, row!.pdf!].map((bytes) => bytes.includes('Apolline'))).toEqual([false, false])
})

test('the PDF replaces characters that its font lacks', async () => {
  const words: Part = {
    heading: 'messages',
    rows: [{ words: 'Une étoile 🌟, s’il vous plaît', sentAt: '2026-11-21T11:00:00.000Z' }],
  }
  const parts: Part[] = [words, { heading: 'orders', rows: [] }]
  const pdf = (await exportPdf({ company: 'Cosmospace', at: site.now(), parts }, plainWording)).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(printable('Une étoile 🌟, s’il vous plaît')).toBe('Une étoile ¤, s’il vous plaît')
})

test('the page offers two files and no other', async () => {
  const client = await clientWithCopy()
  expect((await fileOf(client, { format: 'pdf' })).status).toBe(200)
  expect((await fileOf(client, { format: 'json' })).status).toBe(200)
  expect((await fileOf(client, { format: 'exe' })).status).toBe(404)
})

test('some minutes after the sign-in, the password is asked for', async () => {
  const client = await clientWithCopy()
  await site.advance(TEN_MINUTES)
  expect((await openPage(site, loader, PAGE, client.browser)).data.confirmation).toBe('password')
  expect((await take(client)).body.api.error).toMatchObject({ code: 4067, field: 'password' })
  expect((await take(client, 'une autre phrase')).body.api.error.code).toBe(1025)
  const back = await fileOf(client, { format: 'pdf', password: 'une autre phrase' })
  expect([back.status, back.location]).toEqual([303, `${PAGE}?refus=mot-de-passe`])
  expect((await openPage(site, loader, back.location!, client.browser)).data.fault).toBeTruthy()
  expect((await take(client, PASSWORD)).body.api).toEqual({ ok: 1 })
  expect((await fileOf(client, { format: 'json', password: PASSWORD })).status).toBe(200)
})

test('after ten wrong passwords the copy stays closed for a while, even to the right one', async () => {
  const client = await clientWithCopy()
  await site.advance(TEN_MINUTES)
  const give = async (password: string) => (await take(client, password)).body.api.error?.code
  for (let times = 0; times < 10; times += 1) expect(await give('une autre phrase')).toBe(1025)
  expect(await give(PASSWORD)).toBe(1023)
})

test('a person without a password signs in again', async () => {
  const { browser } = await addClient(site)
  const copy = (await browser.post('/api/privacy/export')).body.export.id
  await workOnPrivacy(site)
  await site.advance(TEN_MINUTES)
  expect((await browser.post(`/api/privacy/export/${copy}/file`, { password: PASSWORD })).body.api.error.code).toBe(
    4067,
  )
  expect((await openPage(site, loader, PAGE, browser)).data.confirmation).toBe('signIn')
})

test('nobody else can download it, and after a week nobody can', async () => {
  const client = await clientWithCopy()
  const other = await clientWithCopy()
  expect((await take({ ...other, copy: client.copy })).body.api.error.code).toBe(4000)
  expect((await fileOf({ ...other, copy: client.copy }, { format: 'pdf' })).status).toBe(404)
  await site.advance(7 * DAY - 1)
  // Calls the use case directly: the session has expired by then.
  const of = { id: client.copy, userId: client.id, format: 'json' } as const
  const since = () => new Date(site.now().getTime() - 7 * DAY * 1000)
  expect(await exportFile(site.app.db, { ...of, since: since() })).not.toBeNull()
  await site.advance(1)
  expect(await exportFile(site.app.db, { ...of, since: since() })).toBeNull()
})

test('signed-out messages belong to the proved owner of their address; naming an address reveals nothing', async () => {
  const text = 'Rien ne marche depuis le mardi du Plantier.'
  const emailAddress = 'deconnectee@example.test'
  const given = { name: 'Léa', emailAddress, about: '', text }
  await sendForm(site, complaint.action, '/reclamation', given, site.browser())
  const hasIt = async (id: number) =>
    JSON.stringify(await collectData(site.app, (await findFacts(site.app, id))!, async () => {})).includes(text)
  const names = await addClient(site)
  const change = { user_id: names.id, email: emailAddress, email_key: emailAddress, asked_at: site.now() }
  await site.owner.insertInto('address_changes').values(change).execute()
  const owns = await addClient(site, { email: emailAddress, proved: false })
  expect([await hasIt(names.id), await hasIt(owns.id)]).toEqual([false, false])
  await site.owner.updateTable('users').set({ email_proved_at: site.now() }).where('id', '=', owns.id).execute()
  expect([await hasIt(names.id), await hasIt(owns.id)]).toEqual([false, true])
})

test('a copy has the question and the choices of a draw, and no seed of one that is not finished', async () => {
  const { id, browser } = await addClient(site)
  const tarot = '/api/games/le-tarot-gratuit-d-argent'
  const begin = async () => (await browser.post(`${tarot}/draws`, {})).body.drawId as string
  const [open, done] = [await begin(), await begin()]
  const chosen = { clientSeed: 'luna', picks: [3, 2, 1], question: 'Faut-il changer de métier\u00a0?' }
  const { body } = await browser.post(`${tarot}/results`, { drawId: done, ...chosen })
  const copy = await collectData(site.app, (await findFacts(site.app, id))!, async () => {})
  const part = copy.find(({ heading }) => heading === 'draws')!
  const row = (token: string) => JSON.stringify(part.rows.find((one) => Object.values(one).includes(token)))
  expect(row(done)).toContain(body.serverSeed)
  expect(row(done)).toContain(chosen.question)
  expect(row(open)).not.toMatch(/serverSeed|[0-9a-f]{64}.*[0-9a-f]{64}/)
})
