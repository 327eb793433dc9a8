import { readFile } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { solvedFor } from '../../test/challenges.ts'
import { openPage, sendForm } from '../../test/forms.ts'
import { codeFor } from '../../test/mails.ts'
import { addPasskey, bring, signFor } from '../../test/passkeys.ts'
import { addClient } from '../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../test/privacy.ts'
import { arrive, leave } from '../../test/social.ts'
import { addStaff, giveCode, shownCode, waitingBrowser } from '../../test/staff.ts'
import { useTestApp } from '../../test/test-app.ts'
import { textedCode } from '../../test/texts.ts'
import * as sandbox from '../features/people/social/sandbox.page.tsx'
import { sandboxProfiles } from '../features/people/social/sandbox-profiles.ts'
import { action as unlink } from '../features/people/social/unlink.page.tsx'
import { Admission } from '../platform/http/admission.ts'
import { type SecurityEvent, securityEvents } from '../platform/security/security-log.ts'
import { createServer } from './server.ts'
import { socketsOn } from './sockets.ts'

const lines: string[] = []
const site = useTestApp({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void lines.push(line) } })

/** Values that no line may contain. */
const secret = {
  email: 'secretive@example.fr',
  emailToo: 'discrete@example.fr',
  password: PASSWORD,
  wrongPassword: 'pas celui-là du tout',
  phone: '+33611223344',
  said: 'Confidence à la voyante',
}
const codes: string[] = []
let told: number
beforeEach(async () => {
  await site.advance(7200)
  told = lines.length
})

type Line = Record<string, unknown> & { event?: SecurityEvent }
const since = (): Line[] =>
  lines.slice(told).flatMap((line) => {
    const parsed = JSON.parse(line) as Line
    return parsed.event ? [parsed] : []
  })
/** The lines about an event since the test began. */
const of = (event: SecurityEvent) => since().filter((line) => line.event === event)
const met = new Set<string>()
const expectLine = (event: SecurityEvent, facts: object) => {
  met.add(event)
  expect(of(event).at(-1), event).toMatchObject({
    level: 30,
    time: expect.any(Number),
    requestId: expect.any(String),
    site: 99,
    network: '127.0.0.0/24',
    ...facts,
  })
}
const refused = (code: string) => (code === '000000' ? '111111' : '000000')

test('signing in and out: by password, right and wrong, by an e-mailed code, by registering', async () => {
  const { id, browser } = await addClientWithPassword(site, { email: secret.email })
  const { email, password } = secret
  const visitor = site.browser()
  await visitor.post('/api/users/login', { email, password: secret.wrongPassword })
  expectLine('sign-in-failed', { account: id, by: 'password' })
  await visitor.post('/api/users/login', { email: secret.emailToo, password })
  expectLine('sign-in-failed', { account: null, by: 'password' })
  expect((await visitor.post('/api/users/login', { email, password })).status).toBe(200)
  expectLine('signed-in', { account: id, by: 'password' })
  await visitor.post('/api/users/logout')
  expectLine('signed-out', { account: id })
  await visitor.post('/api/users/password-lost', { email, altcha: await solvedFor(visitor, 'password-lost') })
  const code = await codeFor(site, email)
  codes.push(code)
  const reset = { email, password, resetCode: refused(code) }
  await visitor.post('/api/users/reset-password', reset)
  expectLine('code-failed', { account: id, purpose: 'password' })
  expect((await visitor.post('/api/users/reset-password', { ...reset, resetCode: code })).status).toBe(200)
  expectLine('password-changed', { account: id })
  expectLine('signed-in', { account: id, by: 'code' })
  await visitor.post('/api/users/password', { oldPassword: secret.wrongPassword, password })
  expectLine('confirmation-failed', { account: id, by: 'password' })
  await browser.get('/api/users/me')
  expectLine('refused', { account: null, status: 401, refusal: 'forceLogout', method: 'GET', path: '/api/users/me' })
})

test('a second factor, and acts that staff may not do', async () => {
  const support = await addStaff(site, 'support')
  const browser = await waitingBrowser(site, support)
  const code = await shownCode(site, support.id)
  codes.push(code)
  const other = await waitingBrowser(site, support)
  await other.post('/api/users/logout')
  expectLine('signed-out', { account: support.id })
  await giveCode(browser, refused(code))
  expectLine('factor-failed', { account: support.id })
  expect((await giveCode(browser, code)).status).toBe(200)
  expectLine('factor-given', { account: support.id, again: false })
  const { id } = await addClient(site)
  await site.advance(900)
  await browser.post(`/api/admin/clients/${id}/block`, { reason: 'Essai' })
  await browser.post('/api/admin/halts/top-ups/begin', { reason: 'Essai' })
  expectLine('refused', { account: support.id, status: 403, path: '/api/admin/halts/top-ups/begin' })
  const admin = await addStaff(site, 'admin')
  await site.advance(900)
  await admin.browser.post(`/api/admin/clients/${id}/block`, { reason: 'Essai' })
  expectLine('staff-refused', { account: admin.id, act: 'client.block', refusal: 'stepUpNeeded' })
})

test('ways to sign in, added and removed', async () => {
  const { id, browser } = await addClientWithPassword(site, { email: 'cles@example.fr' })
  const key = await addPasskey(browser)
  expectLine('passkey-added', { account: id })
  const visitor = site.browser()
  await bring(visitor, await signFor(visitor, { ...key, id: 'aW5jb25udWU' } as never))
  expectLine('sign-in-failed', { by: 'passkey', refusal: 'passkeyRefused' })
  expect((await bring(visitor, await signFor(visitor, key))).status).toBe(200)
  expectLine('signed-in', { account: id, by: 'passkey' })
  const stranger = await addClient(site)
  const theirs = await signFor(browser, await addPasskey(stranger.browser))
  await browser.post('/api/users/passkeys/confirmation', { response: theirs })
  expectLine('confirmation-failed', { account: id, by: 'passkey' })
  await browser.request('DELETE', `/api/users/passkeys/${key.passkeyId}`)
  expectLine('passkey-removed', { account: id })

  const owner = site.browser()
  await owner.post('/api/users/login', { email: 'cles@example.fr', password: PASSWORD })
  await browser.request('DELETE', '/api/users/sessions')
  expectLine('sessions-ended', { account: id })

  await browser.patch('/api/users/me', { email: secret.emailToo, password: PASSWORD })
  const code = await codeFor(site, secret.emailToo)
  codes.push(code)
  await browser.post('/api/users/verify', { code })
  expectLine('address-changed', { account: id })

  await browser.post('/api/users/phone-numbers/validate', { phoneNumber: secret.phone })
  const texted = await textedCode(site, secret.phone)
  codes.push(texted)
  await browser.post('/api/users/verify', { code: texted })
  expectLine('phone-changed', { account: id, proved: true })
  await browser.request('DELETE', '/api/users/phone-numbers')
  expectLine('phone-changed', { account: id, proved: false })
})

test('another provider: linked, wrong, right, unlinked', async () => {
  const { id, browser } = await addClientWithPassword(site, { email: 'relie@example.fr' })
  const [profile] = sandboxProfiles.google
  const pass = async (by: Browser, fields: Record<string, string>) => {
    const { address } = await leave(site, by, 'google')
    await openPage(site, sandbox.loader, address, by, { provider: 'google' })
    const { location } = await sendForm(site, sandbox.action, address, fields, by, { provider: 'google' })
    return arrive(site, by, 'google', location!)
  }
  const accept = { answer: 'accept', profile: profile!.id }
  await pass(browser, accept)
  expectLine('provider-linked', { account: id, provider: 'google' })
  const visitor = site.browser()
  await pass(visitor, { answer: 'refuse' })
  expectLine('sign-in-failed', { by: 'google', failure: 'loginCancelled' })
  await pass(visitor, accept)
  expectLine('signed-in', { account: id, by: 'google' })
  await sendForm(site, unlink, '/mon-compte/connexions', { service: 'google' }, browser)
  expectLine('provider-unlinked', { account: id, provider: 'google' })
})

test('a registration, an invalid proof of work, a limit, another origin', async () => {
  const visitor = site.browser()
  const account = { firstName: 'Ada', emailAddress: 'neuve@example.fr', password: PASSWORD, birthDate: '1990-01-02' }
  const consents = [{ type: 'REGISTRATION', agreed: true }]
  const { body } = await visitor.post('/api/users/me', {
    ...account,
    gender: 'female',
    consents,
    altcha: await solvedFor(visitor, 'register'),
  })
  expectLine('registered', { account: body.user.id })
  expectLine('signed-in', { account: body.user.id, by: 'registration' })
  const message = { subject: 'other', name: 'Ada', emailAddress: secret.email, message: `${secret.said}.` }
  await site.browser().post('/api/contacts', { ...message, altcha: 'bm9u' })
  expectLine('challenge-failed', { purpose: 'contact' })
  for (let round = 0; round < 4; round += 1) {
    await site.browser().post('/api/contacts', { ...message, message: `${secret.said} ${round}.` })
  }
  expectLine('limited', { limit: expect.stringContaining('contact-address'), wait: expect.any(Number) })
  await visitor.post('/api/users/logout', {}, { origin: 'https://evil.example' })
  expectLine('origin-refused', { site: null, network: '', status: 403, path: '/api/users/logout' })
  await visitor.post(`/x/${secret.email}/R-1234ABCD`, {}, { origin: 'https://evil.example' })
  expectLine('origin-refused', { site: null, network: '', path: '/x/*/*' })
})

test('a purchase above what a new account may buy', async () => {
  const { id, browser } = await addClient(site)
  for (let turn = 0; turn < 3; turn += 1) await browser.post('/api/wallet/top-ups', { packId: 'credit-100' })
  expectLine('purchase-refused', { account: id, reason: 'amount' })
})

test('requests turned away are counted, and reported once in ten seconds', async () => {
  const admission = new Admission()
  const server = createServer(site.app, { admission })
  const browser = new Browser((request) => server.fetch(request), 'localhost:3000')
  const look = () => browser.get('/api/users/me')
  admission.refused += 7
  await look()
  expect(of('overloaded')).toMatchObject([{ count: 7 }])
  admission.refused += 2
  await look()
  expect(of('overloaded')).toHaveLength(1)
  await site.advance(10)
  await look()
  expect(of('overloaded')).toMatchObject([{ count: 7 }, { count: 2 }])
  met.add('overloaded')
})

let close: () => Promise<void>
let port: number
beforeAll(async () => {
  const http = createHttp(getRequestListener(createServer(site.app).fetch))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
  const closeSockets = socketsOn(site.app, http)
  close = async () => {
    await closeSockets()
    http.close()
  }
})
afterAll(() => close())

test.each([
  ['https://evil.example', 'origin'],
  ['http://localhost:3000', 'nobody'],
])('a socket from %s is not opened: %s', async (origin, reason) => {
  const extraHeaders = { host: 'localhost:3000', origin }
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false, extraHeaders })
  await new Promise((resolve) => socket.once('connect_error', resolve))
  socket.disconnect()
  expectLine('socket-refused', { reason, account: null })
})

test('every event is documented for readers of the log', async () => {
  const document = await readFile('docs/security.md', 'utf8')
  const rows = Object.entries(securityEvents).map(([event, meaning]) => `| \`${event}\` | ${meaning} |`)
  expect(rows.filter((row) => !document.includes(row))).toEqual([])
})

test('every event occurred, and no line contains an address, a password, a code or a message', () => {
  expect([...met].toSorted()).toEqual(Object.keys(securityEvents).toSorted())
  const all = lines.join('\n')
  for (const [name, word] of Object.entries(secret)) expect(all.includes(word), name).toBe(false)
  expect(codes).toHaveLength(4)
  for (const code of codes) expect(new RegExp(`\\D${code}\\D`).test(all), code).toBe(false)
  expect(all).not.toMatch(/[\w.-]+@[\w-]+\.\w/)
})
