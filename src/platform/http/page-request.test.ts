import { expect, test } from 'vitest'
import { Browser } from '../../../test/browser.ts'
import { rested, useTestApp } from '../../../test/test-app.ts'
import { createServer } from '../../server/server.ts'
import { Admission } from './admission.ts'

const HOST = 'voyance.test'
const lines: string[] = []
const site = useTestApp(
  { CANONICAL_99: `https://${HOST}`, DEMO_IN_PUBLIC: 'yes', LOG_LEVEL: 'error' },
  { logTo: { write: (line: string) => void lines.push(line) } },
)

/** A visitor behind a TLS proxy, and the requests as the pages got them. */
function proxied() {
  const given: { method: string; url: string; fields: unknown }[] = []
  const pages = async (request: Request) => {
    const fields = request.method === 'POST' ? Object.fromEntries(await request.formData()) : null
    given.push({ method: request.method, url: request.url, fields })
    return new Response('page')
  }
  const server = createServer(site.app, { pages, admission: new Admission(rested) })
  const browser = new Browser((request) => server.fetch(request), HOST)
  const send = (method: string, type: string | null, body?: string | FormData) =>
    browser.request(method, '/reclamation?a=1', body, {
      origin: `https://${HOST}`,
      ...(type === null ? {} : { 'content-type': type }),
    })
  return { browser, given, send }
}

const URL_ENCODED = 'application/x-www-form-urlencoded'

test('pages get the address that the visitor sees, and the whole form', async () => {
  const { browser, given, send } = proxied()
  await browser.get('/voyance?jobId=1')
  await send('POST', `${URL_ENCODED};charset=UTF-8`, 'nom=Zo%C3%A9')
  const parts = new FormData()
  parts.set('nom', 'Zoé')
  await send('POST', null, parts)
  const form = { method: 'POST', url: `https://${HOST}/reclamation?a=1`, fields: { nom: 'Zoé' } }
  expect(given).toEqual([{ method: 'GET', url: `https://${HOST}/voyance?jobId=1`, fields: null }, form, form])
})

test.each([
  ['application/json', '{}', 415, 4005],
  ['text/plain', 'a=1', 415, 4005],
  ['application/x-www-form-urlencodedx', 'a=1', 415, 4005],
  ['', '', 415, 4005],
  ['multipart/form-data', 'a=1', 400, 107],
  ['multipart/form-data; boundary=x', '--x\r\nbroken', 400, 107],
  ['multipart/form-data; boundary=x', '--y--', 400, 107],
])('a form sent as %j %j is refused, and not reported as a bug', async (type, body, status, code) => {
  const { given, send } = proxied()
  lines.length = 0
  const answer = await send('POST', type, body)
  expect([answer.status, answer.body.api.error.code, given, lines]).toEqual([status, code, [], []])
})

test.each(['utf-16', 'x-unknown', '"', ''])('the charset declared by a form (%j) has no effect', async (charset) => {
  const { given, send } = proxied()
  await send('POST', `${URL_ENCODED}; charset=${charset}`, 'nom=Zo%C3%A9')
  expect(given.map(({ fields }) => fields)).toEqual([{ nom: 'Zoé' }])
})

test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  'a page answers 405 to %s with the methods it accepts',
  async (method) => {
    const { given, send } = proxied()
    const answer = await send(method, URL_ENCODED, 'a=1')
    expect([answer.status, answer.body.api.error.code, answer.headers.get('allow')]).toEqual([
      405,
      102,
      'GET, HEAD, POST, OPTIONS',
    ])
    expect(given).toEqual([])
  },
)

test('OPTIONS lists the methods of a page, and of a call', async () => {
  const { browser, given } = proxied()
  lines.length = 0
  const { status, headers, body } = await browser.request('OPTIONS', '/voyance')
  expect([status, headers.get('allow'), body, given]).toEqual([204, 'GET, HEAD, POST, OPTIONS', '', []])
  const call = await browser.request('OPTIONS', '/api/users/me')
  expect([call.status, call.headers.get('allow'), lines]).toEqual([405, 'GET, POST, PATCH', []])
})
