import { beforeEach, expect, test } from 'vitest'
import type { Answer, Browser } from '../../../../test/browser.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addPasskey, signFor } from '../../../../test/passkeys.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const CONFIRM = '/api/users/confirmation'
let count = 0
let email: string
let owner: Client

beforeEach(async () => {
  await site.advance(3600)
  count += 1
  email = `preuve${count}@exemple.test`
  owner = await addClientWithPassword(site, { email })
})

const outcome = ({ status, body }: Answer) => [status, body.api.error?.code ?? 'ok']
const NEEDED = [403, 4067]
const number = () => `06 12 34 ${String(count).padStart(2, '0')} 10`
const addNumber = (browser: Browser) => browser.post('/api/users/phone-numbers/validate', { phoneNumber: number() })
const later = () => site.advance(600)

test('ten minutes after the sign-in, credentials can’t be changed without a proof', async () => {
  const { passkeyId } = await addPasskey(owner.browser)
  const other = await signInAs(site, owner.id)
  const { reference } = (await other.get('/api/users/sessions')).body.sessions[0]
  await later()
  const asked = async () => [
    outcome(await owner.browser.post('/api/users/passkeys/options', {})),
    outcome(await owner.browser.request('DELETE', `/api/users/passkeys/${passkeyId}`)),
    outcome(await addNumber(owner.browser)),
    outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers')),
    outcome(await owner.browser.request('DELETE', `/api/users/sessions/${reference}`)),
    outcome(await owner.browser.request('DELETE', '/api/users/sessions')),
  ]
  expect(await asked()).toEqual(Array(6).fill(NEEDED))
  expect(outcome(await other.get('/api/users/me'))).toEqual([200, 'ok'])
  expect(outcome(await owner.browser.post(CONFIRM, { password: PASSWORD }))).toEqual([200, 'ok'])
  expect(await asked()).toEqual(Array(6).fill([200, 'ok']))
  expect(outcome(await other.get('/api/users/me'))).toEqual([401, 108])
})

test('a proof is valid for ten minutes, in its own session only', async () => {
  await later()
  const other = await signInAs(site, owner.id)
  await later()
  expect(outcome(await owner.browser.post(CONFIRM, { password: PASSWORD }))).toEqual([200, 'ok'])
  expect(outcome(await other.request('DELETE', '/api/users/phone-numbers'))).toEqual(NEEDED)
  await site.advance(599)
  expect(outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual([200, 'ok'])
  await site.advance(1)
  expect(outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual(NEEDED)
})

test('a proof renews the session token, and the previous token stops working', async () => {
  const before = owner.browser.cookie
  const { sessionId } = (await owner.browser.get('/api/users/me')).body
  await later()
  await owner.browser.post(CONFIRM, { password: PASSWORD })
  expect(owner.browser.cookie).not.toBe(before)
  expect((await owner.browser.get('/api/users/me')).body.sessionId).toBe(sessionId)
  const thief = site.browser()
  thief.cookie = before
  const answer = await thief.get('/api/users/me')
  expect(outcome(answer)).toEqual([401, 108])
  // It may be a request of the same browser that was already under way: its new cookie must not be deleted.
  expect(answer.headers.getSetCookie()).toEqual([])
  // Later it is a browser that never got the new cookie: it is signed out rather than redirected for days.
  await site.advance(60)
  expect((await thief.get('/api/users/me')).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=;.*Max-Age=0/),
  ])
})

test.each([600, 7200])(
  'two proofs at once, after %i seconds, leave the browser signed in, whichever answer comes last',
  async (seconds) => {
    await site.advance(seconds)
    const twin = site.browser()
    twin.cookie = owner.browser.cookie
    const answers = await Promise.all([owner.browser, twin].map((one) => one.post(CONFIRM, { password: PASSWORD })))
    const given = answers.flatMap(({ headers }) => headers.getSetCookie().filter((line) => line.startsWith('session=')))
    expect([answers.map(outcome), given.length]).toEqual([[[200, 'ok'], expect.anything()], 1])
  },
)

test('a wrong password is no proof, and ten of them lock it', async () => {
  await later()
  for (let times = 0; times < 10; times += 1) {
    expect(outcome(await owner.browser.post(CONFIRM, { password: 'autre chose encore' }))).toEqual([400, 1025])
  }
  expect(outcome(await owner.browser.post(CONFIRM, { password: PASSWORD }))).toEqual([429, 1023])
  expect(outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual(NEEDED)
  expect(outcome(await owner.browser.post(CONFIRM, {}))).toEqual([400, 106])
})

test('a person without a password gets a code, valid in the session that asked for it', async () => {
  const address = `sans${count}@exemple.test`
  const person = await addClient(site, { email: address })
  await later()
  expect(outcome(await person.browser.post(CONFIRM, { password: PASSWORD }))).toEqual([409, 1007])
  expect(outcome(await person.browser.post(`${CONFIRM}/code`))).toEqual([200, 'ok'])
  expect(outcome(await person.browser.post(`${CONFIRM}/code`))).toEqual([429, 4001])
  const code = await codeFor(site, address)
  const other = await signInAs(site, person.id)
  expect(outcome(await other.post(CONFIRM, { code }))).toEqual([400, 4014])
  expect(outcome(await person.browser.post(CONFIRM, { code: '000' }))).toEqual([400, 4014])
  expect(outcome(await person.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual(NEEDED)
  expect(outcome(await person.browser.post(CONFIRM, { code }))).toEqual([200, 'ok'])
  expect(outcome(await person.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual([200, 'ok'])
  await later()
  expect(outcome(await person.browser.post(CONFIRM, { code }))).toEqual([400, 4014])
})

test('a person with a password, or without a proved address, gets no code', async () => {
  expect(outcome(await owner.browser.post(`${CONFIRM}/code`))).toEqual([400, 107])
  const unproven = await addClient(site, { proved: false })
  expect(outcome(await unproven.browser.post(`${CONFIRM}/code`))).toEqual([403, 4013])
  expect(outcome(await unproven.browser.post(CONFIRM, { code: '123456' }))).toEqual([403, 4013])
})

test('a passkey of the account is a proof; one of another account is not', async () => {
  const credential = await addPasskey(owner.browser)
  const stranger = await addClient(site)
  const theirs = await addPasskey(stranger.browser)
  await later()
  const bring = async (key: typeof credential) =>
    outcome(
      await owner.browser.post('/api/users/passkeys/confirmation', { response: await signFor(owner.browser, key) }),
    )
  expect(await bring(theirs)).toEqual([401, 4066])
  expect(outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual(NEEDED)
  expect(await bring(credential)).toEqual([200, 'ok'])
  expect(outcome(await owner.browser.request('DELETE', '/api/users/phone-numbers'))).toEqual([200, 'ok'])
})

test('adding or removing a telephone is notified by mail, with the number masked', async () => {
  await addNumber(owner.browser)
  await site.owner
    .updateTable('phone_numbers')
    .set({ number: '+33612340110', proved_at: site.now() })
    .where('user_id', '=', owner.id)
    .execute()
  await owner.browser.request('DELETE', '/api/users/phone-numbers')
  const [mail, ...others] = await mailsTo(site, email)
  expect([mail?.subject, others]).toEqual(['Votre compte Cosmospace n’a plus de numéro de mobile', []])
  expect(mail?.text).toContain('finit par 10')
  expect(mail?.text).not.toContain('612340110')
})
