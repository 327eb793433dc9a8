import { expect, test, vi } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { rested, useTestApp } from '../../test/test-app.ts'
import { Admission } from '../platform/http/admission.ts'
import { Metrics } from '../platform/http/metrics.ts'
import { createServer } from './server.ts'

const site = useTestApp()

test('an unknown address of the API is code 101', async () => {
  const { status, body } = await site.browser().get('/api/nothing-here')
  expect(status).toBe(404)
  expect(body.api).toEqual({ ok: 0, error: { code: 101, msg: expect.any(String) } })
})

test('an unknown host is redirected to the main site, with path and query', async () => {
  const { status, headers } = await site.browser('autre.example').get('/voyance?jobId=1')
  expect(status).toBe(301)
  expect(headers.get('location')).toBe('http://localhost:3000/voyance?jobId=1')
})

test.each([
  ['www.localhost:3000', 'http://localhost:3000'],
  ['WWW.second.localhost:3000', 'http://second.localhost:3000'],
  ['m.affiliation.localhost:3000', 'http://affiliation.localhost:3000'],
  ['second.localhost', 'http://second.localhost:3000'],
  ['notsecond.localhost:3000', 'http://localhost:3000'],
])('%s leads to its own brand, %s, with any method', async (host, canonical) => {
  const read = await site.browser(host).get('/voyance?jobId=1')
  expect([read.status, read.headers.get('location')]).toEqual([301, `${canonical}/voyance?jobId=1`])
  const written = await site.browser(host).post('/api/users/login', {})
  expect([written.status, written.headers.get('location')]).toEqual([308, `${canonical}/api/users/login`])
  for (const { headers } of [read, written]) expect(headers.get('set-cookie')).toBeNull()
})

test('a write without our origin, or with a foreign one, is refused', async () => {
  const browser = site.browser()
  for (const origin of ['', 'https://evil.example', 'http://second.localhost:3000']) {
    const { status, body } = await browser.post('/api/users/login', {}, { origin })
    expect(status).toBe(403)
    expect(body.api.error.code).toBe(4004)
  }
})

test('a body over the limit is refused before it is parsed', async () => {
  const { status, body } = await site.browser().post('/api/users/login', { email: 'a'.repeat(70_000) })
  expect(status).toBe(413)
  expect(body.api.error.code).toBe(506)
})

/** A server whose pages wait until they are released. */
function holding() {
  const held = Promise.withResolvers<void>()
  const pages = async () => {
    await held.promise
    return new Response('page')
  }
  const load = rested()
  const admission = new Admission(() => ({ ...load }))
  const metrics = new Metrics()
  const server = createServer(site.app, { pages, admission, metrics })
  const browser = () => new Browser((request) => server.fetch(request), 'localhost:3000')
  return { load, admission, metrics, server, browser, letGo: held.resolve }
}

test('pages that would wait too long are refused with Retry-After, while money and chat continue', async () => {
  const { admission, browser, letGo } = holding()
  const waiting = Array.from({ length: 199 }, () => browser().get('/voyance'))
  await vi.waitFor(() => expect(admission.line.length).toBe(191))
  const refused = await browser().get('/voyance')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  const wallet = browser().get('/api/wallet')
  await vi.waitFor(() => expect(admission.line.length).toBe(192))
  letGo()
  expect((await wallet).body.api.error.code).toBe(103)
  expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual(Array(199).fill(200))
  expect((await browser().get('/voyance')).status).toBe(200)
})

test('an answer and the metrics report how long it waited for admission', async () => {
  const { load, admission, metrics, browser, letGo } = holding()
  const waiting = Array.from({ length: 9 }, () => browser().get('/voyance'))
  await vi.waitFor(() => expect(admission.line.length).toBe(1))
  load.now = 250
  letGo()
  const told = (await Promise.all(waiting)).map(({ headers }) => headers.get('server-timing'))
  expect(told).toEqual([...Array(8).fill('wait;dur=0.0'), 'wait;dur=250.0'])
  expect(await metrics.registry.metrics()).toContain('http_wait_seconds_sum{rank="page"} 0.25')
})

test('the request of a visitor who disconnects leaves the queue', async () => {
  const { admission, server, browser, letGo } = holding()
  const inside = Array.from({ length: 8 }, () => browser().get('/voyance'))
  await vi.waitFor(() => expect(admission.places.underWay).toBe(8))
  const going = new AbortController()
  const { signal } = going
  const gone = server.fetch(
    new Request('http://localhost:3000/voyance', { signal, headers: { host: 'localhost:3000' } }),
  )
  await vi.waitFor(() => expect(admission.line.length).toBe(1))
  going.abort()
  expect([(await gone).status, admission.line.length, admission.refused]).toEqual([503, 0, 0])
  letGo()
  await Promise.all(inside)
})
