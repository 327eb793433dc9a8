import { beforeAll, expect, test } from 'vitest'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { rested, useTestApp } from '../../../../test/test-app.ts'
import { Admission } from '../../../platform/http/admission.ts'
import { createServer } from '../../../server/server.ts'

const [OFFICE, PROXY] = ['203.0.113.7', '10.0.0.1']
const site = useTestApp({ EDIT_MODE_ADDRESSES: OFFICE, TRUSTED_PROXIES: `${PROXY},127.0.0.1` })
const KEY = 'home.promise'
let editor: Staff
beforeAll(async () => {
  editor = await addStaff(site, 'editor')
})

test.each([
  ['the office, through the proxy', PROXY, OFFICE, 200],
  ['the office itself', OFFICE, undefined, 200],
  ['the demonstration’s own machine', '127.0.0.1', undefined, 200],
  ['elsewhere', '198.51.100.4', undefined, 403],
  ['elsewhere, with the office’s address forwarded', '198.51.100.4', OFFICE, 403],
  ['elsewhere, with the machine’s own address forwarded', '198.51.100.4', '127.0.0.1', 403],
  ['elsewhere through the proxy, with the office’s address forwarded', PROXY, `${OFFICE}, 198.51.100.4`, 403],
])('the edit mode is allowed from %s or not', async (_, remoteAddress, forwarded, status) => {
  const server = createServer(site.app, { admission: new Admission(rested) })
  const headers = { host: 'localhost:3000', cookie: editor.browser.cookie }
  const request = new Request(`http://localhost:3000/api/admin/texts?key=${KEY}`, {
    headers: forwarded ? { ...headers, 'x-forwarded-for': forwarded } : headers,
  })
  const answer = await server.fetch(request, { incoming: { socket: { remoteAddress } } })
  expect(answer.status).toBe(status)
  if (status === 403) expect((await answer.json()).api.error.code).toBe(4240)
})

test.each([
  ['GET', `?key=${KEY}`, undefined],
  ['POST', '/drafts', { value: 'Bonjour.' }],
  ['POST', '/drafts/discard', {}],
  ['POST', '/publish', { value: 'Bonjour.' }],
  ['POST', '/restore', { to: 0 }],
])('%s /api/admin/texts%s from elsewhere is refused, and nothing is written', async (method, path, more) => {
  const asked = more && { key: KEY, version: 0, ...more }
  const elsewhere = { 'x-forwarded-for': '198.51.100.4' }
  const { status, body } = await editor.browser.request(method, `/api/admin/texts${path}`, asked, elsewhere)
  expect([status, body.api.error.code]).toEqual([403, 4240])
  expect(await site.owner.selectFrom('text_revisions').selectAll().execute()).toEqual([])
})
