import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addTextPair, answerText, asked, take } from '../../../../test/text-questions.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
let service: Awaited<ReturnType<typeof startPushService>>

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

async function listeningPair() {
  const pair = await addTextPair(site, { client: { firstName: 'Inès' } })
  const [client, psychic] = [await listening(site, service, pair.client), await listening(site, service, pair.psychic)]
  return { pair, client, psychic }
}

test('the psychic hears that a question waits, the client that its answer is there: each once, without a name', async () => {
  const { pair, client, psychic } = await listeningPair()
  const id = await asked(pair)
  const [question, ...more] = await psychic.heard()
  expect(more).toEqual([])
  expect(question).toMatchObject({
    ttl: 86_400,
    data: { title: 'Une question vous attend', path: '/espace-voyant/sms', tag: `question-sms-${id}` },
  })
  await take(pair, id)
  await Promise.all(Array.from({ length: 5 }, () => answerText(pair, id)))
  const [answer, ...others] = await client.heard()
  expect(others).toEqual([])
  expect(answer).toMatchObject({
    ttl: 86_400,
    data: { title: 'Votre réponse est arrivée', path: '/mon-compte/sms' },
  })
  expect(JSON.stringify([question!.data, answer!.data])).not.toMatch(/Inès|Oriane|Lyon/)
})

test('an answer that is paid for is told during a pause too, and to nobody who turned it off', async () => {
  const { pair, client } = await listeningPair()
  const id = await asked(pair)
  await pair.client.post('/api/pause', { length: 'day' })
  await take(pair, id)
  await answerText(pair, id)
  expect(await client.heard()).toHaveLength(1)
  const other = await listeningPair()
  const off = { kinds: [], names: false, quiet: true, horoscopeHour: null }
  await other.pair.client.post('/api/push/choices', off)
  await other.pair.psychic.post('/api/push/choices', off)
  const second = await asked(other.pair)
  await take(other.pair, second)
  await answerText(other.pair, second)
  expect([await other.client.heard(), await other.psychic.heard()]).toEqual([[], []])
})

test('by night in Paris a psychic hears of a question in the morning', async () => {
  const { pair, psychic } = await listeningPair()
  await site.advance(12 * 3600)
  await asked(pair)
  const waiting = site.jobs.sent.filter(({ name }) => name === 'send-push')
  expect(waiting).toHaveLength(1)
  expect(waiting[0]!.startAfterSeconds).toBeGreaterThan(7 * 3600)
  await site.advance(waiting[0]!.startAfterSeconds!)
  expect((await psychic.heard())[0]!.ttl).toBeLessThan(86_400)
})
