import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'

const site = useTestApp()

const PASSWORD = 'une lune claire sur la mer'

async function addWithPassword(email: string, options: { proved?: boolean; password?: string } = {}): Promise<number> {
  const { id } = await addClient(site, { email, ...options })
  const password_hash = await hashPassword(options.password ?? PASSWORD)
  await site.app.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  return id
}

test('signs in with any spelling of the address', async () => {
  const id = await addWithPassword('anne@gmail.com')
  for (const email of ['anne@gmail.com', ' An.Ne+x@GMAIL.com ']) {
    const browser = site.browser()
    const { status, body } = await browser.post('/api/users/login', { email, password: PASSWORD })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id, emailAddress: 'anne@gmail.com' }, sessionId: expect.any(String) })
    expect((await browser.get('/api/users/me')).body.user.id).toBe(id)
  }
})

test('a wrong password, an unknown address and an invalid address get the same refusal', async () => {
  await addWithPassword('berthe@example.fr')
  const answers = []
  for (const email of ['berthe@example.fr', 'personne@example.fr', 'rien', '']) {
    const { status, body } = await site.browser().post('/api/users/login', { email, password: 'autre chose encore' })
    answers.push({ status, body })
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 401, body: { api: { ok: 0, error: { code: 1005 } } } })
})

test('an account of another site is unknown here', async () => {
  await addWithPassword('claire@example.fr')
  const { body } = await site
    .browser('second.localhost:3000')
    .post('/api/users/login', { email: 'claire@example.fr', password: PASSWORD })
  expect(body.api.error.code).toBe(1005)
})

test('if several accounts have the address, the proved one signs in, else the latest', async () => {
  const first = await addWithPassword('dora@example.fr', { proved: false })
  const latest = await addWithPassword('dora@example.fr', { proved: false })
  const signIn = async () =>
    (await site.browser().post('/api/users/login', { email: 'dora@example.fr', password: PASSWORD })).body.user.id
  expect(await signIn()).toBe(latest)
  await site.app.db.updateTable('users').set({ email_proved_at: site.now() }).where('id', '=', first).execute()
  expect(await signIn()).toBe(first)
})

test('missing and unknown fields are named', async () => {
  const browser = site.browser()
  expect((await browser.post('/api/users/login', { email: 'a@b.fr' })).body.api.error).toMatchObject({
    code: 106,
    field: 'password',
  })
  expect(
    (await browser.post('/api/users/login', { email: 'a@b.fr', password: 'x', y: 1 })).body.api.error,
  ).toMatchObject({
    code: 107,
    field: 'y',
  })
})

/** Seconds; longer than any of the growing waits between wrong passwords. */
const LONGEST_WAIT = 64

test('after ten wrong passwords an account is locked for a quarter of an hour, even for the right one', async () => {
  await site.advance(3600)
  await addWithPassword('elise@example.fr')
  const signIn = async (password: string, email = 'elise@example.fr') =>
    (await site.browser().post('/api/users/login', { email, password })).body.api.error?.code ?? 'in'
  for (let round = 0; round < 9; round += 1) {
    expect(await signIn('mauvais')).toBe(1005)
    await site.advance(LONGEST_WAIT)
  }
  expect(await signIn(PASSWORD)).toBe('in')
  expect(await signIn('mauvais')).toBe(1005)
  expect(await signIn(PASSWORD)).toBe(1023)
  expect(await signIn('mauvais', 'inconnue@example.fr')).toBe(1005)
  await site.advance(899 - 9 * LONGEST_WAIT)
  expect(await signIn(PASSWORD)).toBe(1023)
  await site.advance(1)
  expect(await signIn(PASSWORD)).toBe('in')
})

test.each(['elvire@example.fr', 'fantome@example.fr'])(
  'from the third wrong password on, each adds a wait, whose length is given: %s',
  async (email) => {
    await site.advance(3600)
    if (email.startsWith('elvire')) await addWithPassword(email)
    const told: { after: number; msg: string }[] = []
    for (let wrong = 0; wrong <= 10 && told.length < 8; ) {
      const { status, body, headers } = await site.browser().post('/api/users/login', { email, password: 'mauvais' })
      expect([401, 429]).toContain(status)
      expect(body.api.error.code).toBe(status === 401 ? 1005 : 1023)
      if (status === 401) wrong += 1
      else {
        const after = Number(headers.get('retry-after'))
        told.push({ after, msg: body.api.error.msg })
        await site.advance(after)
      }
    }
    expect(told.map(({ after }) => after)).toEqual([1, 2, 4, 8, 16, 32, 64, 773])
    expect(told[3]!.msg).toBe('Trop d’essais. Réessayez dans 8\u00a0s.')
    expect(told[7]!.msg).toBe('Trop d’essais. Réessayez dans 13\u00a0min.')
  },
)

test('a device known to the account has its own limit, so nobody can lock the owner out', async () => {
  await site.advance(3600)
  await addWithPassword('elodie@example.fr')
  const signIn = async (browser: Browser, password: string) =>
    (await browser.post('/api/users/login', { email: 'elodie@example.fr', password })).body.api.error?.code ?? 'in'
  const [home, laptop, stranger] = [site.browser(), site.browser(), site.browser()]
  for (const own of [home, laptop]) {
    expect(await signIn(own, PASSWORD)).toBe('in')
    await own.post('/api/users/logout')
  }
  for (let round = 0; round < 25; round += 1) {
    await stranger.post('/api/users/login', { email: `y${round % 5}@example.fr`, password: 'mauvais' })
    expect(await signIn(stranger, 'mauvais')).toBeOneOf([1005, 1023])
  }
  expect([await signIn(stranger, PASSWORD), await signIn(home, PASSWORD)]).toEqual([1023, 'in'])
  for (let round = 0; round < 10; round += 1) {
    expect(await signIn(home, 'mauvais')).toBe(1005)
    await site.advance(LONGEST_WAIT)
  }
  expect([await signIn(home, PASSWORD), await signIn(laptop, PASSWORD)]).toEqual([1023, 'in'])
})

test('a device is known only to accounts that signed in on it; another account’s sign-in does not raise the limit', async () => {
  await site.advance(3600)
  for (const email of ['fanny@example.fr', 'gilda@example.fr']) await addWithPassword(email)
  const signIn = async (browser: Browser, email: string, password = PASSWORD) =>
    (await browser.post('/api/users/login', { email, password })).body.api.error?.code ?? 'in'
  const wrong = async (browser: Browser) => {
    for (let round = 0; round < 10; round += 1) {
      expect(await signIn(browser, 'fanny@example.fr', 'mauvais')).toBe(1005)
      await site.advance(LONGEST_WAIT)
    }
    return signIn(browser, 'fanny@example.fr', 'mauvais')
  }
  const foe = site.browser()
  expect(await signIn(foe, 'gilda@example.fr')).toBe('in')
  expect(await wrong(foe)).toBe(1023)
  await site.advance(900)
  expect(await signIn(foe, 'fanny@example.fr')).toBe('in')
  expect(await wrong(foe)).toBe(1023)
  expect(await signIn(foe, 'gilda@example.fr')).toBe('in')
  expect(await signIn(foe, 'fanny@example.fr', 'mauvais')).toBe(1023)
})

test('after twenty-five wrong passwords a visitor’s network is locked for five minutes', async () => {
  await site.advance(3600)
  await addWithPassword('flora@example.fr')
  for (let round = 0; round < 25; round += 1) {
    await site.browser().post('/api/users/login', { email: `x${round}@example.fr`, password: 'mauvais' })
  }
  const signIn = async () =>
    (await site.browser().post('/api/users/login', { email: 'flora@example.fr', password: PASSWORD })).body.api
  expect((await signIn()).error.code).toBe(1023)
  await site.advance(300)
  expect((await signIn()).ok).toBe(1)
})

test('simultaneous attempts are limited like consecutive ones', async () => {
  await site.advance(3600)
  await addWithPassword('gaia@example.fr')
  const attempts = Array.from({ length: 20 }, () =>
    site.browser().post('/api/users/login', { email: 'gaia@example.fr', password: 'mauvais' }),
  )
  const codes = (await Promise.all(attempts)).map(({ body }) => body.api.error.code)
  expect(codes.filter((code) => code === 1005)).toHaveLength(3)
  expect(codes.filter((code) => code === 1023)).toHaveLength(17)
})

test('the session changes at sign-in and sign-out, and the previous one stops working', async () => {
  await site.advance(3600)
  const id = await addWithPassword('helene@example.fr')
  const browser = await signInAs(site, id)
  const thief = site.browser()
  thief.cookie = browser.cookie
  const { body: before } = await browser.get('/api/users/me')
  const { body: again } = await browser.post('/api/users/login', { email: 'helene@example.fr', password: PASSWORD })
  expect(again.sessionId).not.toBe(before.sessionId)
  expect((await thief.get('/api/users/me')).body.api.error.code).toBe(108)

  thief.cookie = browser.cookie
  const { status, body: out } = await browser.post('/api/users/logout')
  expect(status).toBe(200)
  expect(out).toEqual({ api: { ok: 1 }, user: null, sessionId: expect.any(String) })
  expect(out.sessionId).not.toBe(again.sessionId)
  expect((await browser.get('/api/users/me')).body.api.error.code).toBe(103)
  const { status: late, body: ended } = await thief.get('/api/users/me')
  expect([late, ended.api.error.code]).toEqual([401, 108])
})

test('an anonymous visitor can sign out, and stays anonymous', async () => {
  const browser = site.browser()
  expect((await browser.post('/api/users/logout')).body).toEqual({ api: { ok: 1 }, user: null, sessionId: null })
  const { status, body } = await browser.get('/api/users/me')
  expect([status, body.api.error.code]).toEqual([401, 103])
})
