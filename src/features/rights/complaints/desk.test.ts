import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as complaintPage from './complaint.page.tsx'

const site = useTestApp()
const ANSWER = 'Vous avez raison : la coupure vient de chez nous.'
let serial = 0

/** Makes a complaint as a client; returns its number. */
async function complain() {
  serial += 1
  const email = `reclame${serial}@example.fr`
  const client = await addClient(site, { email })
  const text = `La consultation s’est coupée ${serial} fois.`
  const given = { name: 'Léa', emailAddress: email, about: '', text }
  await sendForm(site, complaintPage.action, '/reclamation', given, client.browser)
  const { id } = await site.owner
    .selectFrom('complaints')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email, client }
}

const call = async (staff: Staff, id: number, what: string, body: object = {}) => {
  const { api } = (await staff.browser.post(`/api/admin/complaints/${id}/${what}`, body)).body
  return api.ok === 1 ? 0 : api.error
}
const answer = (staff: Staff, id: number, given = ANSWER) => call(staff, id, 'answer', { answer: given })
const open = async (staff: Staff, id: number) => (await staff.browser.get(`/api/admin/complaints/${id}`)).body
const late = async ({ id: userId }: Staff, id: number) => {
  const browser = await signInAs(site, userId)
  return (await browser.get(`/api/admin/complaints/${id}`)).body.row.late
}
const waiting = async (staff: Staff, id: number) => {
  const { rows } = (await staff.browser.get(`/api/admin/complaints?answered=no&ids=${id}`)).body
  return rows[0]
}
const acts = async (id: number) => {
  const rows = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'actor_id', 'reason'])
    .where('subject', '=', `complaint:${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ act, actor_id, reason }) => [act, actor_id, reason])
}

test('a complaint is late if nobody took it within 48 hours, and later if it was not answered in time', async () => {
  const staff = await addStaff(site, 'support')
  const [taken, left] = [await complain(), await complain()]
  expect(await waiting(staff, taken.id)).toMatchObject({ name: 'Léa', takenBy: null, answeredAt: null })
  await call(staff, taken.id, 'take')
  expect(await waiting(staff, taken.id)).toMatchObject({ takenBy: 'Sacha' })
  await site.advance(48 * 3600)
  expect(await late(staff, left.id)).toBeNull()
  await site.advance(1)
  expect([await late(staff, left.id), await late(staff, taken.id)]).toEqual(['taken', null])
  await site.advance(12 * 86_400)
  expect(await late(staff, taken.id)).toBe('answer')
})

test('a member of staff takes and answers it; the author reads the answer by mail and in the account, and it is closed', async () => {
  const [one, other] = [await addStaff(site, 'support'), await addStaff(site, 'admin')]
  const { id, email, client } = await complain()
  expect(await call(one, id, 'take')).toBe(0)
  expect((await open(other, id)).row).toMatchObject({ email, takenBy: 'Sacha', isMine: false, clientId: client.id })
  for (const given of [' ', 'x'.repeat(4001)]) expect(await answer(one, id, given)).toMatchObject({ field: 'answer' })
  const answers = await Promise.all([answer(one, id), answer(other, id)])
  expect(answers.filter((one) => one !== 0)).toMatchObject([{ code: 4232 }])
  expect(await call(other, id, 'take')).toMatchObject({ code: 4232 })
  const mails = await mailsTo(site, email)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toContain(ANSWER)
  const shown = await openPage(site, complaintPage.loader, '/reclamation', client.browser)
  expect(shown.data.complaints).toMatchObject([{ answer: ANSWER, answeredAt: site.now() }])
  expect(await waiting(one, id)).toBeUndefined()
  expect((await acts(id)).map(([act]) => act)).toEqual(['complaint.take', 'complaint.open', 'complaint.answer'])
  expect((await acts(id)).at(-1)![2]).toBeNull()
})

test('a complaint of another site is not found', async () => {
  const staff = await addStaff(site, 'support')
  const { id } = await complain()
  await site.owner.updateTable('complaints').set({ site_id: 100 }).where('id', '=', id).execute()
  expect((await open(staff, id)).api.error.code).toBe(3000)
  expect(await answer(staff, id)).toMatchObject({ code: 3000 })
  expect(await waiting(staff, id)).toBeUndefined()
})
