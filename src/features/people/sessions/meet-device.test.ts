import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const password = 'une phrase bien longue'
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }
let count = 0

/** A person who registered on their own device. */
async function registered({ proved = true } = {}): Promise<{ email: string; home: Browser }> {
  const email = `appareil${++count}@example.fr`
  const home = site.browser()
  const { status } = await home.post('/api/users/me', {
    firstName: 'Inès',
    emailAddress: email,
    password,
    birthDate: '1988-05-12',
    consents: [{ type: 'REGISTRATION', agreed: true }],
  })
  expect(status).toBe(200)
  if (proved) {
    const verified = await home.post('/api/users/verify', { code: await codeFor(site, email) })
    expect(verified.status).toBe(200)
  }
  return { email, home }
}

async function signIn(browser: Browser, email: string) {
  const answer = await browser.post('/api/users/login', { email, password }, firefox)
  expect(answer.status).toBe(200)
  return answer
}
const notices = async (email: string) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject.startsWith('Nouvelle connexion'))

test('a sign-in on a new device is notified by mail, once', async () => {
  const { email, home } = await registered()
  const elsewhere = site.browser()
  await signIn(elsewhere, email)
  const [notice, ...others] = await notices(email)
  expect(others).toEqual([])
  expect(notice!.subject).toBe('Nouvelle connexion à votre compte Cosmospace')
  expect(notice!.text).toContain('Firefox sur Linux, le 21 novembre 2026')
  expect(notice!.text).toContain('http://localhost:3000/mon-compte/appareils')
  await elsewhere.post('/api/users/logout')
  await signIn(elsewhere, email)
  await home.post('/api/users/logout')
  await signIn(home, email)
  expect(await notices(email)).toHaveLength(1)
})

test('a first session is not notified, nor a sign-in with an unproved address', async () => {
  const first = await registered()
  await site.owner.deleteFrom('sessions').execute()
  await signIn(site.browser(), first.email)
  const unproved = await registered({ proved: false })
  await signIn(site.browser(), unproved.email)
  expect([await notices(first.email), await notices(unproved.email)]).toEqual([[], []])
})

test('a signed-in person is on a known device, whether or not it has its cookie', async () => {
  const { email, home } = await registered()
  home.otherCookies.clear()
  await signIn(home, email)
  expect(home.cookies).toContain('device=')
  expect(await notices(email)).toEqual([])
})

test('a device knows everybody who signed in on it, and nobody else', async () => {
  const [one, other] = [await registered(), await registered()]
  await signIn(one.home, other.email)
  expect(await notices(other.email)).toHaveLength(1)
  await signIn(one.home, one.email)
  await signIn(one.home, other.email)
  expect([await notices(one.email), await notices(other.email)].map(({ length }) => length)).toEqual([0, 1])
})

test('its cookie lasts a year, is not readable by scripts, and a forged one is ignored', async () => {
  const { email } = await registered()
  const browser = site.browser()
  browser.otherCookies.set('device', 'Fe26.2*1*forged')
  const { headers } = await signIn(browser, email)
  const line = headers.getSetCookie().find((one) => one.startsWith('device='))
  expect(line).toMatch(/^device=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(await notices(email)).toHaveLength(1)
})

test('a wrong password leaves no trace on the device and is not notified', async () => {
  const { email } = await registered()
  const answer = await site.browser().post('/api/users/login', { email, password: 'une autre phrase longue' })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  expect(await notices(email)).toEqual([])
})
