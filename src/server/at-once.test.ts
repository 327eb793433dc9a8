import { createServer as createHttp, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addClient } from '../../test/people.ts'
import { rested, useTestApp } from '../../test/test-app.ts'
import { readShell } from '../features/site/shell/read-shell.server.ts'
import { Admission } from '../platform/http/admission.ts'
import { Kept } from './kept.ts'
import { createServer, type Pages } from './server.ts'

const site = useTestApp()
let admission: Admission
let http: Server

/** A page that reads what every page reads. */
const pages: Pages = async (_, visit) => Response.json({ name: visit.user?.firstName, ...(await readShell(visit, {})) })

beforeAll(async () => {
  admission = new Admission(rested)
  const kept = new Kept(site.app, pages, admission)
  const listener = getRequestListener(createServer(site.app, { pages, kept }).fetch)
  http = createHttp(kept.listener(listener))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => http.close(resolve)))

/** Each over a connection of its own. */
function ask(path: string, cookie: string): Promise<number> {
  const { port } = http.address() as AddressInfo
  const headers = { host: 'localhost:3000', ...(cookie ? { cookie } : {}) }
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!))
    })
    sent.on('error', reject).end()
  })
}

const asked = [
  ['/voyance', 'anonymous'],
  ['/api/psychics', 'anonymous'],
  ['/api/horoscopes?period=day&sign=leo', 'anonymous'],
  ['/mon-compte', 'signed in'],
  ['/voyance', 'signed in'],
  ['/api/psychics', 'signed in'],
  ['/api/users/me', 'signed in'],
  ['/api/wallet', 'signed in'],
] as const

test.each(asked.flatMap(([path, who]) => [1, 8, 30, 100].map((people) => [people, path, who] as const)))(
  '%i at once on %s, %s: all are served',
  async (people, path, who) => {
    const cookie = who === 'signed in' ? (await addClient(site)).browser.cookie : ''
    const statuses = await Promise.all(Array.from({ length: people }, () => ask(path, cookie)))
    expect(statuses).toEqual(Array(people).fill(200))
    expect(admission.refused).toBe(0)
  },
)

test('a slow sender holds no place, and its body is still read to the end', async () => {
  const { port } = http.address() as AddressInfo
  const body = JSON.stringify({ email: 'x' })
  const head = `POST /api/users/login HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`
  const slow = connect(port, '127.0.0.1')
  const told = text(slow)
  slow.write(head + body.slice(0, 5))
  expect(await ask('/api/wallet', (await addClient(site)).browser.cookie)).toBe(200)
  await vi.waitFor(() => expect(admission.places.underWay).toBe(0))
  slow.end(body.slice(5))
  expect(await told).toContain('"field":"password"')
})
