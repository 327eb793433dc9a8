import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { CONTENT_VERSION } from '../../house/consents/content.ts'
import { keepAnswer } from '../../house/mail/bounces.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import * as ending from '../../people/marketing/unsubscribe.page.tsx'
import { unsubscribeFor } from '../../people/marketing/unsubscribe-address.server.ts'
import * as notifications from '../../people/push/notifications.page.tsx'
import { suppress } from '../../people/suppressions/suppress.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { action, loader } from './day-mail.page.tsx'
import { mailOwnDays } from './mail-own-days.server.ts'
import { readOwn } from './read-own.server.ts'

const site = useTestApp()
const PAGE = '/mon-compte/aujourd-hui/e-mail'
const SHOWN = `99-OWN_TODAY-OWN_TODAY-${CONTENT_VERSION}`
type Browser = Client['browser']

const open = (browser: Browser) => openPage(site, loader, PAGE, browser)
const choose = (browser: Browser, agreed: 'yes' | 'no', shown = SHOWN) =>
  sendForm(site, action, PAGE, { agreed, shown }, browser)
const refusalOf = (outcome: Awaited<ReturnType<typeof choose>>) => [outcome.status, outcome.data?.refusal?.code]
const byCall = (browser: Browser, agreed: boolean) =>
  browser.post('/api/consents', { consents: [{ type: 'OWN_TODAY', agreed }] })
const visit = () => systemVisit(site.app, site.app.sites[0]!)

async function keepChart(browser: Browser): Promise<number> {
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Moi', isOwn: true, birthDate: '1990-08-01', birthTime: '08:30', ...place }
  return (await browser.post('/api/charts', birth)).body.chart.id
}

let count = 0
/** A client who keeps their own chart, and asked for the mail. */
async function reader(traits: ClientTraits = {}) {
  count += 1
  const email = `lectrice${count}@exemple.fr`
  const client = await addClient(site, { email, firstName: 'Anaïs', ...traits })
  const chartId = await keepChart(client.browser)
  expect((await choose(client.browser, 'yes')).location).toBe(`${PAGE}?fait=yes`)
  return { ...client, email, chartId }
}

/** Runs the job at an hour of a winter's day in Paris. */
const runAt = (hour: number, day = '2026-12-01') => {
  const at = new Date(`${day}T${String(hour - 1).padStart(2, '0')}:05:00Z`)
  return mailOwnDays({ ...site.app, now: () => at })
}
const got = async (email: string) => (await mailsTo(site, email)).filter(({ subject }) => /pour vous/.test(subject))

test('nothing is chosen beforehand; it is asked for and ended in the account, with a proof each time', async () => {
  const { id, browser } = await addClient(site)
  await keepChart(browser)
  expect((await open(browser)).data).toMatchObject({ agreed: false, lacks: null, shown: SHOWN })
  const told = async () =>
    (await openPage(site, notifications.loader, '/mon-compte/notifications', browser)).data.dayMail
  expect(await told()).toBe(false)
  await choose(browser, 'yes')
  expect([(await open(browser)).data.agreed, await told()]).toEqual([true, true])
  await choose(browser, 'no', 'an older sentence')
  expect([(await open(browser)).data.agreed, await told()]).toEqual([false, false])
  const proofs = site.owner.selectFrom('consent_proofs').selectAll().where('user_id', '=', id).orderBy('id')
  const own = (await proofs.execute()).filter(({ type }) => type === 'OWN_TODAY')
  expect(own.map(({ agreed, form_type, text_version }) => [agreed, form_type, text_version])).toEqual([
    [true, 'OWN_TODAY', CONTENT_VERSION],
    [false, 'OWN_TODAY', CONTENT_VERSION],
  ])
  expect(own[0]!.text_shown).toMatch(/^Je souhaite recevoir chaque matin par e-mail/)
})

test('without an account there is the way in, and a psychic has no day of their own', async () => {
  expect((await open(site.browser())).location).toMatch(/^\/connexion\?retour=/)
  expect((await choose(site.browser(), 'yes')).location).toMatch(/^\/connexion\?retour=/)
  const { userId } = await addPsychic(site.owner, { withUser: true })
  const browser = await signInAs(site, userId!)
  expect((await choose(browser, 'yes')).status).toBe(403)
  expect((await byCall(browser, true)).body.api.error.code).toBe(104)
})

test('an unproved address, and a chart that is missing or locked, are said and refused', async () => {
  const unproved = await addClient(site, { proved: false })
  const bare = await addClient(site, { birthDate: null })
  const locked = await addClient(site)
  await keepChart(locked.browser)
  await locked.browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  for (const [{ browser }, lacks, status, code] of [
    [unproved, 'address', 403, 4013],
    [bare, 'chart', 409, 4840],
    [locked, 'chart', 409, 4840],
  ] as const) {
    expect((await open(browser)).data).toMatchObject({ agreed: false, lacks })
    expect(refusalOf(await choose(browser, 'yes'))).toEqual([status, code])
    const { status: called, body } = await byCall(browser, true)
    expect([called, body.api.error.code]).toEqual([status, code])
    expect((await open(browser)).data.agreed).toBe(false)
  }
})

test('an address that refuses our mails or complained of one, and an outdated sentence, are refused', async () => {
  const [gone, unhappy, late] = [await reader(), await reader(), await reader()]
  for (const { browser } of [gone, unhappy, late]) await choose(browser, 'no')
  await keepAnswer(visit(), gone.email, 550)
  await suppress(visit(), unhappy.email, 'complaint')
  for (const { browser } of [gone, unhappy]) {
    expect((await open(browser)).data.lacks).toBe('unwanted')
    expect(refusalOf(await choose(browser, 'yes'))).toEqual([409, 4841])
    expect((await byCall(browser, true)).body.api.error.code).toBe(4841)
  }
  expect((await choose(late.browser, 'yes', '99-OWN_TODAY-OWN_TODAY-1')).status).toBe(409)
  expect((await open(late.browser)).data.agreed).toBe(false)
})

test('the mail has the headline and the sentences of the page, a link to it, and neither an offer nor a price', async () => {
  const one = await reader()
  await runAt(6)
  const [mail, ...more] = await got(one.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Aujourd’hui pour vous, mardi 1er décembre')
  const at = new Date('2026-12-01T05:05:00Z')
  const { user } = (await one.browser.get('/api/users/me')).body
  const own = await readOwn(
    { ...visit(), user: { ...user, id: one.id, role: 'client' }, now: () => at },
    one.chartId,
    'day',
  )
  expect(mail!.text).toMatch(/^Bonjour Anaïs,/)
  expect(mail!.text).toContain(own.opening.headline)
  expect(mail!.text).toContain(own.opening.sentences[0]!.text)
  const all = [own.opening, ...own.sections].flatMap(({ sentences }) => sentences.map(({ text }) => text))
  expect(all.filter((text) => mail!.text.includes(text))).toHaveLength(2)
  expect(mail!.text).toContain(`/mon-compte/themes/${one.chartId}/horoscope`)
  expect(mail!.text).not.toMatch(/€|offert|offre|prix|minute|consult|promo|1990|Lyon/i)
  expect(mail!.text).toContain('/desinscription?jeton=d')
  expect(mail!.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\?token=d\d+-0-0-[\w-]{43}$/)
})

test('it comes once a day with several workers, from 6 h in Paris to noon, and again the next day', async () => {
  const one = await reader()
  await runAt(5)
  await runAt(12)
  await runAt(18)
  expect(await got(one.email)).toEqual([])
  await Promise.all(Array.from({ length: 4 }, () => runAt(6)))
  await runAt(7)
  expect(await got(one.email)).toHaveLength(1)
  await runAt(11, '2026-12-02')
  expect(await got(one.email)).toHaveLength(2)
})

test('who did not ask gets nothing', async () => {
  const silent = await addClient(site, { email: 'silence@exemple.fr' })
  await keepChart(silent.browser)
  const one = await reader()
  await runAt(6)
  expect([await got('silence@exemple.fr'), (await got(one.email)).length]).toEqual([[], 1])
})

test.each<[string, (one: Awaited<ReturnType<typeof reader>>) => Promise<unknown>]>([
  ['the mind changed on the page', ({ browser }) => choose(browser, 'no')],
  ['the consent was withdrawn among all consents', ({ browser }) => byCall(browser, false)],
  ['a break began', ({ browser }) => browser.post('/api/pause', { length: 'month' })],
  ['an exclusion began', ({ browser }) => browser.post('/api/pause', { length: 'exclusion' })],
  ['a reader complained', ({ email }) => suppress(visit(), email, 'complaint')],
  ['the box refuses', ({ email }) => keepAnswer(visit(), email, 550)],
  ['the chart was deleted', ({ browser, chartId }) => browser.request('DELETE', `/api/charts/${chartId}`)],
  [
    'the consent for sensitive data was withdrawn',
    ({ browser }) => browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] }),
  ],
  ['the account is suspended', ({ id }) => changeUser(id, { suspended_at: site.now() })],
  ['the account is leaving', ({ id }) => changeUser(id, { leaves_at: site.now() })],
  ['the address is not proved any more', ({ id }) => changeUser(id, { email_proved_at: null })],
])('nothing comes once %s', async (_, happen) => {
  const [one, other] = [await reader(), await reader()]
  await happen(one)
  await runAt(6)
  expect(await got(one.email)).toEqual([])
  expect(await got(other.email)).toHaveLength(1)
})

const changeUser = (id: number, values: object) =>
  site.owner.updateTable('users').set(values).where('id', '=', id).execute()

test('an exclusion withdraws the consent, a break only waits', async () => {
  const [excluded, resting] = [await reader(), await reader()]
  await excluded.browser.post('/api/pause', { length: 'exclusion' })
  await resting.browser.post('/api/pause', { length: 'day' })
  expect((await open(excluded.browser)).data).toMatchObject({ agreed: false, onPause: true })
  expect((await open(resting.browser)).data).toMatchObject({ agreed: true, onPause: true })
})

test('one click in a mail client ends this mail and no other, and can be undone for a day', async () => {
  const one = await reader()
  await one.browser.post('/api/consents', { consents: [{ type: 'MARKETING_SMS', agreed: true }] })
  await runAt(6)
  const [mail] = await got(one.email)
  const { pathname, search } = new URL(mail!.unsubscribe!)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' }
  for (let round = 0; round < 2; round += 1) {
    const answer = await site.browser().request('POST', pathname + search, 'List-Unsubscribe=One-Click', form)
    expect(answer.body).toEqual({ api: { ok: 1 }, subscription: { subscribed: false } })
  }
  await runAt(6, '2026-12-02')
  expect(await got(one.email)).toHaveLength(1)
  expect(await agreedOf(one.id)).toEqual({ OWN_TODAY: false, MARKETING_SMS: true })
  const path = `/desinscription${search.replace('token', 'jeton')}`
  const { data } = await openPage(site, ending.loader, path, site.browser())
  expect(data).toMatchObject({ subscribed: false, isOfDay: true })
  await sendForm(site, ending.action, path, { restore: data.restore }, site.browser())
  await runAt(6, '2026-12-03')
  expect(await got(one.email)).toHaveLength(2)
})

async function agreedOf(userId: number) {
  const rows = await site.owner
    .selectFrom('consent_proofs')
    .select(['type', 'agreed'])
    .where('user_id', '=', userId)
    .where('type', 'in', ['OWN_TODAY', 'MARKETING_SMS'])
    .orderBy('id')
    .execute()
  return Object.fromEntries(rows.map(({ type, agreed }) => [type, agreed]))
}

test('a link of the offers does not end it, and one made up from it ends nothing', async () => {
  const one = await reader()
  const { call } = unsubscribeFor(visit(), { kind: 'user', id: one.id })
  const { pathname, search } = new URL(call)
  const post = (path: string) => site.browser().request('POST', path, '', { origin: '' })
  expect((await post(pathname + search)).body.api.ok).toBe(1)
  expect((await post(pathname + search.replace('=u', '=d'))).body.api.error.code).toBe(4076)
  expect((await open(one.browser)).data.agreed).toBe(true)
})

test('an erased account keeps the proof and gets nothing; what was sent is deleted', async () => {
  const one = await reader()
  await runAt(6)
  await changeUser(one.id, { leaves_at: site.now() })
  await eraseDue(site.app)
  const kept = await site.owner.selectFrom('own_day_mails').selectAll().where('user_id', '=', one.id).execute()
  expect(kept).toEqual([])
  await runAt(6, '2026-12-02')
  expect(await got(one.email)).toHaveLength(1)
})
