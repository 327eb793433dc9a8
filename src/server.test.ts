import { expect, test } from 'vitest'
import { Browser } from '../test/browser.ts'
import { rested, useTestApp } from '../test/test-app.ts'
import { Admission } from './platform/http/admission.ts'
import { createServer } from './server.ts'

const site = useTestApp()

test('an unknown address of the API is code 101', async () => {
  const { status, body } = await site.browser().get('/api/nothing-here')
  expect(status).toBe(404)
  expect(body.api).toEqual({ ok: 0, error: { code: 101, msg: expect.any(String) } })
})

test('an unknown host is sent to the main site, path and query kept', async () => {
  const { status, headers } = await site.browser('autre.example').get('/voyance?jobId=1')
  expect(status).toBe(301)
  expect(headers.get('location')).toBe('http://localhost:3000/voyance?jobId=1')
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

test('too many pages at once are refused with Retry-After, while money and chat go on', async () => {
  const held = Promise.withResolvers<void>()
  const pages = async () => {
    await held.promise
    return new Response('page')
  }
  const server = createServer(site.app, { pages, admission: new Admission(rested) })
  const browser = () => new Browser((request) => server.fetch(request), 'localhost:3000')
  const waiting = Array.from({ length: 8 }, () => browser().get('/voyance'))
  const refused = await browser().get('/voyance')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await browser().get('/api/wallet')).body.api.error.code).toBe(103)
  held.resolve()
  expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect((await browser().get('/voyance')).status).toBe(200)
})
