import { beforeEach, expect, test } from 'vitest'
import { mayReceive, runNow, sendOffer } from '../../../../test/campaigns.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { keepAnswer } from '../../house/mail/bounces.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import * as consents from '../../rights/my-consents/consents.page.tsx'
import * as confirmPage from './confirm.page.tsx'
import * as endPage from './unsubscribe.page.tsx'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const may = (client: Client, channel: 'email' | 'sms' | 'phone') => mayReceive(site, client.id, channel)
const answer = ({ browser }: Client, type: string, agreed: boolean) =>
  browser.post('/api/consents', { consents: [{ type, agreed }] })

let count = 0
let email = ''
beforeEach(() => {
  count += 1
  email = `offres${count}@example.fr`
})

/** The token of the last link to a page that an address got. */
const linkTo = async (address: string, page: string): Promise<string> =>
  (await mailsTo(site, address)).at(-1)?.text.match(new RegExp(`${page}\\?jeton=(\\S+)`))?.[1] ?? ''

const follow = (jeton: string) =>
  sendForm(site, confirmPage.action, `/offres/confirmer?jeton=${jeton}`, {}, site.browser())
const end = (jeton: string, fields = {}) =>
  sendForm(site, endPage.action, `/desinscription?jeton=${jeton}`, fields, site.browser())

/** A client who asked for offers by mail and followed the link. */
async function addSubscriber(): Promise<Client & { jeton: string }> {
  const client = await addClient(site, { email })
  await answer(client, 'MARKETING_EMAIL', true)
  await follow(await linkTo(email, '/offres/confirmer'))
  expect(await may(client, 'email')).toBe(true)
  await sendOffer(site, `Pour ${client.id}`)
  return { ...client, jeton: await linkTo(email, '/desinscription') }
}

const proofsOf = ({ id }: Client) =>
  site.app.db
    .selectFrom('consent_proofs')
    .select(['agreed', 'given_at'])
    .where('user_id', '=', id)
    .where('type', '=', 'MARKETING_EMAIL')
    .orderBy('id')
    .execute()

test('consent to offers by mail takes effect once its link is confirmed; merely opening the link does nothing', async () => {
  const client = await addClient(site, { email })
  await answer(client, 'MARKETING_EMAIL', true)
  expect(await may(client, 'email')).toBe(false)
  const jeton = await linkTo(email, '/offres/confirmer')
  const path = `/offres/confirmer?jeton=${jeton}`
  expect((await openPage(site, confirmPage.loader, path, site.browser())).data).toEqual({ awaited: 'open' })
  expect(await may(client, 'email')).toBe(false)
  expect((await follow(jeton)).data).toEqual({ awaited: 'done' })
  expect((await follow(jeton)).data).toEqual({ awaited: 'done' })
  expect(await may(client, 'email')).toBe(true)
  expect([await may(client, 'sms'), await may(client, 'phone')]).toEqual([false, false])
})

test('an unproved address must be proved first; its code then brings the link', async () => {
  const browser = site.browser()
  const { body } = await browser.post('/api/users/me', {
    firstName: 'Anne',
    emailAddress: email,
    password: 'une lune claire sur la mer',
    birthDate: '1990-05-12',
    gender: 'female',
    consents: [
      { type: 'REGISTRATION', agreed: true },
      { type: 'MARKETING_EMAIL', agreed: true },
    ],
  })
  const client = { id: body.user.id, browser }
  expect(await mailsTo(site, email)).toHaveLength(1)
  const lacks = async () =>
    (await openPage(site, consents.loader, '/mon-compte/consentements', browser)).data.consents[1].lack
  expect(await lacks()).toBe('address')
  await browser.post('/api/users/verify', { code: await codeFor(site, email) })
  expect(await lacks()).toBe('link')
  await follow(await linkTo(email, '/offres/confirmer'))
  expect([await lacks(), await may(client, 'email')]).toEqual([null, true])
})

test('a link is valid for its own answer only: consent withdrawn and given again needs another link', async () => {
  const client = await addClient(site, { email })
  await answer(client, 'MARKETING_EMAIL', true)
  const jeton = await linkTo(email, '/offres/confirmer')
  await answer(client, 'MARKETING_EMAIL', false)
  expect((await follow(jeton)).data).toEqual({ awaited: 'over' })
  await answer(client, 'MARKETING_EMAIL', true)
  expect((await follow(jeton)).data).toEqual({ awaited: 'over' })
  expect(await may(client, 'email')).toBe(false)
})

test('a link is valid for seven days, and another can be requested', async () => {
  const client = await addClient(site, { email })
  await answer(client, 'MARKETING_EMAIL', true)
  const jeton = await linkTo(email, '/offres/confirmer')
  await site.advance(7 * 86_400 + 1)
  expect((await follow(jeton)).data).toEqual({ awaited: 'over' })
  const browser = await signInAs(site, client.id)
  const resent = await sendForm(site, consents.action, '/mon-compte/consentements', { intent: 'resend' }, browser)
  expect(resent.data).toEqual({ resent: true })
  expect((await follow(await linkTo(email, '/offres/confirmer'))).data).toEqual({ awaited: 'done' })
})

test('a new address needs another confirmation', async () => {
  const client = await addSubscriber()
  await site.owner
    .updateTable('users')
    .set({ email: `neuve${email}`, email_key: `neuve${email}` })
    .where('id', '=', client.id)
    .execute()
  expect(await may(client, 'email')).toBe(false)
})

test('requesting too many links is refused', async () => {
  const client = await addClient(site, { email })
  for (let round = 0; round < 6; round += 1) expect((await answer(client, 'MARKETING_EMAIL', true)).status).toBe(200)
  const { status, body } = await answer(client, 'MARKETING_EMAIL', true)
  expect([status, body.api.error.code]).toEqual([429, 4001])
})

test('offers by text or telephone need a proved number', async () => {
  const client = await addClient(site, { email })
  await answer(client, 'MARKETING_SMS', true)
  expect(await may(client, 'sms')).toBe(false)
  const number = '+33612345678'
  await site.owner.insertInto('phone_numbers').values({ user_id: client.id, number, proved_at: site.now() }).execute()
  expect([await may(client, 'sms'), await may(client, 'phone')]).toEqual([true, false])
})

test('an address that refuses our mails is sent no offers', async () => {
  const client = await addSubscriber()
  await keepAnswer(visit(), email, 550)
  expect(await may(client, 'email')).toBe(false)
})

test('nobody of another site gets an offer', async () => {
  const client = await addSubscriber()
  expect(await mayReceive(site, client.id, 'email', 100)).toBe(false)
  expect(await sendOffer(site, 'x', 100)).toBe(0)
})

test('an offer reaches those who may get it, once, and says how to unsubscribe', async () => {
  const client = await addSubscriber()
  const silent = await addClient(site, { email: `silence${email}` })
  expect(await sendOffer(site, 'La rentrée')).toBeGreaterThan(0)
  const got = async () => (await mailsTo(site, email)).filter(({ subject }) => subject === 'La rentrée')
  const [mail] = await got()
  expect(mail!.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\?token=u\d+-0-0-[\w-]{43}$/)
  expect(mail!.text).toContain('/desinscription?jeton=')
  expect(mail!.html).toContain('/desinscription?jeton=')
  await runNow(site)
  expect(await got()).toHaveLength(1)
  expect(await mailsTo(site, `silence${email}`)).toEqual([])
  expect([await may(client, 'email'), await may(silent, 'email')]).toEqual([true, false])
})

test('one click in a mail client unsubscribes, without origin or session, once', async () => {
  const client = await addSubscriber()
  const path = `/api/unsubscribe?token=${client.jeton}`
  for (let round = 0; round < 2; round += 1) {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' }
    const { status, body } = await site.browser().request('POST', path, 'List-Unsubscribe=One-Click', form)
    expect([status, body]).toEqual([200, { api: { ok: 1 }, subscription: { subscribed: false } }])
  }
  expect(await may(client, 'email')).toBe(false)
  expect(await proofsOf(client)).toMatchObject([{ agreed: true }, { agreed: false, given_at: site.now() }])
})

test('sixteen simultaneous clicks leave one proof', async () => {
  const client = await addSubscriber()
  await Promise.all(Array.from({ length: 16 }, () => site.browser().post(`/api/unsubscribe?token=${client.jeton}`)))
  expect(await proofsOf(client)).toHaveLength(2)
})

test('opening the URL in a browser shows the page, and does not unsubscribe', async () => {
  const client = await addSubscriber()
  const path = `/api/unsubscribe?token=${client.jeton}`
  const { status, headers } = await site.browser().get(path, { accept: 'text/html,*/*' })
  expect([status, headers.get('location')]).toEqual([303, `/desinscription?jeton=${client.jeton}`])
  const page = await openPage(site, endPage.loader, `/desinscription?jeton=${client.jeton}`, site.browser())
  expect(page.data).toMatchObject({ subscribed: true })
  expect((await site.browser().get(path)).body.subscription).toEqual({ subscribed: true })
  expect(await may(client, 'email')).toBe(true)
})

test('unsubscribing can be undone within a day, only with that very link', async () => {
  const client = await addSubscriber()
  const { data } = await end(client.jeton)
  expect(data).toMatchObject({ subscribed: false, restore: expect.any(String) })
  expect((await end(client.jeton, { restore: data.restore })).data).toEqual({ subscribed: true, restore: null })
  expect(await may(client, 'email')).toBe(true)
  expect((await end(client.jeton, { restore: data.restore })).status).toBe(400)
  await end(client.jeton)
  expect((await end(client.jeton, { restore: data.restore })).status).toBe(400)
  await site.advance(86_400)
  expect((await end(client.jeton)).data).toEqual({ subscribed: false, restore: null })
  expect(await may(client, 'email')).toBe(false)
})

test.each([
  ['nothing', () => ''],
  ['another person’s id', (jeton: string) => jeton.replace(/^u\d+/, 'u1')],
  ['another kind', (jeton: string) => jeton.replace(/^u/, 'l')],
  ['another secret', (jeton: string) => jeton.slice(0, -43) + 'A'.repeat(43)],
  ['an extra suffix', (jeton: string) => `${jeton}A`],
])('a link with %s is refused, and ends nothing', async (_, forge) => {
  const client = await addSubscriber()
  const forged = forge(client.jeton)
  expect((await end(forged)).status).toBe(400)
  const { status, body } = await site.browser().post(`/api/unsubscribe?token=${forged || 'x'}`)
  expect([status, body.api.error.code]).toEqual([400, 4076])
  expect(await may(client, 'email')).toBe(true)
})

test('a link is not valid for another purpose or on another site', async () => {
  const client = await addSubscriber()
  expect((await end(client.jeton, { restore: client.jeton })).status).toBe(400)
  expect((await follow(client.jeton)).status).toBe(400)
  const { status } = await site.browser('second.localhost:3000').post(`/api/unsubscribe?token=${client.jeton}`)
  expect(status).toBe(400)
  expect(await may(client, 'email')).toBe(true)
})

test('the link of a deleted account says that no mails are sent', async () => {
  const client = await addSubscriber()
  await site.owner.deleteFrom('users').where('id', '=', client.id).execute()
  expect((await end(client.jeton)).data).toEqual({ subscribed: false, restore: null })
})
