import { beforeAll, expect, test } from 'vitest'
import { lastEntry } from '../../../../test/audit.ts'
import { addReview } from '../../../../test/consultations.ts'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as profile from '../catalogue/psychic.page.tsx'
import * as own from './reviews.page.tsx'

const site = useTestApp()
const WORDS = 'Merci d’avoir pris le temps d’écrire.'
const GROUND = { kind: 'person', reason: 'Votre réponse dit où vit cette personne.' }
let moderator: Staff
let serial = 0

beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
})

const codeOf = ({ body }: { body: { api: { ok: number; error?: { code: number } } } }) => body.api.error?.code ?? 0

/** A review of a new psychic, with the acts of both sides. */
async function review(status = 'published') {
  serial += 1
  const [email, slug] = [`auteur${serial}@example.test`, `voyante-${serial}`]
  const pair = await addPair(site, { client: { email }, psychic: { slug } })
  const id = await addReview(site.owner, { ...pair, status: 'published' })
  const decided = { status, removed_at: status === 'removed' ? site.now() : null }
  await site.owner.updateTable('reviews').set(decided).where('consultation_id', '=', id).execute()
  const decide = async (what: string, body: object) =>
    codeOf(await moderator.browser.post(`/api/admin/review-replies/${id}/${what}`, body))
  return {
    ...pair,
    id,
    email,
    answer: (text = WORDS, by = pair.psychic) => by.post(`/api/workspace/reviews/${id}/reply`, { text }),
    publish: (version = 1) => decide('publish', { version }),
    refuse: (version = 1) => decide('refuse', { version, ...GROUND }),
    kept: async () => (await pair.psychic.get('/api/workspace/reviews')).body.reviews[0].reply,
    shown: async () =>
      (await openPage(site, profile.loader, `/voyance/${slug}`, site.browser(), { slug })).data.reviewPage.reviews[0]
        .reply,
    mails: async () => (await mailsTo(site, email)).filter(({ subject }) => subject.includes('réponse')),
  }
}
const lastAct = () => lastEntry(site)

test('a reply can change until a moderator decides on that exact text; then all can read it, and the client is told', async () => {
  const { id, answer, publish, refuse, kept, shown, mails } = await review()
  expect(codeOf(await answer('Merci.'))).toBe(0)
  await site.advance(60)
  expect(codeOf(await answer(`  ${WORDS}\r\n`))).toBe(0)
  expect(await kept()).toEqual({ text: WORDS, status: 'pending', writtenAt: site.now().toISOString(), reason: null })
  const { rows } = (await moderator.browser.get('/api/admin/review-replies?status=pending')).body
  expect(rows).toMatchObject([{ id, text: WORDS, version: 2, review: 'Une écoute attentive.' }])
  expect([await publish(1), await shown(), (await mails()).length]).toEqual([4352, null, 0])
  expect(await refuse(1)).toBe(4352)
  expect(await publish(2)).toBe(0)
  expect([await publish(2), await refuse(2)]).toEqual([4351, 4351])
  expect(await shown()).toEqual({ text: WORDS, writtenAt: site.now() })
  const { comments } = (await site.browser().get('/api/psychics/comments')).body
  expect(comments[0]).toMatchObject({ id, reply: WORDS })
  expect(await mails()).toMatchObject([{ text: expect.stringMatching(/Solène[\s\S]*\/voyance\/voyante-\d+#avis/) }])
  expect(await lastAct()).toMatchObject({ act: 'reply.publish', actor_id: moderator.id, subject: `review:${id}` })
  expect(codeOf(await answer('Autre chose.'))).toBe(4350)
})

test('a refused reply is never shown; the psychic is told why, on the page and by e-mail, and the reason is logged', async () => {
  const { id, psychicId, answer, refuse, kept, shown, mails } = await review()
  await answer()
  expect(await refuse()).toBe(0)
  expect([await shown(), await mails()]).toEqual([null, []])
  expect(await kept()).toMatchObject({ status: 'refused', reason: GROUND.reason })
  const { email } = await site.owner
    .selectFrom('users as u')
    .innerJoin('psychics as p', 'p.user_id', 'u.id')
    .select('u.email')
    .where('p.id', '=', psychicId)
    .executeTakeFirstOrThrow()
  expect((await mailsTo(site, email!)).at(-1)!.text).toContain(GROUND.reason)
  expect(await lastAct()).toMatchObject({ act: 'reply.refuse', subject: `review:${id}`, details: { kind: 'person' } })
  expect(codeOf(await answer('Autre chose.'))).toBe(4350)
})

test('of two moderators one decides; replies of another site or under a removed review are not found', async () => {
  const { id, answer, publish, refuse } = await review()
  await answer()
  expect((await Promise.all([publish(), refuse()])).toSorted()).toEqual([0, 4351])
  expect([await publish(), await refuse()]).toEqual([4351, 4351])
  await site.owner.updateTable('review_replies').set({ site_id: 100 }).where('consultation_id', '=', id).execute()
  expect(await publish()).toBe(3000)
  const down = await review()
  await down.answer()
  const removed = { status: 'removed', removed_at: site.now() }
  await site.owner.updateTable('reviews').set(removed).where('consultation_id', '=', down.id).execute()
  expect([await down.publish(), await down.refuse()]).toEqual([4214, 0])
})

test.each(['pending', 'refused', 'removed'])(
  'a review that is %s can’t be answered, and its author gets no e-mail',
  async (status) => {
    const { psychic, answer } = await review(status)
    expect(codeOf(await answer())).toBe(4000)
    expect((await psychic.get('/api/workspace/reviews')).body.reviews).toEqual([])
  },
)

test('replies by another psychic, by a paused one, or of invalid length are refused', async () => {
  const { psychicId, answer, kept } = await review()
  const other = await review()
  expect(codeOf(await answer(WORDS, other.psychic))).toBe(4000)
  for (const text of [' \n ', 'a'.repeat(601)]) {
    expect((await answer(text)).body.api.error).toMatchObject({ code: 507, field: 'text' })
  }
  const state = (value: string) =>
    site.owner.updateTable('psychics').set({ state: value }).where('id', '=', psychicId).execute()
  await state('paused')
  expect(codeOf(await answer())).toBe(4296)
  expect(await kept()).toBeNull()
  await state('live')
  // Line ends arrive as two characters and count as one.
  expect(codeOf(await answer(`${'a'.repeat(299)}\r\n${'b'.repeat(300)}`))).toBe(0)
})

test('a client who chose text messages, or is on a pause, gets no e-mail', async () => {
  const [texted, paused] = [await review(), await review()]
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: texted.clientId, number: '+33612345678', proved_at: site.now() })
    .execute()
  await site.owner.updateTable('users').set({ chosen_contact: 'sms' }).where('id', '=', texted.clientId).execute()
  expect((await paused.client.post('/api/pause', { length: 'week' })).body.api.ok).toBe(1)
  for (const { answer, publish, mails } of [texted, paused]) {
    await answer()
    expect([await publish(), await mails()]).toEqual([0, []])
  }
})

test('the form keeps the typed text, and leads back to its review', async () => {
  const { id, psychic } = await review()
  const page = '/espace-voyant/avis'
  const send = (text: string) => sendForm(site, own.action, page, { id: String(id), text }, psychic)
  expect(await send('b'.repeat(700))).toMatchObject({
    status: 400,
    data: { refusal: { field: 'text' }, typed: { id: String(id), text: 'b'.repeat(700) } },
  })
  const { location } = await send(WORDS)
  expect(location).toBe(`${page}?fait=reponse&avis=10#avis-${id}`)
  expect((await openPage(site, own.loader, location!, psychic)).data).toMatchObject({
    sent: true,
    reviews: [{ id, reply: { text: WORDS, status: 'pending' } }],
    next: null,
  })
})

test('the page tells the mean of the published reviews of every site, and nothing before the first', async () => {
  const pair = await addPair(site, { client: { email: 'moyenne@example.test' } })
  const rating = async () => (await openPage(site, own.loader, '/espace-voyant/avis', pair.psychic)).data.rating
  expect(await rating()).toBeNull()
  await addReview(site.owner, { ...pair, rating: 3, status: 'pending' })
  expect(await rating()).toBeNull()
  for (const [siteId, stars] of [
    [99, 5],
    [99, 4],
    [site.app.sites[1]!.id, 5],
  ] as const) {
    await addReview(site.owner, { ...pair, siteId, rating: stars })
  }
  expect(await rating()).toEqual({ mean: 4.7, count: 3 })
})
