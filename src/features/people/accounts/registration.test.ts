import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { solvedFor } from '../../../../test/challenges.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'

const site = useTestApp()

const form = (changes: object = {}) => ({
  firstName: 'Anne',
  emailAddress: 'anne@example.fr',
  password: 'une lune claire sur la mer',
  birthDate: '1990-05-12',
  gender: 'female',
  consents: [{ type: 'REGISTRATION', agreed: true }],
  ...changes,
})

test('registers and signs in at once with an unproved address', async () => {
  const browser = site.browser()
  const { status, body } = await browser.post('/api/users/me', form())
  expect(status).toBe(200)
  expect(body).toEqual({
    api: { ok: 1 },
    user: {
      id: expect.any(Number),
      emailAddress: 'anne@example.fr',
      emailProved: false,
      gender: 'female',
      genderCode: 2,
      firstName: 'Anne',
      birthDate: '1990-05-12',
      isDev: false,
      zodiacSign: 2,
      relationshipStatus: null,
    },
    sessionId: expect.any(String),
  })
  expect((await browser.get('/api/users/me')).body).toEqual(body)
  const row = await site.app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', body.user.id)
    .executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
})

test('a relationship status can be given at registration', async () => {
  const given = form({ emailAddress: 'lien@example.fr', relationshipStatus: 1 })
  expect((await site.browser().post('/api/users/me', given)).body.user.relationshipStatus).toBe(1)
})

test('typed values are trimmed and normalised', async () => {
  const { body } = await site
    .browser()
    .post('/api/users/me', form({ firstName: ' Zoe\u0301 ', emailAddress: ' Zoe@Example.fr ' }))
  expect(body.user).toMatchObject({ firstName: 'Zoé', emailAddress: 'Zoe@Example.fr' })
})

describe('refusals', () => {
  const refused: [string, object, number, string | undefined][] = [
    ['a first name with a digit', { firstName: 'Anne1' }, 1026, 'firstName'],
    ['an empty first name', { firstName: '  ' }, 1026, 'firstName'],
    ['a first name of 61 characters', { firstName: 'a'.repeat(61) }, 1026, 'firstName'],
    ['an address without a domain', { emailAddress: 'anne' }, 1002, 'emailAddress'],
    ['an address with an invisible character', { emailAddress: 'an\u200bne@example.fr' }, 1002, 'emailAddress'],
    ['an address with a look-alike letter', { emailAddress: 'ann\u0435@example.fr' }, 1002, 'emailAddress'],
    ['a disposable address', { emailAddress: 'anne@yopmail.com' }, 1013, 'emailAddress'],
    ['a subdomain of a disposable domain', { emailAddress: 'anne@Boite.Yopmail.com' }, 1013, 'emailAddress'],
    ['an address of 255 characters', { emailAddress: `${'a'.repeat(243)}@example.org` }, 1002, 'emailAddress'],
    ['a password of 11 characters', { password: 'gT7#kqP2vLx' }, 1003, 'password'],
    ['a common password', { password: 'MotDePasse123!' }, 1003, 'password'],
    ['a birth date in the future', { birthDate: '2026-11-22' }, 1027, 'birthDate'],
    ['a birth date before 1900', { birthDate: '1899-12-31' }, 1027, 'birthDate'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 1027, 'birthDate'],
    ['no birth date', { birthDate: undefined }, 1009, 'birthDate'],
    ['a person who turns 18 tomorrow', { birthDate: '2008-11-22' }, 4011, 'birthDate'],
    ['no consents', { consents: undefined }, 106, 'consents'],
    ['consents without the required one', { consents: [{ type: 'MARKETING_EMAIL', agreed: true }] }, 4012, 'consents'],
    [
      'a consent to an outdated text',
      { consents: [{ type: 'REGISTRATION', agreed: true, _id: '99-REGISTRATION-REGISTRATION-0' }] },
      4075,
      'consents',
    ],
    ['the required consent refused', { consents: [{ type: 'REGISTRATION', agreed: false }] }, 4012, 'consents'],
    [
      'a consent of another form',
      {
        consents: [
          { type: 'REGISTRATION', agreed: true },
          { type: 'SENSITIVE_DATA', agreed: true },
        ],
      },
      107,
      'consents',
    ],
    [
      'a consent answered twice',
      {
        consents: [
          { type: 'REGISTRATION', agreed: true },
          { type: 'REGISTRATION', agreed: false },
        ],
      },
      107,
      'consents',
    ],
    ['an unknown gender', { gender: 'x' }, 107, 'gender'],
    ['an unknown field', { role: 'admin' }, 107, 'role'],
  ]
  test.each(refused)('%s', async (_, changes, code, field) => {
    const browser = site.browser()
    const { body } = await browser.post('/api/users/me', form({ emailAddress: 'refused@example.fr', ...changes }))
    expect(body.api).toEqual({ ok: 0, error: { code, msg: expect.any(String), field } })
    expect(browser.cookie).toBe('')
    expect(
      await site.app.db.selectFrom('users').where('email', '=', 'refused@example.fr').selectAll().execute(),
    ).toEqual([])
  })

  test('accepts a person who turns 18 today', async () => {
    const given = form({ emailAddress: 'majeure@example.fr', birthDate: '2008-11-21' })
    expect((await site.browser().post('/api/users/me', given)).status).toBe(200)
  })
})

test('answers for a known address are byte for byte the same as for an unknown one', async () => {
  await addClient(site, { email: 'connue@example.fr' })
  const plain = async (emailAddress: string) => {
    const answer = await site.browser().post('/api/users/me', form({ emailAddress }))
    const text = JSON.stringify(answer.body)
      .replace(/"id":\d+/, '"id":0')
      .replace(/"sessionId":"[^"]+"/, '"sessionId":""')
      .replace(emailAddress, 'address')
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie' && name !== 'x-request-id')
    return { status: answer.status, text, headers, length: answer.headers.get('set-cookie')!.length }
  }
  expect(await plain('connue@example.fr')).toEqual(await plain('inconn@example.fr'))
})

test('an unknown address gets a code; a known one is only told that it has an account', async () => {
  await addClient(site, { email: 'deja@example.fr' })
  await site.browser().post('/api/users/me', form({ emailAddress: 'Deja@example.fr' }))
  await site.browser().post('/api/users/me', form({ emailAddress: 'neuve@example.fr' }))
  const [known, ...others] = await mailsTo(site, 'Deja@example.fr')
  expect(others).toEqual([])
  expect(known!.subject).toBe('Vous avez déjà un compte Cosmospace')
  expect(known!.text).not.toMatch(/\d{6}/)
  expect(known!.text).toContain('http://localhost:3000/connexion')
  const [unknown] = await mailsTo(site, 'neuve@example.fr')
  expect(unknown!.text).toMatch(/\b\d{6}\b/)
})

test('jobs in the queue don’t reveal their codes', async () => {
  await site.browser().post('/api/users/me', form({ emailAddress: 'file@example.fr' }))
  const waiting = JSON.stringify(site.jobs.sent)
  const code = await codeFor(site, 'file@example.fr')
  expect(code).toHaveLength(6)
  expect(waiting).not.toContain(code)
  expect(waiting).not.toContain('file@example.fr')
})

test('each site has its own accounts', async () => {
  await addClient(site, { email: 'deux@example.fr' })
  await site.browser('second.localhost:3000').post('/api/users/me', form({ emailAddress: 'deux@example.fr' }))
  expect(await codeFor(site, 'deux@example.fr')).not.toBe('')
})

test('mails to one address are limited', async () => {
  await site.advance(3600)
  const given = form({ emailAddress: 'cible@example.fr' })
  const codes: (number | undefined)[] = []
  for (let round = 0; round < 7; round += 1) {
    codes.push((await site.browser().post('/api/users/me', given)).body.api.error?.code)
  }
  expect(codes).toEqual([...Array(6).fill(undefined), 4001])
  await site.advance(3601)
  expect((await site.browser().post('/api/users/me', given)).status).toBe(200)
})

test('row 298: an address that is being registered at this very moment is refused with 1024, and then not', async () => {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`new account 99 ${emailKey('anne@example.fr')}`}, 11))`
  await site.owner.transaction().execute(async (held) => {
    await lock.execute(held)
    const { status, body } = await site.browser().post('/api/users/me', form())
    expect([status, body.api.error.code]).toEqual([409, 1024])
    expect((await site.browser('second.localhost:3000').post('/api/users/me', form())).status).toBe(200)
  })
  expect((await site.browser().post('/api/users/me', form())).status).toBe(200)
})

test('row 201: `token` is the solved proof of work that `altcha` is', async () => {
  await site.advance(3600)
  const browser = site.browser()
  const register = async (more: object = {}) =>
    (await browser.post('/api/users/me', { ...form({ emailAddress: `${randomUUID()}@example.fr` }), ...more })).body.api
  for (let round = 0; round < 10; round += 1) expect(await register()).toEqual({ ok: 1 })
  expect((await register({ token: 'none' })).error.code).toBe(4080)
  expect(await register({ token: await solvedFor(browser, 'register') })).toEqual({ ok: 1 })
})
