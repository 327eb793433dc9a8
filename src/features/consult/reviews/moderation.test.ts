import { beforeAll, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action, loader } from './moderation.page.tsx'

const site = useTestApp()
const REASON = 'Cet avis nomme une autre personne.'
const GROUND = { kind: 'person', reason: REASON }
let moderator: Staff
let serial = 0

beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
})

async function review(text: string) {
  serial += 1
  const email = `avis${serial}@example.test`
  const pair = await addPair(site, { cents: 5000, client: { email } })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60, 10)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post('/api/reviews', { consultationId: id, rating: 2, text })
  return { id, email }
}
const waiting = async () => (await moderator.browser.get('/api/admin/reviews?status=pending')).body.rows
const published = async () => (await site.browser().get('/api/psychics/comments?limit=50')).body.comments
const decide = async (id: number, what: string, body: object = {}) => {
  const answer = await moderator.browser.post(`/api/admin/reviews/${id}/${what}`, body)
  return answer.body.api.ok === 1 ? 0 : answer.body.api.error.code
}
const lastAct = () => lastEntry(site)

test('pending reviews are listed; publishing shows a review to all and is logged', async () => {
  const { id } = await review('Sincère, et décevant.')
  expect(await waiting()).toMatchObject([{ id, rating: 2, text: 'Sincère, et décevant.' }])
  expect(await decide(id, 'publish')).toBe(0)
  expect(await waiting()).toEqual([])
  expect((await published())[0]).toMatchObject({ id, text: 'Sincère, et décevant.' })
  expect(await lastAct()).toMatchObject({ act: 'review.publish', actor_id: moderator.id, subject: `review:${id}` })
})

test('a refused review is never shown; its author is told why, and the reason is logged', async () => {
  const { id, email } = await review('Demandez à mon voisin Paul.')
  expect(await decide(id, 'refuse', GROUND)).toBe(0)
  expect((await published()).map((one: { id: number }) => one.id)).not.toContain(id)
  expect((await mailsTo(site, email)).at(-1)!.text).toContain(REASON)
  expect(await lastAct()).toMatchObject({ act: 'review.refuse', reason: REASON, details: { kind: 'person' } })
})

test('a published review is taken down once, with its stars; its author is told why, and the reason is logged', async () => {
  const { id, email } = await review('Allez plutôt voir ma cousine.')
  expect(await decide(id, 'remove', GROUND)).toBe(4214)
  await decide(id, 'publish')
  const before = (await site.browser().get('/api/psychics/comments')).body.globalRating.count
  expect(await decide(id, 'remove', GROUND)).toBe(0)
  expect((await published()).map((one: { id: number }) => one.id)).not.toContain(id)
  expect((await site.browser().get('/api/psychics/comments')).body.globalRating.count).toBe(before - 1)
  const mail = (await mailsTo(site, email)).at(-1)!
  expect([mail.subject, mail.text]).toEqual(['Votre avis Cosmospace est retiré', expect.stringContaining(REASON)])
  expect(await lastAct()).toMatchObject({ act: 'review.remove', reason: REASON, details: { kind: 'person' } })
  expect(await decide(id, 'remove', GROUND)).toBe(4214)
})

test('the second of two moderators is told; an unknown review, or one of another site, is not found', async () => {
  const { id } = await review('Très bien.')
  const answers = await Promise.all([decide(id, 'publish'), decide(id, 'refuse', GROUND)])
  expect(answers.toSorted()).toEqual([0, 4214])
  expect([await decide(id, 'publish'), await decide(id, 'refuse', GROUND)]).toEqual([4214, 4214])
  const other = await review('Bien.')
  await site.owner.updateTable('reviews').set({ site_id: 100 }).where('consultation_id', '=', other.id).execute()
  for (const absent of [999_999, other.id]) expect(await decide(absent, 'publish')).toBe(3000)
})

test('a refusal needs a reason and its kind, and the page keeps which review it was', async () => {
  const { id } = await review('Correct.')
  expect(await decide(id, 'refuse', { kind: 'insult' })).toBe(106)
  expect(await decide(id, 'refuse', { kind: 'bad', reason: REASON })).toBe(107)
  const send = (fields: Record<string, string>) => sendForm(site, action, '/equipe/avis', fields, moderator.browser)
  expect(await send({ id: String(id), intent: 'refuse', kind: 'insult', reason: '' })).toMatchObject({
    status: 400,
    data: { refusal: { field: 'reason' }, typed: { id: String(id), kind: 'insult' } },
  })
  expect(await send({ id: String(id), intent: 'refuse', kind: '', reason: REASON })).toMatchObject({
    status: 400,
    data: { refusal: { field: 'kind' }, typed: { reason: REASON } },
  })
  expect((await send({ id: String(id), intent: 'publish' })).location).toBe('/equipe/avis?fait=publie')
  expect((await openPage(site, loader, '/equipe/avis?fait=publie', moderator.browser)).data).toMatchObject({
    reviews: [],
    done: 'publie',
  })
})
