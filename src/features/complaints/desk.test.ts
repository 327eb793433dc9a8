import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../test/forms.ts'
import { mailsTo } from '../../../test/mails.ts'
import { addClient, signInAs } from '../../../test/people.ts'
import { addStaff, type Staff } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'
import * as complaintPage from './complaint.page.tsx'
import * as page from './desk.page.tsx'
import * as list from './desk-list.page.tsx'

const site = useTestApp()
const ANSWER = 'Vous avez raison : la coupure vient de chez nous.'
let serial = 0

/** A client who complained of something; the answer is the complaint's number. */
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

const at = (id: number) => [`/equipe/reclamations/${id}`, { id: String(id) }] as const
const send = (staff: Staff, id: number, fields: Record<string, string>) =>
  sendForm(site, page.action, at(id)[0], fields, staff.browser, at(id)[1])
const open = async (staff: Staff, id: number) => openPage(site, page.loader, at(id)[0], staff.browser, at(id)[1])
const listed = async ({ id: userId }: Staff, id: number) => {
  const { data } = await openPage(site, list.loader, '/equipe/reclamations', await signInAs(site, userId))
  return data.complaints.find((one: { id: number }) => one.id === id)
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

test('a complaint is late when nobody took it within 48 hours, then when no answer came in time', async () => {
  const staff = await addStaff(site, 'support')
  const [taken, left] = [await complain(), await complain()]
  await send(staff, taken.id, { intent: 'take' })
  await site.advance(48 * 3600)
  expect(await listed(staff, left.id)).toMatchObject({ hours: 48, late: null, takenBy: null })
  await site.advance(1)
  expect(await listed(staff, left.id)).toMatchObject({ late: 'taken' })
  expect(await listed(staff, taken.id)).toMatchObject({ late: null, takenBy: 'Sacha' })
  await site.advance(12 * 86_400)
  expect(await listed(staff, taken.id)).toMatchObject({ late: 'answer' })
})

test('one of the staff takes it and answers; the author reads it by mail and in the account, and it is closed', async () => {
  const [one, other] = [await addStaff(site, 'support'), await addStaff(site, 'admin')]
  const { id, email, client } = await complain()
  expect((await send(one, id, { intent: 'take' })).location).toBe(`/equipe/reclamations/${id}?fait=prise`)
  expect((await open(other, id)).data.complaint).toMatchObject({ takenBy: 'Sacha', isMine: false })
  expect(await send(one, id, { intent: 'answer', answer: ' ' })).toMatchObject({
    status: 400,
    data: { refusal: { field: 'answer' } },
  })
  const answers = await Promise.all([one, other].map((staff) => send(staff, id, { intent: 'answer', answer: ANSWER })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(answers.find(({ status }) => status === 409)!.data).toMatchObject({
    refusal: { code: 4232 },
    typed: { answer: ANSWER },
  })
  const mails = await mailsTo(site, email)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toContain(ANSWER)
  const shown = await openPage(site, complaintPage.loader, '/reclamation', client.browser)
  expect(shown.data.complaints).toMatchObject([{ answer: ANSWER, answeredAt: site.now() }])
  expect(await listed(one, id)).toBeUndefined()
  expect((await acts(id)).map(([act]) => act)).toEqual(['complaint.take', 'complaint.open', 'complaint.answer'])
  expect((await acts(id)).at(-1)![2]).toBeNull()
})

test('a complaint of another site is not found', async () => {
  const staff = await addStaff(site, 'support')
  const { id } = await complain()
  await site.owner.updateTable('complaints').set({ site_id: 100 }).where('id', '=', id).execute()
  expect((await open(staff, id)).status).toBe(404)
  expect((await send(staff, id, { intent: 'answer', answer: ANSWER })).data.refusal.code).toBe(3000)
  expect(await listed(staff, id)).toBeUndefined()
})
