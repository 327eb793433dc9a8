import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { DeviceCard } from './components/device-card.tsx'
import { action, loader } from './devices.page.tsx'

const site = useTestApp()
const PATH = '/api/users/sessions'
const PAGE = '/mon-compte/appareils'
const DAY = 86_400
let person: Client
let phone: Browser

beforeEach(async () => {
  person = await addClient(site)
  await site.advance(60)
  phone = await signInAs(site, person.id)
})

const listed = async (browser: Browser) => (await browser.get(PATH)).body.sessions
const isIn = async (browser: Browser) => (await browser.get('/api/users/me')).status === 200
const referenceOf = async (browser: Browser): Promise<string> => (await listed(browser))[0].reference

test('lists the person’s active sessions, the current one first, with the names of their browsers', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
  const { id } = await site.owner.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await site.owner.updateTable('sessions').set({ user_agent: userAgent }).where('id', '=', id).execute()
  const sessions = await listed(person.browser)
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: null, system: null },
    { isCurrent: false, browser: 'Firefox', system: 'Linux', createdAt: site.now().toISOString() },
  ])
  expect(Object.keys(sessions[0]).sort()).toEqual([
    'browser',
    'createdAt',
    'isCurrent',
    'reference',
    'seenAt',
    'system',
  ])
  expect((await listed(phone)).map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([true, false])
})

test('expired and ended sessions are not listed', async () => {
  await phone.post('/api/users/logout')
  expect(await listed(person.browser)).toHaveLength(1)
  await signInAs(site, person.id)
  await site.advance(6 * DAY)
  expect(await isIn(person.browser)).toBe(true)
  await site.advance(2 * DAY)
  expect(await listed(person.browser)).toHaveLength(1)
})

test('ends one session, and no other', async () => {
  const { status, body } = await person.browser.request('DELETE', `${PATH}/${await referenceOf(phone)}`)
  expect([status, body]).toEqual([200, { api: { ok: 1 } }])
  expect([await isIn(phone), await isIn(person.browser)]).toEqual([false, true])
  expect((await phone.get('/api/users/me')).body.api.error.code).toBe(103)
})

test('a person whose session was ended from elsewhere is told so, once', async () => {
  await person.browser.request('DELETE', `${PATH}/${await referenceOf(phone)}`)
  expect((await phone.get(PATH)).body.api.error.code).toBe(108)
  expect((await phone.get(PATH)).body.api.error.code).toBe(103)
})

test('other people’s, ended and unknown sessions are not found, and remain as they are', async () => {
  const other = await addClient(site)
  const foreign = await referenceOf(other.browser)
  const ended = await referenceOf(phone)
  await phone.post('/api/users/logout')
  for (const reference of [foreign, ended, 'unknown', 'a'.repeat(40), '%27%20or%201=1']) {
    const { status, body } = await person.browser.request('DELETE', `${PATH}/${reference}`)
    expect([status, body.api.error.code], reference).toEqual([404, 4000])
  }
  expect((await person.browser.request('DELETE', `${PATH}/${'a'.repeat(41)}`)).status).toBe(400)
  expect(await isIn(other.browser)).toBe(true)
})

test('ends all other sessions, and nobody else’s', async () => {
  const tablet = await signInAs(site, person.id)
  const other = await addClient(site)
  const { body } = await person.browser.request('DELETE', PATH)
  expect(body).toEqual({ api: { ok: 1 }, ended: 2 })
  expect(await Promise.all([person.browser, phone, tablet, other.browser].map(isIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect((await person.browser.request('DELETE', PATH)).body.ended).toBe(0)
})

test('an anonymous visitor can’t list or end sessions', async () => {
  for (const [method, path] of [
    ['GET', PATH],
    ['DELETE', PATH],
    ['DELETE', `${PATH}/${await referenceOf(phone)}`],
  ] as const) {
    expect((await site.browser().request(method, path)).body.api.error.code).toBe(103)
  }
  expect((await openPage(site, loader, PAGE, site.browser())).location).toBe(
    '/connexion?retour=%2Fmon-compte%2Fappareils',
  )
  expect(await isIn(phone)).toBe(true)
})

test('the page does the same without scripts, and shows what it could not do', async () => {
  const tablet = await signInAs(site, person.id)
  const send = (fields: Record<string, string>) => sendForm(site, action, PAGE, fields, person.browser)
  expect((await send({ reference: await referenceOf(phone) })).location).toBe(`${PAGE}?fait=acces`)
  expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true])
  const { status, data } = await send({ reference: 'unknown' })
  expect([status, data.refusal.code]).toEqual([404, 4000])
  expect((await send({})).location).toBe(`${PAGE}?fait=autres`)
  expect([await isIn(tablet), await isIn(person.browser)]).toEqual([false, true])
  const page = await openPage(site, loader, `${PAGE}?fait=autres`, person.browser)
  expect(page.data).toMatchObject({ devices: [{ isCurrent: true }], done: 'othersEnded' })
  expect((await openPage(site, loader, `${PAGE}?fait=toString`, person.browser)).data.done).toBeNull()
})

test('each other session can be ended on the page, and the current one is marked instead', () => {
  const device = { reference: 'r1', browser: null, system: null, createdAt: site.now(), seenAt: site.now() }
  const card = (isCurrent: boolean) => {
    const Component = () => createElement(DeviceCard, { device: { ...device, isCurrent } as never })
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component }])))
  }
  expect(card(false)).toContain('value="r1"')
  expect(card(true)).not.toContain('<form')
  expect(card(true)).toContain('Cet appareil')
})
