import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { ANSWER_WORDS } from './rules.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
const ANSWER = `${'mot '.repeat(ANSWER_WORDS - 1)}fin`
let service: Awaited<ReturnType<typeof startPushService>>
let count = 0

beforeAll(async () => {
  service = await startPushService()
})
beforeEach(async () => {
  site.jobs.sent.splice(0)
  // By day in Paris: what is not awaited comes at once.
  const noon = Math.ceil(site.now().getTime() / 86_400_000) * 86_400_000 + 11 * 3_600_000
  await site.advance((noon - site.now().getTime()) / 1000)
})
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.close()
})

/** A question that a psychic holds; `answer` answers it. */
async function taken() {
  const { browser } = await addClient(site, { email: `pose${++count}@example.test` })
  const { body } = await browser.post('/api/free-question', {
    question: 'Dois-je accepter le poste que l’on me propose à Lyon ?',
    theme: 'work',
    path: '/voyance/question-gratuite',
    consents: JSON.stringify([
      { type: 'FREE_QUESTION', agreed: true },
      { type: 'SENSITIVE_DATA', agreed: true },
    ]),
  })
  const id: number = body.freeQuestion.id
  const psychic = await signInAs(site, (await addPsychic(site.owner, { name: 'Oriane', withUser: true })).userId!)
  await psychic.post(`/api/workspace/questions/${id}/take`)
  const answer = () => psychic.post(`/api/workspace/questions/${id}/answer`, { text: ANSWER })
  return { id, browser, answer, ...(await listening(site, service, browser)) }
}

test('the answer is told once, and names neither the psychic nor the question', async () => {
  const { id, answer, heard } = await taken()
  await Promise.all(Array.from({ length: 5 }, answer))
  const [one, ...more] = await heard()
  expect(more).toEqual([])
  expect(one).toMatchObject({
    ttl: 86_400,
    urgency: 'normal',
    data: { title: 'Votre réponse est arrivée', path: '/mon-compte/questions', tag: `question-${id}` },
  })
  expect(JSON.stringify(one!.data)).not.toMatch(/Oriane|Lyon|gratuite/)
})

test('nothing comes during a pause, as no mail does, nor to those who turned it off', async () => {
  const [paused, off] = [await taken(), await taken()]
  await paused.browser.post('/api/pause', { length: 'day' })
  await paused.answer()
  await off.browser.post('/api/push/choices', { kinds: [], names: false, quiet: true, horoscopeHour: null })
  await off.answer()
  expect([await paused.heard(), await off.heard()]).toEqual([[], []])
})
