import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addReview } from '../../../../test/consultations.ts'
import { addPair, stopRoom } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as withdrawalPage from '../../money/withdrawals/withdrawal.page.tsx'
import * as complaintPage from '../../rights/complaints/complaint.page.tsx'
import { loader } from './desk.page.tsx'

const site = useTestApp()

/** One more thing in each queue of the desk. */
async function addToEach(name: string) {
  const person = { name, emailAddress: `${name}@example.fr` }
  const words = `Le crédit de ${name} ne s’affiche plus.`
  const visitor = site.browser()
  await visitor.post('/api/contacts', { ...person, subject: 'payment', message: words })
  await sendForm(site, complaintPage.action, '/reclamation', { ...person, about: '', text: words }, visitor)
  const described = { ...person, intent: 'confirm', described: words }
  await sendForm(site, withdrawalPage.action, '/retractation', described, visitor)
  const pair = await addPair(site, { cents: 5000 })
  await stopRoom(site, pair)
  await addReview(site.owner, { ...pair, status: 'pending' })
}

const opened = async (role: 'admin' | 'editor') =>
  (await openPage(site, loader, '/equipe', (await addStaff(site, role)).browser)).data

/** Each queue, and what is written when its oldest entry is answered. */
const answered = {
  contact_messages: 'closed_at = app_now()',
  complaints: `answered_at = app_now(), answer = 'Oui.'`,
  contract_withdrawals: `status = 'refused', answered_at = app_now(), reason = 'Trop tard.'`,
  care_alerts: `closed_at = app_now(), closed_by = (select min(id) from users), sealed_answer = 'x'`,
  reviews: `status = 'published', moderated_at = app_now()`,
}
const changeOldest = async (queue: string, change: string) => {
  const key = queue === 'reviews' ? 'consultation_id' : 'id'
  const oldest = `(select min(${key}) from ${queue} where site_id = 99)`
  await sql.raw(`update ${queue} set ${change} where ${key} = ${oldest}`).execute(site.owner)
}

test('the desk counts what waits on its own site, without what was answered and what waits on another', async () => {
  for (const name of ['Anne', 'Lea', 'Maud', 'Zoe']) await addToEach(name)
  const all = (count: number) => ({
    care: count,
    messages: count,
    withdrawals: count,
    complaints: count,
    reviews: count,
  })
  expect((await opened('admin')).waiting).toEqual(all(4))
  for (const queue of Object.keys(answered)) await changeOldest(queue, 'site_id = 100')
  expect((await opened('admin')).waiting).toEqual(all(3))
  for (const [queue, change] of Object.entries(answered)) await changeOldest(queue, change)
  expect((await opened('admin')).waiting).toEqual(all(2))
})

test('a role sees the queues that it answers, and no others', async () => {
  const none = { care: null, messages: null, withdrawals: null, complaints: null, reviews: null }
  expect(await opened('editor')).toMatchObject({ disputes: null, editsTexts: true, waiting: none })
  expect(await opened('admin')).toMatchObject({ disputes: expect.anything(), editsTexts: true })
})
