import { expect, test } from 'vitest'
import { addReview } from '../../../../test/consultations.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader } from './log.page.tsx'
import { roundWait } from './rules.ts'

const site = useTestApp()
const read = async () => (await openPage(site, loader, '/voyance/avis', site.browser())).data.log

test('anyone can read each month’s outcomes of reviews, the reasons, and the ratings of all', async () => {
  const [{ id: clientId }, { id: psychicId }] = [await addClient(site), await addPsychic(site.owner)]
  const review = async (
    written: string,
    rating: number,
    { siteId = 99, hours, ...decided }: { status: string; reason_kind?: string; hours?: number; siteId?: number },
  ) => {
    const id = await addReview(site.owner, { clientId, psychicId, siteId, rating, status: 'pending' })
    const written_at = new Date(written)
    const moderated_at = hours ? new Date(written_at.getTime() + hours * 3_600_000) : null
    const removed_at = decided.status === 'removed' ? site.now() : null
    await site.owner
      .updateTable('reviews')
      .set({ ...decided, written_at, moderated_at, removed_at })
      .where('consultation_id', '=', id)
      .execute()
    return id
  }
  const shown = await review('2026-11-18', 1, { status: 'published', hours: 2 })
  const taken = await review('2026-11-18', 5, { status: 'removed', reason_kind: 'advertising', hours: 4 })
  await review('2026-11-19', 3, { status: 'refused', reason_kind: 'insult', hours: 12 })
  await review('2026-11-21', 4, { status: 'pending' })
  // In Paris it is November already, half an hour after midnight.
  await review('2026-10-31T23:30:00Z', 2, { status: 'published', hours: 1 })
  await review('2026-10-31T22:30:00Z', 2, { status: 'refused', reason_kind: 'insult', hours: 30 })
  // Too long ago, and of another brand.
  await review('2025-11-30T22:30:00Z', 1, { status: 'refused', reason_kind: 'other', hours: 1 })
  await review('2026-11-20', 1, { status: 'refused', reason_kind: 'other', hours: 1, siteId: 100 })
  const reply = { site_id: 99, text: 'Merci.', status: 'published', written_at: site.now(), moderated_at: site.now() }
  await site.owner
    .insertInto('review_replies')
    .values([shown, taken].map((id) => ({ ...reply, consultation_id: id })))
    .execute()

  const { months, together, grounds } = await read()
  expect(months.map(({ month }: { month: string }) => month)).toEqual([
    ...['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06'],
    ...['2026-05', '2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
  ])
  expect(months[0]).toMatchObject({ received: 5, published: 2, refused: 1, removed: 1, pending: 1, replies: 1 })
  expect(months[0]).toMatchObject({ decidedIn: 3 * 3600, ratingReceived: 3, ratingPublished: 1.5 })
  expect(months[1]).toMatchObject({ received: 1, refused: 1, ratingReceived: 2, ratingPublished: null })
  expect(months[2]).toMatchObject({ received: 0, published: 0, pending: 0, decidedIn: null, ratingReceived: null })
  expect(together).toMatchObject({ received: 6, published: 2, refused: 2, removed: 1, pending: 1, replies: 1 })
  expect(together.decidedIn).toBe(4 * 3600)
  expect(grounds.filter((one: { refused: number; removed: number }) => one.refused + one.removed > 0)).toEqual([
    { kind: 'insult', refused: 2, removed: 0 },
    { kind: 'advertising', refused: 0, removed: 1 },
  ])
})

test.each([
  [10, 1, 'minutes'],
  [3569, 59, 'minutes'],
  [3599, 1, 'hours'],
  [47.4 * 3600, 47, 'hours'],
  [48 * 3600, 2, 'days'],
])('a wait of %i s is shown as %i %s', (seconds, count, unit) => {
  expect(roundWait(seconds)).toEqual({ unit, count })
})
