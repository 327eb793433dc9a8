import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { addBusy, addWaiter, pass, statesOf, ticketsOf, wait } from '../../../../test/waiting.ts'
import { sweepQueues } from './sweep-queues.server.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => void site.jobs.sent.splice(0))
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.close()
})

/** A client whose browser gets notifications. */
async function listener(name = 'Oriane') {
  const [busy, client] = [await addBusy(site, name), await addWaiter(site, { firstName: 'Inès' })]
  return { ...client, client, busy, ...(await listening(site, service, client.browser)) }
}
const mailsWaiting = () => site.jobs.sent.filter(({ name }) => name === 'send-mail')

test('a turn is told by notification alone where that is the way, once, and for as long as it is kept', async () => {
  const { client, busy, heard } = await listener()
  expect((await wait(client, busy.id, 'push')).body.ticket).toMatchObject({ way: 'push' })
  await busy.free()
  await Promise.all(Array.from({ length: 4 }, () => sweepQueues(site.app)))
  expect(mailsWaiting()).toEqual([])
  const [one, ...more] = await heard()
  expect(more).toEqual([])
  expect(one).toMatchObject({ ttl: 300, urgency: 'high', data: { title: 'C’est votre tour', path: '/mes-attentes' } })
  expect(`${one!.data.title}${one!.data.body}`).not.toMatch(/Oriane|Inès/)
  await pass(site, 310, { psychicId: busy.id })
  expect(await statesOf(site, busy.id)).toEqual(['lapsed'])
  expect((await heard()).map(({ data }) => [data.title, data.tag])).toEqual([
    ['C’est votre tour', `file-${busy.id}`],
    ['Votre attente est terminée', `file-${busy.id}`],
  ])
  expect(mailsWaiting()).toEqual([])
})

test('beside a page, which keeps a turn for a minute, it is true for a minute', async () => {
  const { client, busy, heard } = await listener()
  await wait(client, busy.id)
  await busy.free()
  await sweepQueues(site.app)
  expect(await heard()).toMatchObject([{ ttl: 60 }])
})

test('a turn that is over before a device could be reached is not told', async () => {
  const { client, busy, heard } = await listener()
  await wait(client, busy.id)
  await busy.free()
  await sweepQueues(site.app)
  await site.advance(61)
  expect(await heard()).toEqual([])
})

test('beside a mail it comes too, and says no end that it said no turn of', async () => {
  const { client, busy, heard } = await listener()
  await wait(client, busy.id, 'email')
  await pass(site, 3 * 3600 + 10, { psychicId: busy.id })
  expect(await statesOf(site, busy.id)).toEqual(['lapsed'])
  expect(mailsWaiting()).toHaveLength(1)
  expect(await heard()).toEqual([])
  await wait(client, busy.id, 'email')
  await busy.free()
  await sweepQueues(site.app)
  expect(mailsWaiting()).toHaveLength(2)
  expect(await heard()).toHaveLength(1)
})

test('it is offered and taken only where a device hears of turns; without one a mail is sent', async () => {
  const { client, busy, browser, reference, heard } = await listener()
  const deaf = await addWaiter(site)
  expect((await wait(deaf, busy.id, 'push')).body.api.error.code).toBe(4617)
  await browser.post('/api/push/choices', { kinds: [], names: false, quiet: true, horoscopeHour: null })
  expect((await wait(client, busy.id, 'push')).body.api.error.code).toBe(4617)
  await browser.post('/api/push/choices', { kinds: ['turn'], names: true, quiet: true, horoscopeHour: null })
  expect((await wait(client, busy.id, 'push')).status).toBe(200)
  expect(await ticketsOf(client)).toMatchObject([{ way: 'push' }])
  await browser.request('DELETE', `/api/push/subscriptions/${reference}`)
  await busy.free()
  await sweepQueues(site.app)
  expect(mailsWaiting()).toHaveLength(1)
  expect(await heard()).toEqual([])
})

test('names are shown to those who chose it; a pause leaves the queue, and nothing comes', async () => {
  const { client, busy, browser, heard } = await listener('Perle')
  await browser.post('/api/push/choices', { kinds: ['turn'], names: true, quiet: true, horoscopeHour: null })
  await wait(client, busy.id, 'push')
  await busy.free()
  await sweepQueues(site.app)
  expect((await heard()).map(({ data }) => data.title)).toEqual(['C’est votre tour avec Perle'])
  const other = await listener()
  await wait(other.client, other.busy.id, 'push')
  await other.busy.free()
  await sweepQueues(site.app)
  await other.browser.post('/api/pause', { length: 'day' })
  await sweepQueues(site.app)
  expect(await other.heard()).toEqual([])
})
