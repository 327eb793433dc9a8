import { beforeEach, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff, giveCode, STAFF_PASSWORD, type Staff, shownCode, waitingBrowser } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as auditLoader } from '../../house/staff/audit.page.tsx'
import { lockStaff } from '../../house/staff/members-queries.server.ts'
import { loader as deskLoader } from '../../site/team-page/desk.page.tsx'
import { action as factorAction, loader as factorLoader } from '../second-factor/second-factor.page.tsx'
import { makeFirstAdmin } from './make-first-admin.server.ts'
import { action, loader } from './members.page.tsx'

const site = useTestApp()

/** Moves an account to another site; its proofs belong to the site where they were given. */
async function moveElsewhere(id: number): Promise<void> {
  await site.owner.deleteFrom('consent_proofs').where('user_id', '=', id).execute()
  await site.owner.updateTable('users').set({ site_id: 100 }).where('id', '=', id).execute()
}
const REASON = 'Arrivée dans l’équipe'
const SECOND_FACTOR = '/equipe/second-facteur'
let admin: Staff
let other: Staff

beforeEach(async () => {
  admin = await addStaff(site, 'admin')
  other = await addStaff(site, 'support')
})

const change = async (browser: Browser, id: number, what: string, body: object = { reason: REASON }) => {
  const answer = await browser.post(`/api/admin/members/${id}/${what}`, body)
  return answer.body.api.ok === 1 ? 0 : answer.body.api.error.code
}
const me = async (browser: Browser) => (await browser.get('/api/users/me')).status
const lastAct = () => lastEntry(site)

/** Chooses a password with a code, sets up a second factor, and is signed in. */
async function comeIn(email: string, resetCode: string): Promise<Browser> {
  const browser = site.browser()
  const { body } = await browser.post('/api/users/reset-password', { email, password: STAFF_PASSWORD, resetCode })
  expect(body.api.error.code).toBe(4200)
  expect((await openPage(site, factorLoader, SECOND_FACTOR, browser)).data.step).toBe('enrol')
  const { id } = await site.owner.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const code = await shownCode(site, id)
  const { data } = await sendForm(site, factorAction, SECOND_FACTOR, { intent: 'enrol', code }, browser)
  expect(data.codes).toHaveLength(10)
  return browser
}

test('an invited member chooses a password and a second factor, and has their role', async () => {
  const emailAddress = 'nouvelle.recrue@example.fr'
  const given = { emailAddress, firstName: 'Inès', role: 'moderator', reason: REASON }
  expect((await admin.browser.post('/api/admin/members', given)).body.api.ok).toBe(1)
  expect(await lastAct()).toMatchObject({ act: 'member.invite', actor_id: admin.id, reason: REASON })
  const [mail] = await mailsTo(site, emailAddress)
  expect(mail!.text).toContain('/mot-de-passe-oublie')
  expect(mail!.text).not.toMatch(/\b\d{6}\b/)
  await site.browser().post('/api/users/password-lost', { email: emailAddress })
  const browser = await comeIn(emailAddress, await codeFor(site, emailAddress))
  expect((await openPage(site, deskLoader, '/equipe', browser)).data.desk).toMatchObject({ role: 'moderator' })
  expect((await browser.get('/api/admin/reviews')).status).toBe(200)
  expect((await browser.get('/api/admin/disputes')).status).toBe(403)
})

test.each([
  ['an invalid address', { emailAddress: 'rien' }, 1002],
  ['an invalid name', { firstName: '7' }, 1026],
  ['an unknown role', { role: 'client' }, 107],
  ['no reason', { reason: ' ' }, 107],
])('an invitation with %s is refused', async (_what, wrong, code) => {
  const given = { emailAddress: 'personne@example.fr', firstName: 'Inès', role: 'editor', reason: REASON, ...wrong }
  expect((await admin.browser.post('/api/admin/members', given)).body.api.error.code).toBe(code)
})

test('an address that a client has proved can’t be invited', async () => {
  await addClient(site, { email: 'deja.la@example.fr' })
  const given = { emailAddress: 'Deja.La@example.fr', firstName: 'Inès', role: 'admin', reason: REASON }
  expect((await admin.browser.post('/api/admin/members', given)).body.api.error.code).toBe(1001)
})

test('a change of role ends the sessions, and applies to the next one', async () => {
  expect(await change(admin.browser, other.id, 'role', { role: 'editor', reason: REASON })).toBe(0)
  expect(await lastAct()).toMatchObject({
    act: 'member.role',
    subject: `user:${other.id}`,
    details: { role: 'editor' },
  })
  expect(await me(other.browser)).toBe(401)
  const browser = await signInAs(site, other.id)
  expect((await browser.get('/api/admin/disputes')).status).toBe(403)
})

test('a suspended member is signed out at once and stays out until restored', async () => {
  expect(await change(admin.browser, other.id, 'suspend')).toBe(0)
  expect(await me(other.browser)).toBe(401)
  const give = async () => (await giveCode(await waitingBrowser(site, other), await shownCode(site, other.id))).body.api
  expect((await give()).error.code).toBe(110)
  expect(await change(admin.browser, other.id, 'restore')).toBe(0)
  expect((await give()).ok).toBe(1)
})

test('a lost second factor is set up again', async () => {
  expect(await change(admin.browser, other.id, 'reset-factor')).toBe(0)
  expect(await me(other.browser)).toBe(401)
  const browser = await waitingBrowser(site, other)
  expect((await openPage(site, factorLoader, SECOND_FACTOR, browser)).data.step).toBe('enrol')
})

test.each(['role', 'suspend', 'restore', 'reset-factor'])(
  '%s: not to oneself, a client, or a member of another site',
  async (what) => {
    const body = what === 'role' ? { role: 'editor', reason: REASON } : { reason: REASON }
    expect(await change(admin.browser, admin.id, what, body)).toBe(4215)
    const client = await addClient(site)
    const elsewhere = await addStaff(site, 'editor')
    await moveElsewhere(elsewhere.id)
    for (const id of [client.id, elsewhere.id, 999_999]) expect(await change(admin.browser, id, what, body)).toBe(3000)
  },
)

test.each(['role', 'suspend', 'restore', 'reset-factor'])('%s needs a code of the last five minutes', async (what) => {
  await site.advance(300)
  const body = what === 'role' ? { role: 'editor', reason: REASON } : { reason: REASON }
  expect(await change(admin.browser, other.id, what, body)).toBe(4202)
  expect(await me(other.browser)).toBe(200)
})

test('of two administrators who suspend each other at once, one stays', async () => {
  await site.owner.updateTable('users').set({ role: 'editor' }).where('role', '=', 'admin').execute()
  const [one, two] = [await addStaff(site, 'admin'), await addStaff(site, 'admin')]
  const answers = await Promise.all([change(one.browser, two.id, 'suspend'), change(two.browser, one.id, 'suspend')])
  // The second is refused, or was signed out before it began.
  expect(answers.filter((code) => code === 0)).toHaveLength(1)
  expect(answers.some((code) => code === 4216 || code === 108)).toBe(true)
})

test.each([
  ['role', { role: 'editor' }],
  ['suspend', {}],
  ['reset-factor', {}],
])('%s by the last administrator, who ceases to be one meanwhile, changes nothing', async (what, more) => {
  // A transaction can't be left while it awaits what waits for its lock.
  const { answer } = await site.owner.transaction().execute(async (db) => {
    await lockStaff(db, 99)
    const asked = change(admin.browser, other.id, what, { ...more, reason: REASON })
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    await db.updateTable('users').set({ role: 'support' }).where('role', '=', 'admin').execute()
    return { answer: asked }
  })
  expect(await answer).toBe(4216)
  expect(await me(other.browser)).toBe(200)
})

test('the page gives back what was typed, and asks for a code beside the change', async () => {
  await site.advance(300)
  const send = (fields: Record<string, string>) => sendForm(site, action, '/equipe/membres', fields, admin.browser)
  const fields = { id: String(other.id), change: 'suspend', reason: REASON }
  expect(await send(fields)).toMatchObject({
    status: 403,
    data: { refusal: { code: 4202 }, typed: { reason: REASON } },
  })
  expect((await send({ ...fields, code: await shownCode(site, admin.id) })).location).toBe(
    '/equipe/membres?fait=change',
  )
  const { data } = await openPage(site, loader, '/equipe/membres', admin.browser)
  expect(data.members).toContainEqual(expect.objectContaining({ id: other.id, isSuspended: true }))
})

test('the log is paged, limited to the member’s own site, and reports that it is intact', async () => {
  for (let count = 0; count < 3; count += 1) {
    await admin.browser.post('/api/admin/clients/search', { query: `#${count + 1}`, reason: REASON })
  }
  const first = (await admin.browser.get('/api/admin/audit?perPage=2&act=client.search')).body
  expect(first.rows).toMatchObject([{ act: 'client.search', actorId: admin.id, actor: 'Sacha' }, {}])
  const second = (await admin.browser.get('/api/admin/audit?perPage=2&page=2&act=client.search')).body
  expect(second.rows[0].id).toBeLessThan(first.rows[1].id)
  expect((await admin.browser.post('/api/admin/audit/verify')).body.faults).toEqual([])
  expect((await openPage(site, auditLoader, '/equipe/registre', admin.browser)).data.entries.length).toBeGreaterThan(3)
  await moveElsewhere(admin.id)
  const elsewhere = await signInAs(site, admin.id)
  expect((await elsewhere.get('/api/admin/audit')).body.rows).toEqual([])
})

test('a person whose second factor is missing, or whose session ended, is led to it; for others the page does not exist', async () => {
  const waiting = await waitingBrowser(site, other)
  const opened = (browser: Browser) => openPage(site, deskLoader, '/equipe', browser)
  expect((await opened(waiting)).location).toBe('/equipe/second-facteur?retour=%2Fequipe')
  await site.advance(1800)
  expect((await opened(other.browser)).location).toBe('/connexion?retour=%2Fequipe')
  expect((await opened(site.browser())).status).toBe(404)
})

test('the first administrator is created once, by a command, with a code to choose a password', async () => {
  const second = site.app.sites.find(({ id }) => id === 342)!
  const given = { email: 'direction@example.fr', firstName: 'Ada' }
  await expect(makeFirstAdmin(systemVisit(site.app, site.app.sites[0]), given)).rejects.toMatchObject({
    reason: 'adminExists',
  })
  const make = () => makeFirstAdmin(systemVisit(site.app, second), given)
  const made = await Promise.allSettled([make(), make()])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await lastAct()).toMatchObject({ act: 'machine.first-admin', actor_id: null, site_id: 342 })
  await expect(make()).rejects.toMatchObject({ reason: 'adminExists' })
  const { code } = (made.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ code: string }>).value
  const browser = site.browser(second.hosts[0])
  const reset = (resetCode: string) =>
    browser.post('/api/users/reset-password', { email: given.email, password: STAFF_PASSWORD, resetCode })
  expect((await reset(code)).body.api.error.code).toBe(4200)
  expect((await reset(code)).body.api.error.code).toBe(1008)
})

test.each([
  ['rien', 'Ada', 'emailInvalid'],
  ['direction@example.fr', '7', 'firstNameInvalid'],
])('a first administrator named %s, %s is refused', async (email, firstName, reason) => {
  const second = site.app.sites.find(({ id }) => id === 100)!
  const made = Promise.resolve().then(() => makeFirstAdmin(systemVisit(site.app, second), { email, firstName }))
  await expect(made).rejects.toMatchObject({ reason })
})
