import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type Credential, signWith, type Twist } from '../../../../test/authenticator.ts'
import type { Answer } from '../../../../test/browser.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addPasskey, bring, ORIGIN, PASSKEYS, signFor } from '../../../../test/passkeys.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
let count = 0
let email: string
let person: Client
let passkey: Credential & { passkeyId: number }

beforeEach(async () => {
  await site.advance(3600)
  count += 1
  email = `entree${count}@exemple.test`
  person = await addClient(site, { email })
  passkey = await addPasskey(person.browser)
})

const outcome = ({ status, body }: Answer) => [status, body.api.error?.code ?? body.user.id]
const challengeFor = async (browser = site.browser()) =>
  (await browser.post(`${PASSKEYS}/login/options`)).body.options.challenge as string

test('signs in without an address: new session, known device, last use recorded', async () => {
  const { browser } = await addClient(site)
  const { options } = (await browser.post(`${PASSKEYS}/login/options`)).body
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  const before = browser.cookie
  await site.advance(60)
  const answer = await bring(browser, signWith(passkey, options.challenge, ORIGIN))
  expect(answer.body).toMatchObject({ api: { ok: 1 }, user: { id: person.id, emailAddress: email } })
  expect(browser.cookie).not.toBe(before)
  expect(browser.otherCookies.has('device')).toBe(true)
  expect((await browser.get('/api/users/me')).body.user.id).toBe(person.id)
  const stale = site.browser()
  stale.cookie = before
  expect((await stale.get('/api/users/me')).status).toBe(401)
  const [listed] = (await browser.get(PASSKEYS)).body.passkeys
  expect(listed.usedAt).toBe(site.now().toISOString())
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toContain(
    'Nouvelle connexion à votre compte Cosmospace',
  )
})

test('the options are the same for everyone except for the challenge', async () => {
  const [first, second] = [
    await site.browser().post(`${PASSKEYS}/login/options`),
    await site.browser().post(`${PASSKEYS}/login/options`),
  ]
  const plain = ({ body }: Answer) => ({ ...body, options: { ...body.options, challenge: '' } })
  expect(plain(first)).toEqual(plain(second))
})

const twists: [string, Twist][] = [
  ['from a page of another origin', { origin: 'http://evil.example' }],
  ['from another of our sites', { origin: 'http://second.localhost:3000' }],
  ['from a frame in a page of another origin', { crossOrigin: true }],
  ['for another domain', { rpId: 'second.localhost' }],
  ['without user verification', { userVerified: false }],
  ['of the wrong type', { type: 'webauthn.create' }],
  ['with a challenge that we did not issue', { challenge: 'AAAA' }],
  ['with another person’s handle', { userHandle: 'AAAA' }],
]

test.each(twists)('a signature %s is refused', async (_what, twist) => {
  const browser = site.browser()
  expect(outcome(await bring(browser, await signFor(browser, passkey, twist)))).toEqual([401, 4066])
  expect((await browser.get('/api/users/me')).body.api.error.code).toBe(103)
})

test('asking for a challenge creates no session, which could replace one opened meanwhile', async () => {
  const browser = site.browser()
  await challengeFor(browser)
  expect([browser.cookie, [...browser.otherCookies.keys()]]).toEqual(['', ['browser']])
})

test('a challenge is valid once, for five minutes and in the browser that asked', async () => {
  const browser = site.browser()
  const response = await signFor(browser, passkey)
  const thief = site.browser()
  await challengeFor(thief)
  expect(outcome(await bring(thief, response))).toEqual([401, 4066])
  expect(outcome(await bring(site.browser(), response))).toEqual([401, 4066])
  expect(outcome(await bring(browser, response))).toEqual([200, person.id])
  expect(outcome(await bring(browser, response))).toEqual([401, 4066])
  const late = await signFor(browser, passkey)
  await site.advance(300)
  expect(outcome(await bring(browser, late))).toEqual([401, 4066])
})

test('of two requests with the same signature, one is let in', async () => {
  const browser = site.browser()
  const response = await signFor(browser, passkey)
  const answers = await Promise.all([bring(browser, response), bring(browser, response), bring(browser, response)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('a challenge issued to add a passkey can’t be used to sign in', async () => {
  const { challenge } = (await person.browser.post(`${PASSKEYS}/options`, {})).body.options
  expect(outcome(await bring(person.browser, signWith(passkey, challenge, ORIGIN)))).toEqual([401, 4066])
})

test('an unknown passkey, a removed one and a wrong signature get the same answer', async () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const removed = await addPasskey(person.browser)
  await person.browser.request('DELETE', `${PASSKEYS}/${removed.passkeyId}`)
  const answers = []
  for (const credential of [{ ...passkey, id: 'AAAA' }, removed, { ...passkey, key: stranger }]) {
    const browser = site.browser()
    const { status, body } = await bring(browser, await signFor(browser, credential))
    answers.push({ status, body })
  }
  expect(answers[0]).toMatchObject({ status: 401, body: { api: { error: { code: 4066 } } } })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('a counter that does not rise means a copied key; devices without a counter stay at zero', async () => {
  const counts = async (counter: number) => {
    const browser = site.browser()
    return (await bring(browser, await signFor(browser, passkey, { counter }))).status
  }
  expect([await counts(0), await counts(0), await counts(5)]).toEqual([200, 200, 200])
  expect([await counts(5), await counts(4), await counts(0), await counts(6)]).toEqual([401, 401, 401, 200])
})

test('a passkey of one site works on no other, even with the same bytes', async () => {
  const there = await addClient(site, { siteId: 100 })
  const origin = 'http://second.localhost:3000'
  const key = await addPasskey(there.browser, origin)
  expect(key.rpId).toBe('second.localhost')
  const second = site.browser('second.localhost:3000')
  expect(outcome(await bring(second, await signFor(second, key, {}, origin)))).toEqual([200, there.id])
  const main = site.browser()
  expect(outcome(await bring(main, await signFor(main, { ...key, rpId: 'localhost' })))).toEqual([401, 4066])
  expect(
    outcome(await bring(second, await signFor(second, { ...passkey, rpId: 'second.localhost' }, {}, origin))),
  ).toEqual([401, 4066])
})

test('malformed responses are refused, at most twenty-five in five minutes, to sign in or to confirm', async () => {
  const browser = site.browser()
  const whole = await signFor(browser, passkey)
  for (const clientDataJSON of [
    'AAAA',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"challenge":1}').toString('base64url'),
  ]) {
    const response = { ...whole, response: { ...whole.response, clientDataJSON } }
    expect(outcome(await bring(browser, response))).toEqual([401, 4066])
  }
  const broken = { ...whole, response: { ...whole.response, authenticatorData: 'AAAA' } }
  for (let times = 3; times < 25; times += 1) expect((await bring(browser, broken)).status).toBe(401)
  expect(outcome(await bring(browser, await signFor(browser, passkey)))).toEqual([429, 1023])
  const response = await signFor(person.browser, passkey)
  expect(outcome(await person.browser.post(`${PASSKEYS}/confirmation`, { response }))).toEqual([429, 1023])
  await site.advance(301)
  expect(outcome(await bring(browser, await signFor(browser, passkey)))).toEqual([200, person.id])
})

test('one network takes at most a hundred and twenty challenges in five minutes, to sign in or to add a passkey', async () => {
  const take = async () => (await site.browser().post(`${PASSKEYS}/login/options`)).status
  await site.advance(301)
  const taken = await Promise.all(Array.from({ length: 124 }, take))
  expect(taken.toSorted()).toEqual([...Array(120).fill(200), ...Array(4).fill(429)])
  expect(outcome(await person.browser.post(`${PASSKEYS}/options`, {}))).toEqual([429, 4001])
  await site.advance(301)
  expect(await take()).toBe(200)
})

test('a passkey of the staff does not replace their second factor', async () => {
  const { browser: own } = await addStaff(site, 'editor')
  const key = await addPasskey(own)
  const browser = site.browser()
  expect(outcome(await bring(browser, await signFor(browser, key)))).toEqual([401, 4200])
  expect((await browser.get('/api/users/me')).body.api.error.code).toBe(4200)
})

test('unused challenges are deleted', async () => {
  await challengeFor()
  await site.advance(301)
  await challengeFor()
  expect(await site.owner.selectFrom('passkey_challenges').select('purpose').execute()).toHaveLength(1)
})
