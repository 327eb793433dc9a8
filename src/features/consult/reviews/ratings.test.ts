import { expect, test } from 'vitest'
import { addReview } from '../../../../test/consultations.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { globalRating } from './queries.server.ts'

const site = useTestApp()
const told = () => globalRating(site.app.db, 99)

test('the average follows every review that is published, refused, corrected or deleted', async () => {
  const { id: clientId } = await addClient(site)
  const { id: psychicId } = await addPsychic(site.owner)
  const review = (rating: number, status: 'published' | 'pending' = 'published') =>
    addReview(site.owner, { clientId, psychicId, rating, status })
  expect(await told()).toEqual({ average: null, count: 0 })
  await Promise.all([review(5), review(4), review(1, 'pending')])
  expect(await told()).toEqual({ average: 4.5, count: 2 })
  const change = (from: number) => site.owner.updateTable('reviews').where('rating', '=', from)
  await change(1).set({ status: 'published' }).execute()
  expect(await told()).toEqual({ average: 3.3, count: 3 })
  await change(4).set({ status: 'refused' }).execute()
  await change(1).set({ rating: 3 }).execute()
  expect(await told()).toEqual({ average: 4, count: 2 })
  await site.owner.deleteFrom('reviews').where('rating', '=', 5).execute()
  expect(await told()).toEqual({ average: 3, count: 1 })
})
