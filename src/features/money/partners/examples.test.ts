import { execFile } from 'node:child_process'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPartnerWithKey, type Key } from '../../../../test/partners.ts'
import { rested, useTestApp } from '../../../../test/test-app.ts'
import { Admission } from '../../../platform/http/admission.ts'
import { createServer } from '../../../server/server.ts'

interface Heard {
  url: string
  sent: { method: string; headers: Record<string, string>; body: ArrayBuffer | null }
}

const heard: Heard[] = []
let listen: ReturnType<typeof getRequestListener> | undefined
const http = createHttp((request, response) => void listen?.(request, response))
await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve))
const { port } = http.address() as AddressInfo
// The examples read the machine's clock.
const site = useTestApp({}, { port, now: () => new Date() })
let key: Key

beforeAll(async () => {
  const server = createServer(site.app, { admission: new Admission(rested) })
  listen = getRequestListener(async (request, env) => {
    const { method, url, headers } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    const { host: _, connection: __, 'content-length': ___, ...rest } = Object.fromEntries(headers)
    heard.push({ url, sent: { method, headers: rest, body } })
    return server.fetch(new Request(url, { method, headers, body }), env)
  })
  key = await addPartnerWithKey(site)
})

afterAll(() => new Promise((resolve) => http.close(resolve)))

const run = promisify(execFile)
const examples = {
  node: (...args: string[]) => run(process.execPath, ['docs/partners/call.mjs', ...args], { env: environment() }),
  shell: (...args: string[]) => run('sh', ['docs/partners/call.sh', ...args], { env: environment() }),
}
const environment = () => ({
  ...process.env,
  NODE_OPTIONS: '',
  PARTNER_SITE: `http://localhost:${port}`,
  PARTNER_KEY: key.apiKey,
  PARTNER_SECRET: key.secret,
})

/** The very request that an example sent, once more. */
async function replayed() {
  const { url, sent } = heard.at(-1)!
  const answer = await fetch(url, sent)
  return [answer.status, (await answer.json()).api.error.code]
}

const link = '{"path":"/voyance","campaignId":"automne"}'
test.each([
  ['node', ['GET', '/api/partners/report?month=2026-01'], '"month":"2026-01"'],
  ['node', ['GET', '/api/partners/report.csv?month=2026-01'], 'Jour;Visites'],
  ['node', ['POST', '/api/partners/links', link], 'campaign_id=automne&partner_id=astro'],
  ['shell', ['GET', '/api/partners/report', 'month=2026-01'], '"month":"2026-01"'],
  ['shell', ['GET', '/api/partners/report.csv', 'month=2026-01&a=b'], 'Jour;Visites'],
  ['shell', ['POST', '/api/partners/links', '', link], 'campaign_id=automne&partner_id=astro'],
] as const)('the example in %s is answered for %j, and refused when replayed', async (example, args, answer) => {
  const { stdout } = await examples[example](...args)
  expect(stdout).toContain(answer)
  expect(await replayed()).toEqual([401, 111])
})

test.each(['node', 'shell'] as const)('the example in %s fails with a wrong secret', async (example) => {
  const right = key
  key = { ...key, secret: 'faux' }
  const failed = await examples[example]('GET', '/api/partners/report').catch((error) => error)
  key = right
  expect([failed.code > 0, failed.stdout]).toEqual([true, expect.stringContaining('"code":109')])
})
