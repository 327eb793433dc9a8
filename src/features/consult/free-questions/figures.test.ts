import { expect, test } from 'vitest'
import { addAnswered } from '../../../../test/free-questions.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const HOUR = 3600

test('the figures say how soon questions of thirty days were answered, and how many were not', async () => {
  const { id: psychicId } = await addPsychic(site.owner)
  const ask = async () => {
    const { id: clientId } = await addClient(site)
    return addAnswered(site, { clientId, psychicId })
  }
  const figures = async () => {
    const { browser } = await addStaff(site, 'admin')
    return (await browser.get('/api/admin/free-question-figures')).body.figures
  }
  expect(await figures()).toMatchObject({ asked: 0, medianWait: null })
  await ask()
  await site.advance(31 * 24 * HOUR)
  for (const hours of [1, 3, 20]) {
    const written_at = new Date(site.now().getTime() + hours * HOUR * 1000)
    await site.owner
      .updateTable('free_answers')
      .set({ written_at })
      .where('question_id', '=', await ask())
      .execute()
  }
  for (const status of ['lapsed', 'waiting'] as const) {
    const id = await ask()
    await site.owner.updateTable('free_questions').set({ status }).where('id', '=', id).execute()
    await site.owner.deleteFrom('free_answers').where('question_id', '=', id).execute()
  }
  expect(await figures()).toEqual({ asked: 5, answered: 3, unanswered: 1, waiting: 1, medianWait: 3 * HOUR })
})
