import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productionSettings } from '../../test/production.ts'
import { freePort } from '../../test/program.ts'
import { rested, useTestApp } from '../../test/test-app.ts'
import { Admission } from '../platform/http/admission.ts'
import { StaticFiles } from '../platform/http/static-files.ts'
import { Kept } from './kept.ts'
import { type Closing, listen } from './listen.ts'
import { createServer } from './server.ts'

const HOST = 'voyance.test'
const production = useTestApp({ ...productionSettings, HOST: 'localhost' })
const demo = useTestApp({ HOST: 'localhost' })

interface Door {
  ask(path: string, more?: { method?: string; headers?: Record<string, string>; address?: string }): Promise<Told>
  metricsPort: number
  close(): Promise<void>
}
interface Told {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

let folder: string
let real: Door
let shown: Door

/** The whole program as it answers the network, except for the pages, which need a build. */
async function open(test: typeof production, host: string): Promise<Door> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const app = { ...test.app, config: { ...test.app.config, port, metricsPort } }
  const closings: Closing[] = await listen(app, (app, node) => {
    const admission = new Admission(rested)
    const kept = new Kept(app, async () => new Response('<!doctype html>'), admission)
    const server = createServer(app, {
      kept,
      files: new StaticFiles(folder),
      pages: async () => new Response('page'),
      ...node,
    })
    return { listener: kept.listener(getRequestListener(server.fetch)), close: async () => {} }
  })
  return {
    metricsPort,
    ask: (path, { method = 'GET', headers = {}, address = '127.0.0.1' } = {}) =>
      new Promise((resolve, reject) => {
        const asked = request(
          { host: address, port, path, method, headers: { host, ...headers }, agent: false },
          async (answer) => resolve({ status: answer.statusCode!, headers: answer.headers, body: await text(answer) }),
        )
        asked.on('error', reject).end()
      }),
    async close() {
      for (const close of closings.reverse()) await close()
    },
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listen-'))
  await writeFile(join(folder, 'file.txt'), 'a file of the build')
  real = await open(production, HOST)
  shown = await open(demo, 'localhost:3000')
})
afterAll(async () => {
  await real?.close()
  await shown?.close()
  await rm(folder, { recursive: true, force: true })
})

const etag = async () => (await real.ask('/')).headers.etag!

/** Each kind of answer that the program gives. */
const kinds: [what: string, status: number, ask: () => Promise<Told>][] = [
  ['a page', 200, () => real.ask('/connexion')],
  ['a page rendered for the cache', 200, () => real.ask('/voyance')],
  ['a cached page', 200, () => real.ask('/voyance')],
  [
    'a cached page that the browser has',
    304,
    async () => real.ask('/', { headers: { 'if-none-match': await etag() } }),
  ],
  ['a form without an origin', 403, () => real.ask('/connexion', { method: 'POST' })],
  ['a method that pages don’t support', 405, () => real.ask('/connexion', { method: 'PUT', headers: origin() })],
  ['the methods of a page', 204, () => real.ask('/connexion', { method: 'OPTIONS' })],
  ['a call', 200, () => real.ask('/api/psychics')],
  ['a refused call', 401, () => real.ask('/api/wallet')],
  ['an unknown call', 404, () => real.ask('/api/nothing')],
  ['a file of the build', 200, () => real.ask('/file.txt')],
  ['an unknown picture', 404, () => real.ask('/images/nothing.webp')],
  ['an icon', 200, () => real.ask('/favicon.svg')],
  ['the manifest', 200, () => real.ask('/manifest.webmanifest')],
  ['robots.txt', 200, () => real.ask('/robots.txt')],
  ['the worker', 200, () => real.ask('/sw.js')],
  ['health', 200, () => real.ask('/healthz')],
  ['readiness', 200, () => real.ask('/readyz')],
  ['an unknown host', 301, () => real.ask('/voyance', { headers: { host: 'other.test' } })],
  ['a connection that the sockets refuse', 400, () => real.ask('/socket.io/?EIO=4&transport=polling')],
]
const origin = () => ({ origin: `https://${HOST}` })

describe('every answer of a production site', () => {
  test.each(kinds)('%s (%i)', async (_what, status, ask) => {
    const { status: answered, headers } = await ask()
    expect(answered).toBe(status)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('a share image may be embedded by other sites', async () => {
    const { status, headers } = await real.ask('/images/share/accueil.jpg')
    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers['strict-transport-security']).toBeDefined()
  })
})

test('the demonstration sends no HSTS header', async () => {
  const { headers } = await shown.ask('/connexion')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('localhost is both loopback addresses', async () => {
  const both = await Promise.all(['127.0.0.1', '::1'].map((address) => shown.ask('/healthz', { address })))
  expect(both.map(({ body }) => body)).toEqual(['ok', 'ok'])
})

test('metrics are served on a port of their own, which visitors can’t reach', async () => {
  const figures = await fetch(`http://127.0.0.1:${real.metricsPort}/metrics`)
  expect(figures.headers.get('content-type')).toContain('text/plain')
  expect(await figures.text()).toContain('http_answers_total')
  expect((await fetch(`http://127.0.0.1:${real.metricsPort}/`)).status).toBe(404)
  expect((await real.ask('/metrics')).body).toBe('page')
})
