import { beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPdf, aPicture, desk, formWith, givenProfile, withDocuments } from '../../../../test/vetting.ts'

const site = useTestApp()
let admin: Staff
let act: ReturnType<typeof desk>
/** Grades as another person of the house. */
let other: ReturnType<typeof desk>
let serial = 0

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
  act = desk(admin.browser)
  other = desk((await addStaff(site, 'admin')).browser)
})

const address = () => `voyante${++serial}@example.test`
const lastAct = () => site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const isListed = async (name: string) =>
  (await site.browser().get(`/api/psychics?name=${encodeURIComponent(name)}`)).body.total > 0

/** Two people pass the trial. */
async function pass(id: number, note = 'Bien.'): Promise<void> {
  for (const grader of [act, other]) expect(await grader.do(id, 'test', { passed: true, note })).toBe(0)
}

async function live(email = address()): Promise<number> {
  const id = await withDocuments(admin.browser, email)
  await pass(id, 'Claire et honnête.')
  await act.do(id, 'open', { pricePerMinute: 250 })
  return id
}

test('from an application to a profile that a client consults', async () => {
  const email = address()
  const id = await act.receive({ name: 'Ondine', emailAddress: ` ${email} ` })
  expect(await act.read(id)).toMatchObject({ state: 'received', slug: 'ondine', name: 'Ondine' })
  expect(await act.read(id)).toMatchObject({
    emailAddress: email,
    hasAccount: false,
    missing: ['identity', 'charter'],
    steps: ['check', 'refuse'],
    rank: null,
  })
  const identity = await act.addDocument(id, 'identity', await aPicture())
  expect(await act.do(id, `documents/${identity}/accept`, { expiresOn: '2030-01-31' })).toBe(0)
  expect((await act.read(id)).state).toBe('received')
  expect(await act.do(id, `documents/${await act.addDocument(id, 'charter', aPdf)}/accept`)).toBe(0)
  expect(await act.read(id)).toMatchObject({ state: 'checked', identityCheckedOn: '2026-11-21' })
  expect(await act.do(id, 'test', { passed: false, note: 'Trop de promesses.' })).toBe(0)
  expect(await act.do(id, 'test', { passed: true, note: 'Bien mieux.' })).toBe(0)
  expect(await act.read(id), 'one person alone').toMatchObject({
    state: 'checked',
    grading: { passedBy: 1, needed: 2, able: 2 },
  })
  const second = site.owner.updateTable('users').where('role', '=', 'admin').where('id', '<>', admin.id)
  await second.set({ suspended_at: site.now() }).execute()
  expect((await act.read(id)).grading, 'a house of one').toEqual({ passedBy: 1, needed: 2, able: 1 })
  await second.set({ suspended_at: null }).execute()
  expect(await act.do(id, 'test', { passed: true, note: 'Encore moi.' })).toBe(4806)
  expect(await other.do(id, 'test', { passed: true, note: 'Juste.' })).toBe(0)
  expect(await act.read(id)).toMatchObject({ state: 'tested' })
  expect((await act.read(id)).trials).toMatchObject([
    { passed: true, note: 'Juste.', by: 'Sacha' },
    { passed: true, note: 'Bien mieux.' },
    { passed: false },
  ])
  expect([await isListed('Ondine'), (await mailsTo(site, email)).length]).toEqual([false, 0])

  expect(await act.do(id, 'open', { pricePerMinute: 250 })).toBe(0)
  expect(await lastAct()).toMatchObject({ act: 'psychic.open', actor_id: admin.id, subject: `psychic:${id}` })
  const [mail] = await mailsTo(site, email)
  expect(mail!.text).toContain('/mot-de-passe-oublie')
  expect(mail!.text).toContain('/voyance/ondine')
  const { user_id } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const psychic = await signInAs(site, user_id!)
  expect((await psychic.post('/api/workspace/presence', { channels: ['chat'] })).body.api.ok).toBe(1)
  expect(await act.read(id)).toMatchObject({ hasAccount: true, rank: { place: 1, of: 1 }, steps: ['pause'] })
  const client = await addClient(site)
  const asked = await client.browser.post('/api/consultations', { psychicId: id, channel: 'chat' })
  // Only the client's money is missing.
  expect(asked.body.api.error.code).toBe(4010)
})

test.each([
  ['received', 'test', { passed: true, note: 'Non.' }],
  ['received', 'test', { passed: false, note: 'Non.' }],
  ['received', 'open', { pricePerMinute: 250 }],
  ['received', 'pause', { reason: 'Non.' }],
  ['received', 'resume', { reason: 'Non.' }],
  ['received', 'reopen', { reason: 'Non.' }],
  ['received', 'price', { pricePerMinute: 250, reason: 'Non.' }],
  ['checked', 'open', { pricePerMinute: 250 }],
])('an application that is %s can’t take the step « %s »', async (state, step, body) => {
  const id =
    state === 'received'
      ? await act.receive({ emailAddress: address() })
      : await withDocuments(admin.browser, address())
  expect(await act.do(id, step, body)).toBe(4290)
  expect((await act.read(id)).state).toBe(state)
})

test('papers that expired since they were accepted prevent opening the profile', async () => {
  const id = await withDocuments(admin.browser, address(), '2026-11-22')
  await pass(id)
  await site.owner
    .updateTable('psychic_documents')
    .set({ expires_on: '2026-11-20' })
    .where('psychic_id', '=', id)
    .execute()
  expect(await act.do(id, 'open', { pricePerMinute: 250 })).toBe(4291)
  expect(await act.read(id)).toMatchObject({ state: 'tested' })
})

test('a refused applicant is told why, their documents are deleted at once, and they may apply again', async () => {
  const email = address()
  const id = await withDocuments(admin.browser, email)
  expect(await act.do(id, 'refuse', {})).toBe(106)
  expect(await act.do(id, 'refuse', { reason: 'Vous promettez le retour de l’être aimé.' })).toBe(0)
  expect((await mailsTo(site, email)).at(-1)!.text).toContain('Vous promettez le retour')
  expect(await act.read(id)).toMatchObject({ documents: [], identityCheckedOn: null })
  const late = await admin.browser.post(`/api/admin/psychics/${id}/test`, { passed: true, note: 'Non.' })
  expect(late.body.api.error.code).toBe(4290)
  const form = formWith(aPdf, { kind: 'other' })
  expect((await admin.browser.post(`/api/admin/psychics/${id}/documents`, form)).body.api.error.code).toBe(4290)
  expect((await act.read(id)).documents).toEqual([])
  expect(await act.do(id, 'reopen', { reason: 'Elle a changé ses textes.' })).toBe(0)
  expect(await act.read(id)).toMatchObject({ state: 'received' })
})

test('an address must be one, and can be used for one application and one account', async () => {
  const { browser } = admin
  const [taken, client] = [address(), address()]
  await addClient(site, { email: client })
  const id = await act.receive({ emailAddress: taken })
  for (const emailAddress of [taken.toUpperCase(), client]) {
    const { body } = await browser.post('/api/admin/psychics', givenProfile({ emailAddress }))
    expect(body.api.error).toMatchObject({ code: 1001, field: 'emailAddress' })
  }
  for (const [emailAddress, code] of [
    [client, 1001],
    ['rien', 1002],
  ] as const) {
    const { body } = await browser.patch(`/api/admin/psychics/${id}`, { emailAddress })
    expect(body.api.error).toMatchObject({ code, field: 'emailAddress' })
  }
  expect((await act.read(id)).emailAddress).toBe(taken)
  const none = await browser.post('/api/admin/psychics', givenProfile({ emailAddress: 'rien' }))
  expect(none.body.api.error).toMatchObject({ code: 1002, field: 'emailAddress' })
  const other = address()
  expect((await browser.patch(`/api/admin/psychics/${id}`, { emailAddress: other })).status).toBe(200)
  expect((await act.read(id)).emailAddress).toBe(other)
  const opened = await live()
  const late = await browser.patch(`/api/admin/psychics/${opened}`, { emailAddress: address() })
  expect(late.body.api.error).toMatchObject({ code: 4290, field: 'emailAddress' })
})

test('a client who proved the address meanwhile keeps it', async () => {
  const email = address()
  const id = await withDocuments(admin.browser, email)
  await pass(id)
  await addClient(site, { email })
  expect(await act.do(id, 'open', { pricePerMinute: 250 })).toBe(1001)
  expect((await act.read(id)).state).toBe('tested')
})

test('namesakes get different slugs, and none collides with another page', async () => {
  const slugs = []
  for (const name of ['Maïa', 'Maia', 'Lexique']) {
    slugs.push((await act.read(await act.receive({ name, emailAddress: address() }))).slug)
  }
  expect(slugs).toEqual(['maia', 'maia-2', 'lexique-2'])
})

test('two staff members open a profile only once', async () => {
  const id = await withDocuments(admin.browser, address())
  await pass(id)
  const answers = await Promise.all([1, 2].map(() => act.do(id, 'open', { pricePerMinute: 250 })))
  expect(answers.toSorted()).toEqual([0, 4290])
})

test('a psychic of another site is not found', async () => {
  const { id } = await addPsychic(site.owner, { siteId: 100 })
  expect((await admin.browser.get(`/api/admin/psychics/${id}`)).body.api.error.code).toBe(3000)
  for (const step of ['pause', 'refuse']) expect(await act.do(id, step, { reason: 'Non.' })).toBe(3000)
})

test('opening needs a code of the last five minutes, and does nothing without it', async () => {
  const id = await withDocuments(admin.browser, address())
  await pass(id)
  await site.advance(301)
  expect(await act.do(id, 'open', { pricePerMinute: 250 })).toBe(4202)
  expect((await act.read(id)).state).toBe('tested')
})

test('a failure begins a new trial, which both grade again', async () => {
  const id = await withDocuments(admin.browser, address())
  await act.do(id, 'test', { passed: true, note: 'Bien.' })
  expect(await other.do(id, 'test', { passed: false, note: 'Trop de promesses.' })).toBe(0)
  expect(await other.do(id, 'test', { passed: true, note: 'Mieux.' })).toBe(0)
  expect((await act.read(id)).state).toBe('checked')
  expect(await act.do(id, 'test', { passed: true, note: 'Mieux.' })).toBe(0)
  expect((await act.read(id)).state).toBe('tested')
})
