import { beforeEach, expect, test } from 'vitest'
import { addConsultation } from '../../../../test/consultations.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic, list, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action, loader } from '../catalogue/psychic.page.tsx'
import { sendFreeAlerts } from './send-free-alerts.server.ts'

const site = useTestApp()
const WEEK = 7 * 86_400
let count = 0
const newAddress = () => `waits${++count}@example.test`
const path = (id: number) => `/api/psychics/${id}/free-alert`

/** Mails that an address got after one run of the worker. */
async function told(email: string) {
  await sendFreeAlerts(site.app)
  return mailsTo(site, email)
}

beforeEach(async () => void (await site.owner.deleteFrom('free_alerts').execute()))

test('sends one mail, once, when the psychic is free for a chat', async () => {
  const email = newAddress()
  const { browser } = await addClient(site, { email, firstName: 'Inès' })
  const { id, slug } = await addPsychic(site.owner, { name: 'Oriane', price: 310 })
  const { status, body } = await browser.post(path(id))
  const expiresAt = new Date(site.now().getTime() + WEEK * 1000).toISOString()
  expect([status, body]).toEqual([200, { api: { ok: 1 }, freeAlert: { expiresAt } }])
  expect(await told(email)).toEqual([])
  await openPresence(site.owner, id, ['chat'], 3600)
  const mails = await told(email)
  expect(mails).toMatchObject([{ site_id: 99, subject: 'Oriane est libre maintenant' }])
  expect(mails[0]!.text).toMatch(/^Bonjour Inès,/)
  expect(mails[0]!.text).toContain(`http://localhost:3000/voyance/${slug}`)
  expect(mails[0]!.text).toContain('3,10\u00a0€/min')
  expect(await told(email)).toHaveLength(1)
})

test('sends nothing while the psychic can’t be asked for a chat', async () => {
  const email = newAddress()
  const { browser } = await addClient(site, { email })
  const { id } = await addPsychic(site.owner)
  await browser.post(path(id))
  await openPresence(site.owner, id, [], 3600)
  expect(await told(email), 'a pause').toEqual([])
  await openPresence(site.owner, id, ['phone'], 3600)
  expect(await told(email), 'another channel').toEqual([])
  await openPresence(site.owner, id, ['chat'], -1)
  expect(await told(email), 'a lease that ended').toEqual([])
  await openPresence(site.owner, id, ['chat'], 3600)
  const other = await addClient(site)
  for (const status of ['requested', 'accepted', 'running', 'paused'] as const) {
    const room = await addConsultation(site.owner, { clientId: other.id, psychicId: id, status })
    expect(await told(email), status).toEqual([])
    await site.owner.updateTable('consultations').set({ status: 'ended' }).where('id', '=', room).execute()
  }
  expect(await told(email), 'free').toHaveLength(1)
})

test('an alert expires after a week, and lasts as long again when asked for again', async () => {
  const [early, again] = [newAddress(), newAddress()]
  const { id } = await addPsychic(site.owner)
  const first = await addClient(site, { email: early })
  const second = await addClient(site, { email: again })
  await first.browser.post(path(id))
  await second.browser.post(path(id))
  await site.advance(WEEK - 60)
  await second.browser.post(path(id))
  await site.advance(60)
  await openPresence(site.owner, id, ['chat'], 3600)
  expect(await told(early)).toEqual([])
  expect(await mailsTo(site, again)).toHaveLength(1)
  expect(await site.owner.selectFrom('free_alerts').selectAll().execute()).toEqual([])
})

test('an address that is no longer proved gets nothing', async () => {
  const email = newAddress()
  const { id: userId, browser } = await addClient(site, { email })
  const { id } = await addPsychic(site.owner)
  await browser.post(path(id))
  const prove = (at: Date | null) =>
    site.owner.updateTable('users').set({ email_proved_at: at }).where('id', '=', userId).execute()
  await prove(null)
  await openPresence(site.owner, id, ['chat'], 3600)
  expect(await told(email)).toEqual([])
  await prove(site.now())
  expect(await told(email)).toHaveLength(1)
})

test('a withdrawn alert sends nothing; withdrawing a missing one is no error', async () => {
  const email = newAddress()
  const { browser } = await addClient(site, { email })
  const { id } = await addPsychic(site.owner)
  await browser.post(path(id))
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await browser.request('DELETE', path(id))
    expect([status, body]).toEqual([200, { api: { ok: 1 }, freeAlert: null }])
  }
  await openPresence(site.owner, id, ['chat'], 3600)
  expect(await told(email)).toEqual([])
})

test('several nodes that look at once send each mail once', async () => {
  const psychics = await Promise.all(Array.from({ length: 3 }, () => addPsychic(site.owner)))
  const addresses = Array.from({ length: 20 }, newAddress)
  for (const email of addresses) {
    const { browser } = await addClient(site, { email })
    for (const { id } of psychics) await browser.post(path(id))
  }
  for (const { id } of psychics) await openPresence(site.owner, id, ['chat'], 3600)
  site.jobs.sent.splice(0)
  await Promise.all(Array.from({ length: 6 }, () => sendFreeAlerts(site.app)))
  expect(site.jobs.sent).toHaveLength(60)
  for (const email of addresses) expect(await mailsTo(site, email)).toHaveLength(3)
})

test('an alert whose mail could not be queued is retried at the next run', async () => {
  const email = newAddress()
  const { browser } = await addClient(site, { email })
  const { id } = await addPsychic(site.owner)
  await browser.post(path(id))
  await openPresence(site.owner, id, ['chat'], 3600)
  const { send } = site.jobs
  site.jobs.send = () => Promise.reject(new Error('the queue is away'))
  await expect(sendFreeAlerts(site.app)).rejects.toThrow('the queue is away')
  site.jobs.send = send
  expect(await told(email)).toHaveLength(1)
})

test('refuses non-clients, unproved addresses, and psychics of another site, already free or never on the chat', async () => {
  const { browser } = await addClient(site)
  const { id, userId } = await addPsychic(site.owner, { withUser: true })
  const refusal = async (who: typeof browser, psychicId: number) => {
    const { status, body } = await who.post(path(psychicId))
    return [status, body.api.error?.code]
  }
  expect(await refusal(site.browser(), id)).toEqual([401, 103])
  expect(await refusal(await signInAs(site, userId!), id)).toEqual([403, 104])
  expect(await refusal((await addClient(site, { proved: false })).browser, id)).toEqual([403, 4013])
  const elsewhere = await addPsychic(site.owner, { siteId: 100 })
  expect(await refusal(browser, elsewhere.id)).toEqual([404, 4000])
  expect(await refusal(browser, 999_999)).toEqual([404, 4000])
  const free = await addPsychic(site.owner, { present: true })
  expect(await refusal(browser, free.id)).toEqual([409, 4032])
  const byPhone = await addPsychic(site.owner, { channels: ['phone'] })
  expect(await refusal(browser, byPhone.id)).toEqual([409, 4020])
  expect((await site.browser().request('DELETE', path(id))).body.api.error.code).toBe(103)
})

test('each site writes from its own address and with its own price', async () => {
  const email = newAddress()
  const { browser } = await addClient(site, { email, siteId: 100 })
  const { id, slug } = await addPsychic(site.owner, { price: 200 })
  await list(site.owner, id, 100, 410)
  await browser.post(path(id))
  await openPresence(site.owner, id, ['chat'], 3600)
  const [mail] = await told(email)
  expect(mail).toMatchObject({ site_id: 100 })
  expect(mail!.text).toContain(`http://second.localhost:3000/voyance/${slug}`)
  expect(mail!.text).toContain('4,10\u00a0€/min')
})

test('the profile’s form requests and withdraws the alert, and shows a refusal in its own status', async () => {
  const { id: clientId, browser } = await addClient(site)
  const { id, slug } = await addPsychic(site.owner)
  const page = `/voyance/${slug}`
  const offered = async (who = browser) => (await openPage(site, loader, page, who, { slug })).data.freeAlert
  const other = await addPsychic(site.owner)
  const press = (freeAlert: string, who = browser) => sendForm(site, action, page, { freeAlert }, who, { slug })
  expect(await offered()).toEqual({ kind: 'open' })
  expect(await press('ask')).toMatchObject({ status: 303, location: page })
  expect(await offered()).toEqual({ kind: 'waiting', until: new Date(site.now().getTime() + WEEK * 1000) })
  expect((await openPage(site, loader, '/', browser, { slug: other.slug })).data.freeAlert).toEqual({ kind: 'open' })
  await site.advance(WEEK)
  const back = await signInAs(site, clientId)
  expect(await offered(back)).toEqual({ kind: 'open' })
  await press('ask', back)
  expect(await press('withdraw', back)).toMatchObject({ status: 303, location: page })
  expect(await offered(back)).toEqual({ kind: 'open' })
  await openPresence(site.owner, id, ['chat'], 3600)
  expect(await press('ask', back)).toMatchObject({ status: 409, data: { refusal: { code: 4032, field: null } } })
  expect(await offered(site.browser())).toEqual({ kind: 'anonymous' })
  expect(await offered((await addClient(site, { proved: false })).browser)).toEqual({ kind: 'unproven' })
  const worker = await addPsychic(site.owner, { withUser: true })
  expect(await offered(await signInAs(site, worker.userId!))).toBeNull()
})
