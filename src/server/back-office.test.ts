import { expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { addClient } from '../../test/people.ts'
import { addStaff, waitingBrowser } from '../../test/staff.ts'
import { useTestApp } from '../../test/test-app.ts'
import { createServer } from './server.ts'

const site = useTestApp()

/** A browser with the same session in a program with a back office. */
function visitorWith({ cookies }: Browser, development = false): Browser {
  const backOfficeFiles = { script: '/assets/admin/main.js', styles: ['/assets/admin/main.css'] }
  const server = createServer(site.app, { backOfficeFiles, development })
  const visitor = new Browser((request) => server.fetch(request), 'localhost:3000')
  visitor.cookie = cookies
  return visitor
}

test('staff who signed in with both factors get it, with its own policy', async () => {
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
  // The development server's scripts and styles have no nonce, and only count if the policy names none.
  const { headers: lent } = await visitorWith(editor.browser, true).get('/admin')
  expect(lent.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline';")
  const again = await visitorWith(editor.browser).get('/admin')
  expect(again.body).not.toContain(nonce)
})

test('a visitor is led to sign in and back; for a client the page does not exist', async () => {
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
