import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Provider, startProvider } from '../../../test/provider.ts'
import { localPush, startPushService } from '../../../test/push-service.ts'
import { type Patience, reach } from '../../platform/outside/reach.ts'
import { type PushMessage, pushRules } from './port.ts'
import { isPushService } from './push-services.ts'
import { sandboxPush } from './sandbox.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
let service: Awaited<ReturnType<typeof startPushService>>
let line: Provider

beforeAll(async () => {
  service = await startPushService()
  line = await startProvider()
})
beforeEach(() => {
  service.received.length = 0
  line.calls.length = 0
})
afterAll(async () => {
  await service.close()
  await line.close()
})

const open = (patience: Partial<Patience> = {}) =>
  reach('push', localPush, pushRules, {
    log,
    patience: { deadlineMs: 5000, pauseMs: 1, attempts: 5, atOnce: 4, ...patience },
  })

function message(over: Partial<PushMessage> = {}): PushMessage {
  const { endpoint, keys } = service.subscribe()
  const payload = JSON.stringify({ title: 'Et alors\u00a0?', body: 'é'.repeat(200) })
  return {
    siteId: 99,
    userId: 1,
    to: { endpoint, ...keys },
    payload,
    ttlSeconds: 120,
    urgency: 'high',
    topic: 'libre-12',
    ...over,
  }
}

test('a message is signed for its push service, encrypted for its browser, and says how long it is true', async () => {
  const sent = message()
  expect(await open().send(sent)).toEqual({ outcome: 'sent' })
  expect(service.faults).toEqual([])
  expect(service.received).toEqual([
    {
      path: new URL(sent.to.endpoint).pathname,
      ttl: 120,
      urgency: 'high',
      topic: 'libre-12',
      data: JSON.parse(sent.payload),
    },
  ])
})

test.each([
  [404, { outcome: 'gone' }],
  [410, { outcome: 'gone' }],
  [400, { outcome: 'refused' }],
  [403, { outcome: 'refused' }],
  [413, { outcome: 'refused' }],
  [429, { outcome: 'later', seconds: 30 }],
  [
    { status: 429, retryAfter: '7' },
    { outcome: 'later', seconds: 7 },
  ],
  [
    { status: 429, retryAfter: '999999' },
    { outcome: 'later', seconds: 3600 },
  ],
  [
    { status: 503, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' },
    { outcome: 'later', seconds: 30 },
  ],
])('%o is a final answer: %o', async (status, answer) => {
  const before = service.asked()
  service.answer(status)
  expect(await open().send(message())).toEqual(answer)
  expect(service.asked() - before).toBe(1)
})

test('a failing service is asked again, five times at most', async () => {
  service.answer(503, 500)
  expect(await open().send(message())).toEqual({ outcome: 'sent' })
  service.answer(500, 500, 500, 500, 500)
  await expect(open().send(message())).rejects.toThrow('push.send: HTTP_500, 5 tried')
  expect(service.received).toHaveLength(1)
})

test('a hanging service is given up, and nothing of the browser’s address is said', async () => {
  service.answer('hang')
  const sent = message()
  const from = performance.now()
  const failure = await open({ deadlineMs: 300 })
    .send(sent)
    .catch((thrown) => thrown)
  expect(String(failure)).toContain('deadline, 1 tried')
  expect(performance.now() - from).toBeLessThan(2000)
  expect(`${failure.stack}${logged}`).not.toContain(new URL(sent.to.endpoint).pathname)
})

test('redirects are not followed', async () => {
  line.behave({ answer: '' })
  service.answer(307)
  await expect(open({ attempts: 1 }).send(message())).rejects.toThrow('1 tried')
  expect(line.calls).toEqual([])
})

test('a message too large for a push service is not sent', async () => {
  const before = service.asked()
  await expect(open({ attempts: 1 }).send(message({ payload: 'x'.repeat(3001) }))).rejects.toThrow('1 tried')
  expect(service.asked()).toBe(before)
})

test('an address that is no longer allowed is not called', async () => {
  const to = { ...message().to, endpoint: 'http://10.0.0.1/wpush/x' }
  expect(await open().send(message({ to }))).toEqual({ outcome: 'gone' })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
  expect(sandboxPush(null as never, Buffer.alloc(32, 1)).isAllowed(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://:password@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://notify.windows.com/abc',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/abc',
  'https://2130706433/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//fcm.googleapis.com/fcm/send/abc',
  'fcm.googleapis.com',
  '',
])('%s is not', (endpoint) => expect(isPushService(endpoint)).toBe(false))
