import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as account from '../../site/my-account/account.page.tsx'

const site = useTestApp()

/** A client whose address is not proved yet, with its code and a wrong one. */
async function addUnproven(email: string): Promise<Client & { code: string; wrong: string }> {
  const client = await addClient(site, { email, proved: false })
  expect((await client.browser.post('/api/users/verify/resend')).status).toBe(200)
  const code = await codeFor(site, email)
  return { ...client, code, wrong: code === '000000' ? '111111' : '000000' }
}

const freeSeconds = async (client: Client) => (await client.browser.get('/api/wallet')).body.wallet.freeSeconds

test('the right code proves the address and grants the free time, once', async () => {
  const client = await addUnproven('a@example.fr')
  const { status, body } = await client.browser.post('/api/users/verify', {
    code: ` ${client.code.slice(0, 3)} ${client.code.slice(3)} `,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ freeTime: true, user: { id: client.id, emailProved: true } })
  expect(await freeSeconds(client)).toBe(600)
  const again = await client.browser.post('/api/users/verify', { code: client.code })
  expect([again.status, again.body.api.error.code]).toEqual([404, 1018])
  expect(await freeSeconds(client)).toBe(600)
})

test('another spelling of a known person’s address is proved, but grants no free time', async () => {
  const first = await addUnproven('be.a@gmail.com')
  await first.browser.post('/api/users/verify', { code: first.code })
  await site.app.db.deleteFrom('users').where('id', '=', first.id).execute()
  const second = await addUnproven('b.ea+x@gmail.com')
  const { body } = await second.browser.post('/api/users/verify', { code: second.code })
  expect(body).toMatchObject({ freeTime: false, user: { emailProved: true } })
  expect(await freeSeconds(second)).toBe(0)
})

test('a code is refused after five tries', async () => {
  const client = await addUnproven('c@example.fr')
  for (let round = 0; round < 5; round += 1) {
    const { status, body } = await client.browser.post('/api/users/verify', { code: client.wrong })
    expect(status).toBe(400)
    expect(body.api.error).toMatchObject({ code: 4014, field: 'code' })
  }
  expect((await client.browser.post('/api/users/verify', { code: client.code })).body.api.error.code).toBe(4014)
})

test('of twenty simultaneous tries only five count', async () => {
  const client = await addUnproven('c2@example.fr')
  await Promise.all(Array.from({ length: 20 }, () => client.browser.post('/api/users/verify', { code: client.wrong })))
  const proof = await site.app.db
    .selectFrom('address_proofs')
    .select('tries')
    .where('user_id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(proof.tries).toBe(5)
})

test('the right code is accepted at the fifth try', async () => {
  const client = await addUnproven('d@example.fr')
  for (let round = 0; round < 4; round += 1) await client.browser.post('/api/users/verify', { code: client.wrong })
  expect((await client.browser.post('/api/users/verify', { code: client.code })).status).toBe(200)
})

test('a code expires after fifteen minutes', async () => {
  const [late, timely] = [await addUnproven('e@example.fr'), await addUnproven('e2@example.fr')]
  await site.advance(899)
  expect((await timely.browser.post('/api/users/verify', { code: timely.code })).status).toBe(200)
  await site.advance(1)
  expect((await late.browser.post('/api/users/verify', { code: late.code })).body.api.error.code).toBe(4014)
})

test('a new code replaces the previous one, after a minute at least and at most six times an hour', async () => {
  const client = await addUnproven('f@example.fr')
  const soon = await client.browser.post('/api/users/verify/resend')
  expect([soon.status, soon.body.api.error.code]).toEqual([429, 4001])
  await site.advance(60)
  expect((await client.browser.post('/api/users/verify/resend')).status).toBe(200)
  const code = await codeFor(site, 'f@example.fr')
  if (code !== client.code) {
    expect((await client.browser.post('/api/users/verify', { code: client.code })).body.api.error.code).toBe(4014)
  }
  for (let round = 0; round < 4; round += 1) {
    await site.advance(60)
    expect((await client.browser.post('/api/users/verify/resend')).status).toBe(200)
  }
  await site.advance(60)
  expect((await client.browser.post('/api/users/verify/resend')).status).toBe(429)
  await site.advance(3600 - 6 * 60)
  expect((await client.browser.post('/api/users/verify/resend')).status).toBe(200)
  expect(await mailsTo(site, 'f@example.fr')).toHaveLength(7)
})

test('a code is no use to another person', async () => {
  const [one, other] = [await addUnproven('g@example.fr'), await addUnproven('g2@example.fr')]
  if (one.code === other.code) return
  expect((await other.browser.post('/api/users/verify', { code: one.code })).body.api.error.code).toBe(4014)
})

test('if two accounts have the same address, the first to prove it owns it', async () => {
  const [first, second] = [await addUnproven('h@example.fr'), await addUnproven('h@example.fr')]
  const codes = [first, second].map((client) => client.browser.post('/api/users/verify', { code: client.code }))
  const answers = await Promise.all(codes)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.body.api.error.code).toBe(4014)
})

test('a person whose address is already proved, or who has no pending code, is told so', async () => {
  const { browser } = await addClient(site, { email: 'i@example.fr' })
  expect((await browser.post('/api/users/verify/resend')).body.api.error.code).toBe(1018)
  const idle = await addClient(site, { email: 'i2@example.fr', proved: false })
  expect((await idle.browser.post('/api/users/verify', { code: '123456' })).body.api.error.code).toBe(1018)
  expect((await idle.browser.post('/api/users/verify', {})).body.api.error).toMatchObject({ code: 106, field: 'code' })
  expect((await site.browser().post('/api/users/verify', { code: '123456' })).status).toBe(401)
  expect((await site.browser().post('/api/users/verify/resend')).status).toBe(401)
})

const agreement = { type: 'REGISTRATION', agreed: true }

test('changes first name and gender, and refuses the same values as registration', async () => {
  const { browser } = await addClient(site)
  const { body } = await browser.patch('/api/users/me', { firstName: ' Inès ', gender: 'female' })
  expect(body.user).toMatchObject({ firstName: 'Inès', gender: 'female' })
  expect((await browser.patch('/api/users/me', {})).body.user).toMatchObject({ firstName: 'Inès' })
  expect((await browser.patch('/api/users/me', { firstName: 'x1' })).body.api.error.code).toBe(1026)
  expect((await browser.patch('/api/users/me', { gender: 'x' })).body.api.error.code).toBe(107)
  expect((await browser.patch('/api/users/me', { isDev: true })).body.api.error).toMatchObject({
    code: 107,
    field: 'isDev',
  })
  expect((await site.browser().patch('/api/users/me', { firstName: 'Inès' })).body.api.error.code).toBe(103)
  expect((await browser.get('/api/users/me')).body.user).toMatchObject({
    firstName: 'Inès',
    gender: 'female',
    isDev: false,
  })
})

test('row 137: a gender is given by its name or by its code, and told by both', async () => {
  const { browser } = await addClient(site)
  for (const [code, name] of ['unknown', 'male', 'female'].entries()) {
    const { user } = (await browser.patch('/api/users/me', { gender: code })).body
    expect([user.gender, user.genderCode]).toEqual([name, code])
    expect((await browser.patch('/api/users/me', { gender: name })).body.user.genderCode).toBe(code)
  }
  for (const gender of [3, -1, '1', 1.5]) {
    expect((await browser.patch('/api/users/me', { gender })).body.api.error).toMatchObject({
      code: 107,
      field: 'gender',
    })
  }
})

test('a relationship status can be given, changed and removed', async () => {
  const { browser } = await addClient(site)
  const say = async (relationshipStatus: unknown) => (await browser.patch('/api/users/me', { relationshipStatus })).body
  expect((await browser.get('/api/users/me')).body.user).toMatchObject({ relationshipStatus: null, zodiacSign: 2 })
  for (const status of [1, 2, 3, null]) expect((await say(status)).user.relationshipStatus).toBe(status)
  await say(3)
  for (const wrong of [0, 4, '1', 1.5]) {
    expect((await say(wrong)).api.error).toMatchObject({ code: 107, field: 'relationshipStatus' })
  }
  const send = (given: Record<string, string>) => {
    const details = { intent: 'details', firstName: 'Anne', gender: 'female', ...given }
    return sendForm(site, account.action, '/mon-compte', details, browser)
  }
  expect((await send({})).status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.relationshipStatus).toBe(3)
  expect((await send({ relationshipStatus: '2' })).status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.relationshipStatus).toBe(2)
  expect((await send({ relationshipStatus: '4' })).status).toBe(400)
  expect((await send({ relationshipStatus: 'none' })).status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.relationshipStatus).toBeNull()
})

test('a birth date can be given only once', async () => {
  const { browser } = await addClient(site, { birthDate: null })
  const give = async (birthDate: string) => (await browser.patch('/api/users/me', { birthDate })).body
  expect((await give('2008-11-22')).api.error.code).toBe(4011)
  expect((await give('1890-01-01')).api.error.code).toBe(1027)
  expect((await give('1990-05-12')).user.birthDate).toBe('1990-05-12')
  expect((await give('1990-05-12')).api.ok).toBe(1)
  expect((await give('1991-05-12')).api.error).toMatchObject({ code: 4030, field: 'birthDate' })
})

test('an unproved address can be corrected, which invalidates its code', async () => {
  const client = await addUnproven('j@example.fr')
  const { body } = await client.browser.patch('/api/users/me', { email: 'jeanne@example.fr' })
  expect(body.user).toMatchObject({ emailAddress: 'jeanne@example.fr', emailProved: false })
  const code = await codeFor(site, 'jeanne@example.fr')
  if (code !== client.code) {
    expect((await client.browser.post('/api/users/verify', { code: client.code })).body.api.error.code).toBe(4014)
  }
  expect((await client.browser.post('/api/users/verify', { code })).status).toBe(200)
  expect((await client.browser.patch('/api/users/me', { email: 'jeanne@example.fr' })).status).toBe(200)
})

test('a missing address can be given, and the answer does not reveal whether it was known', async () => {
  await addClient(site, { email: 'prise@example.fr' })
  const answers = []
  for (const email of ['prise@example.fr', 'libre@example.fr']) {
    const { id, browser } = await addClient(site, { proved: false })
    await site.app.db.updateTable('users').set({ email: null, email_key: null }).where('id', '=', id).execute()
    const { status, body } = await browser.patch('/api/users/me', { email, consents: [agreement] })
    answers.push({
      status,
      body: JSON.stringify(body)
        .replaceAll(email, '')
        .replace(/"(id|sessionId)":("[^"]*"|\d+)/g, ''),
    })
  }
  expect(answers[0]).toEqual(answers[1])
  expect((await mailsTo(site, 'prise@example.fr')).at(-1)!.subject).toContain('déjà un compte')
  expect(await codeFor(site, 'libre@example.fr')).toMatch(/^\d{6}$/)
})

test('a person who never consented at registration does so with their first address, or nothing changes', async () => {
  const { id, browser } = await addClient(site, { proved: false })
  await site.app.db.updateTable('users').set({ email: null, email_key: null }).where('id', '=', id).execute()
  const give = async (body: object) => (await browser.patch('/api/users/me', body)).body
  const email = 'premiere@example.fr'
  for (const consents of [
    undefined,
    [],
    [{ ...agreement, agreed: false }],
    [{ type: 'MARKETING_SMS', agreed: true }],
  ]) {
    expect((await give({ email, consents })).api.error, JSON.stringify(consents)).toMatchObject({
      code: 4012,
      field: 'consents',
    })
  }
  expect((await give({ email, consents: [agreement, agreement] })).api.error.code).toBe(107)
  expect((await give({ email, consents: [{ type: 'NEWSLETTER', agreed: true }] })).api.error.code).toBe(107)
  expect((await browser.get('/api/users/me')).body.user.emailAddress).toBeNull()
  expect((await give({ email, consents: [agreement, { type: 'MARKETING_SMS', agreed: true }] })).user).toMatchObject({
    emailAddress: email,
    emailProved: false,
  })
  const proofs = site.app.db
    .selectFrom('consent_proofs')
    .select(['form_type', 'type', 'agreed'])
    .where('user_id', '=', id)
  expect(await proofs.where('type', '<>', 'SENSITIVE_DATA').orderBy('type').execute()).toEqual([
    { form_type: 'REGISTRATION', type: 'MARKETING_SMS', agreed: true },
    { form_type: 'REGISTRATION', type: 'REGISTRATION', agreed: true },
  ])
  await site.app.db.updateTable('users').set({ email: null, email_key: null }).where('id', '=', id).execute()
  expect((await give({ email })).user.emailAddress).toBe(email)
})

test('mails caused by changing the address are limited', async () => {
  await site.advance(3600)
  const { browser } = await addClient(site, { proved: false })
  const codes = []
  for (let round = 0; round < 7; round += 1) {
    codes.push((await browser.patch('/api/users/me', { email: `k${round}@example.fr` })).body.api.error?.code)
  }
  expect(codes).toEqual([...Array(6).fill(undefined), 4001])
  expect((await browser.get('/api/users/me')).body.user.emailAddress).toBe('k5@example.fr')
  expect((await browser.patch('/api/users/me', { email: 'k\u200b@example.fr' })).body.api.error.code).toBe(1002)
  const { api } = (await browser.patch('/api/users/me', { email: 'k@yopmail.com' })).body
  expect(api.error).toMatchObject({ code: 1013, field: 'emailAddress' })
})
