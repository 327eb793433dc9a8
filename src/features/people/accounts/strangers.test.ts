import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hashPassword } from '../../house/users/password.server.ts'

const site = useTestApp()
const password = 'une lune claire sur la mer'
const consents = [{ type: 'REGISTRATION', agreed: true }]

/** Every call that takes an address, called as someone entitled to it. */
const calls: Record<string, (browser: Browser, email: string) => ReturnType<Browser['post']>> = {
  'login with a wrong password': (browser, email) =>
    browser.post('/api/users/login', { email, password: 'pas le bon mot' }),
  'login with a password that is too long': (browser, email) =>
    browser.post('/api/users/login', { email, password: 'long'.repeat(1000) }),
  'asking for a reset': (browser, email) => browser.post('/api/users/password-lost', { email }),
  'a reset with a wrong code': (browser, email) =>
    browser.post('/api/users/reset-password', { email, password, resetCode: '000000' }),
  'a reset with a weak password': (browser, email) =>
    browser.post('/api/users/reset-password', { email, password: 'court', resetCode: '000000' }),
  'asking whether the address exists': (browser, email) => browser.post('/api/users/exist', { email }),
  'an activation with a wrong password': (browser, email) =>
    browser.post('/api/users/activate', { email, password: 'pas le bon mot', code: '000000' }),
  registration: (browser, email) =>
    browser.post('/api/users/me', {
      firstName: 'Anne',
      emailAddress: email,
      password,
      birthDate: '1988-05-12',
      consents,
    }),
  'a refused registration': (browser, email) =>
    browser.post('/api/users/me', { firstName: 'Anne', emailAddress: email, password, birthDate: '2019-01-01' }),
  'giving an address to an account without one, as after Facebook': async (_, email) => {
    const { id, browser } = await addClient(site)
    await site.owner
      .updateTable('users')
      .set({ email: null, email_key: null, email_proved_at: null })
      .where('id', '=', id)
      .execute()
    return browser.patch('/api/users/me', { email, consents })
  },
}

test.each(Object.entries(calls))('%s: the answer reveals nothing about the account', async (_what, call) => {
  const known = `${'k'.repeat(8)}${++count}@example.fr`
  const { id } = await addClient(site, { email: known })
  await site.owner
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute()
  const unknown = known.replaceAll('k', 'u')
  const answers = []
  for (const email of [known, unknown]) {
    await site.advance(3600)
    // Often enough to reach the limits too.
    for (let round = 0; round < 8; round += 1) answers.push(await said(call, email))
  }
  expect(answers.slice(0, 8)).toEqual(answers.slice(8))
})
let count = 0

/** The whole answer, with the address, new ids and sealed values replaced by constants. */
async function said(call: (browser: Browser, email: string) => ReturnType<Browser['post']>, email: string) {
  const { status, body, headers } = await call(site.browser(), email)
  const whole = JSON.stringify(body)
  const digits = /"id":(\d+)/.exec(whole)?.[1]?.length ?? 0
  const text = whole
    .replaceAll(email, 'the address')
    .replace(/"id":\d+/, '"id":0')
    .replace(/"sessionId":"[^"]{16}"/, '"sessionId":""')
  const lines = [...headers].map(([name, value]) => {
    if (name === 'x-request-id') return name
    // Ids are given in turn to all, and have a digit more from the tenth on.
    if (name === 'content-length') return `${name}: ${Number(value) - digits}`
    return `${name}: ${value.replace(/=Fe26[^;]+/, (sealed) => `=${sealed.length}`)}`
  })
  return { status, text, lines }
}
