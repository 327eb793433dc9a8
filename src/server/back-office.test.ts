import { expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { addClient } from '../../test/people.ts'
import { addStaff, waitingBrowser } from '../../test/staff.ts'
import { useTestApp } from '../../test/test-app.ts'
import { createServer } from './server.ts'

const site = useTestApp()

/** As a browser with a session of another sees the program that has a back office. */
function visitorWith({ cookies }: Browser, development = false): Browser {
  const backOfficeFiles = { script: '/assets/admin/main.js', styles: ['/assets/admin/main.css'] }
  const server = createServer(site.app, { backOfficeFiles, development })
  const visitor = new Browser((request) => server.fetch(request), 'localhost:3000')
  visitor.cookie = cookies
  return visitor
}

test('whoever of the staff came in with both factors gets it, under rules of its own', async () => {
  const editor = await addStaff(site, 'editor')
  const { status, body, headers } = await visitorWith(editor.browser).get('/admin')
  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')!
  const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)!
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(body).toContain(`<script type="module" nonce="${nonce}" src="/assets/admin/main.js">`)
  expect(headers.get('cache-control')).toBe('no-store')
  // What a development server writes knows no nonce, and counts only where none is named.
  const { headers: lent } = await visitorWith(editor.browser, true).get('/admin')
  expect(lent.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline';")
  const again = await visitorWith(editor.browser).get('/admin')
  expect(again.body).not.toContain(nonce)
})

test('nobody yet is led to where one comes in, and comes back; for a client there is no such page', async () => {
  const member = await addStaff(site, 'admin')
  const at = async (browser: Browser) => {
    const { status, headers } = await visitorWith(browser).get('/admin')
    return [status, headers.get('location')]
  }
  expect(await at(site.browser())).toEqual([303, '/connexion?retour=%2Fadmin'])
  expect(await at(await waitingBrowser(site, member))).toEqual([303, '/equipe/second-facteur?retour=%2Fadmin'])
  expect(await at((await addClient(site)).browser)).toEqual([404, null])
  await site.advance(1800)
  expect(await at(member.browser)).toEqual([303, '/connexion?retour=%2Fadmin'])
})
