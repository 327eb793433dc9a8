import { expect, test } from 'vitest'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, answered, asked } from '../../../../test/text-questions.ts'
import { closeOverdue } from './close-overdue.server.ts'

const site = useTestApp()
const HOUR = 3600

test('the figures say how soon questions of thirty days were answered, and what became of the others', async () => {
  const figures = async () => {
    const { browser } = await addStaff(site, 'admin')
    return (await browser.get('/api/admin/text-question-figures')).body.figures
  }
  expect(await figures()).toMatchObject({ asked: 0, medianWait: null })
  const old = await addTextPair(site)
  await answered(old, await asked(old))
  await site.advance(31 * 24 * HOUR)
  const missed = await addTextPair(site)
  await asked(missed)
  await site.advance(25 * HOUR)
  await closeOverdue(site.app)
  for (const hours of [1, 2, 6]) {
    const pair = await addTextPair(site)
    const id = await asked(pair)
    await site.advance(hours * HOUR)
    await answered(pair, id)
  }
  const cancelled = await addTextPair(site)
  await cancelled.client.post(`/api/text-questions/${await asked(cancelled)}/cancel`)
  const declined = await addTextPair(site)
  await declined.psychic.post(`/api/workspace/text-questions/${await asked(declined)}/decline`)
  await asked(await addTextPair(site))
  expect(await figures()).toEqual({
    asked: 7,
    answered: 3,
    unanswered: 1,
    declined: 1,
    cancelled: 1,
    waiting: 1,
    medianWait: 2 * HOUR,
  })
})
