import { expect, test } from 'vitest'
import { Browser } from '../../../test/browser.ts'
import { addClient } from '../../../test/people.ts'
import { addStaff, waitingBrowser } from '../../../test/staff.ts'
import { rested, useTestApp } from '../../../test/test-app.ts'
import { createServer } from '../../server/server.ts'
import { Admission } from '../http/admission.ts'

const site = useTestApp()

/** A browser with a session, on the site with its pages. */
function withPages(carrier: Browser): Browser {
  // The page's own Cache-Control has no effect for a signed-in person.
  const pages = async () => new Response('page', { headers: { 'cache-control': 'private, max-age=60' } })
  const server = createServer(site.app, { pages, admission: new Admission(rested) })
  const browser = new Browser((request) => server.fetch(request), 'localhost:3000')
  browser.cookie = carrier.cookie
  return browser
}
const kept = ({ headers }: { headers: Headers }) => [headers.get('cache-control'), headers.get('clear-site-data')]

test('nothing personal is cached, neither page nor call', async () => {
  const browser = withPages((await addClient(site)).browser)
  expect(kept(await browser.get('/mon-compte'))).toEqual(['no-store', null])
  expect(kept(await browser.get('/api/users/me'))).toEqual(['no-store', null])
  const unfinished = withPages(await waitingBrowser(site, await addStaff(site, 'support')))
  expect(kept(await unfinished.get('/second-facteur'))).toEqual(['no-store', null])
})

test('an answer for visitors may be revalidated', async () => {
  const nobody = withPages(site.browser())
  expect(kept(await nobody.get('/inscription'))).toEqual(['private, max-age=60', null])
  expect(kept(await nobody.get('/api/users/me'))).toEqual(['no-store', null])
})

test('signing out clears the browser’s cache, once', async () => {
  const browser = withPages((await addClient(site)).browser)
  expect(kept(await browser.post('/api/users/logout'))).toEqual(['no-store', '"cache"'])
  expect(kept(await browser.get('/connexion'))).toEqual(['private, max-age=60', null])
})

test.each(['/mon-compte', '/api/users/me'])(
  'so does the first answer after the session was ended elsewhere: %s',
  async (path) => {
    const { id, browser: carrier } = await addClient(site)
    const browser = withPages(carrier)
    await site.owner.updateTable('sessions').set({ revoked_at: site.now() }).where('user_id', '=', id).execute()
    expect(kept(await browser.get(path))[1]).toBe('"cache"')
    expect(kept(await browser.get(path))[1]).toBeNull()
  },
)
