import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { challengeFor, solvedFor } from '../../../../test/challenges.ts'
import { sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as withdrawal from '../../money/withdrawals/withdrawal.page.tsx'
import * as letter from '../../people/marketing/letter.page.tsx'
import * as complaint from '../../rights/complaints/complaint.page.tsx'
import { CONTENT_VERSION } from '../consents/content.ts'
import { solve } from './solve.ts'

const site = useTestApp()
const PASSWORD = 'une lune claire sur la mer'
let browser: Browser

beforeEach(async () => {
  await site.advance(3600)
  browser = site.browser()
})

const fresh = () => `${randomUUID()}@example.fr`
const ask = async (altcha?: string) =>
  (await browser.post('/api/users/password-lost', { email: fresh(), ...(altcha === undefined ? {} : { altcha }) })).body
    .api.error?.code ?? 'ok'

/** Uses up the requests allowed without a challenge: later refusals are due to what was sent along. */
async function useUp(): Promise<void> {
  for (let round = 0; round < 10; round += 1) expect(await ask()).toBe('ok')
}

test('without a solution ten requests an hour are allowed, and the refusal says why', async () => {
  await useUp()
  await site.advance(600)
  const { status, body, headers } = await browser.post('/api/users/password-lost', { email: fresh() })
  expect([status, body.api.error.code, headers.get('retry-after')]).toEqual([429, 4080, '3000'])
  expect(body.api.error.msg).toBe(
    'La vérification automatique n’a pas eu lieu. Activez JavaScript ou réessayez dans 50\u00a0min.',
  )
  await site.advance(3000)
  expect(await ask()).toBe('ok')
})

test('a solved challenge is accepted once', async () => {
  await useUp()
  const altcha = await solvedFor(browser, 'password-lost')
  expect([await ask(altcha), await ask(altcha)]).toEqual(['ok', 4080])
})

test('a solution that is sent many times at once is accepted once', async () => {
  await useUp()
  const altcha = await solvedFor(browser, 'password-lost')
  const codes = await Promise.all(Array.from({ length: 8 }, () => ask(altcha)))
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
})

test('a challenge is valid for twenty minutes, by the clock that all nodes share', async () => {
  await useUp()
  const [soon, late] = [await solvedFor(browser, 'password-lost'), await solvedFor(browser, 'password-lost')]
  await site.advance(1199)
  expect(await ask(soon)).toBe('ok')
  await site.advance(1)
  expect(await ask(late)).toBe(4080)
  expect(await site.owner.selectFrom('solved_challenges').selectAll().execute()).toHaveLength(1)
  await ask(await solvedFor(browser, 'password-lost'))
  expect(await site.owner.selectFrom('solved_challenges').selectAll().execute()).toHaveLength(1)
})

test('a challenge of another purpose, another site or another signer is refused', async () => {
  await useUp()
  const altcha = await solvedFor(browser, 'password-lost')
  const changed = (change: (sent: Sent) => void) => {
    const sent: Sent = JSON.parse(atob(altcha))
    change(sent)
    return btoa(JSON.stringify(sent))
  }
  const worthless = [
    await solvedFor(browser, 'register'),
    await solvedFor(site.browser('second.localhost:3000'), 'password-lost'),
    changed(({ challenge }) => (challenge.parameters.data.expires += 3600)),
    changed(({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16))),
    changed(({ challenge }) => (challenge.parameters.cost = 1)),
    changed(({ challenge }) => (challenge.signature = '00'.repeat(32))),
    changed(({ solution }) => (solution.derivedKey = `${solution.derivedKey.slice(0, 32)}${'0'.repeat(32)}`)),
    '',
    'null',
    btoa('[]'),
    btoa('{"challenge":{"parameters":null}}'),
    '\u{1f319}',
  ]
  for (const sent of worthless) expect(await ask(sent), sent).toBe(4080)
  expect(await ask(altcha)).toBe('ok')
})

interface Sent {
  challenge: { parameters: Record<string, unknown> & { data: { expires: number } }; signature: string }
  solution: { derivedKey: string }
}

test('an unknown purpose gives no challenge', async () => {
  expect((await browser.get('/api/challenges/money')).body.api.error).toMatchObject({ code: 107, field: 'purpose' })
})

test('solving gives up on an impossible challenge', async () => {
  const challenge = await challengeFor(browser, 'register')
  challenge.parameters.cost = 1
  await expect(solve(challenge)).rejects.toThrow('no key')
  await expect(solve(challenge, AbortSignal.abort())).rejects.toThrow('aborted')
})

test('with a solution, an account can be created after the limit without one is reached', async () => {
  const register = async (altcha?: string, name = 'altcha') => {
    const body = { firstName: 'Anne', emailAddress: fresh(), password: PASSWORD, birthDate: '1988-05-12' }
    const consents = [{ type: 'REGISTRATION', agreed: true }]
    const answer = await site.browser().post('/api/users/me', { ...body, consents, [name]: altcha })
    return answer.body.api.error?.code ?? 'ok'
  }
  const codes = []
  for (let round = 0; round < 11; round += 1) codes.push(await register())
  expect(codes).toEqual([...Array(10).fill('ok'), 4080])
  expect(await register(await solvedFor(browser, 'register'))).toBe('ok')
  // The specification calls it `token`.
  const token = await solvedFor(browser, 'register')
  expect([await register(token, 'token'), await register(token, 'token')]).toEqual(['ok', 4080])
  expect(await register('no solution', 'token')).toBe(4080)
})

test('with a solution, an address can be given after the limit without one is reached', async () => {
  const give = async (altcha?: string) => {
    const { browser: own } = await addClient(site, { proved: false })
    return (await own.patch('/api/users/me', { email: fresh(), altcha })).body.api.error?.code ?? 'ok'
  }
  const codes = []
  for (let round = 0; round < 11; round += 1) codes.push(await give())
  expect(codes).toEqual([...Array(10).fill('ok'), 4080])
  expect(await give(await solvedFor(browser, 'address'))).toBe('ok')
})

test('with a solution, waits after wrong passwords begin later', async () => {
  const email = fresh()
  const signIn = async (altcha?: string) =>
    (await browser.post('/api/users/login', { email, password: 'mauvais', altcha })).body.api.error.code
  for (let round = 0; round < 3; round += 1) expect(await signIn()).toBe(1005)
  expect(await signIn()).toBe(1023)
  for (let round = 0; round < 2; round += 1) expect(await signIn(await solvedFor(browser, 'sign-in'))).toBe(1005)
  expect(await signIn(await solvedFor(browser, 'sign-in'))).toBe(1023)
})

const typed = { name: 'Léa', described: 'Commande 1', text: 'Rien ne marche depuis mardi soir.', intent: 'confirm' }
const agreed = { consents: 'NEWSLETTER', consentsShown: `99-NEWSLETTER-${CONTENT_VERSION}` }

test.each([
  ['letter', '/lettre', letter.action],
  ['complaint', '/reclamation', complaint.action],
  ['withdrawal', '/retractation', withdrawal.action],
] as const)(
  'with a solution, the form of a %s can be sent after the limit without one is reached',
  async (purpose, path, action) => {
    const send = (altcha = '') =>
      sendForm(site, action, path, { ...typed, ...agreed, emailAddress: fresh(), altcha }, site.browser())
    for (let round = 0; round < 10; round += 1) expect((await send()).status).toBeLessThan(400)
    const { status, data } = await send()
    expect([status, data.result.error['']]).toEqual([429, [expect.stringContaining('vérification automatique')]])
    expect(data.result.initialValue.emailAddress).toContain('@')
    expect((await send(await solvedFor(browser, purpose))).status).toBeLessThan(400)
  },
)
