import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { leaveEnded } from './leave-ended.server.ts'
import { systemVisit } from './open-visit.server.ts'

const site = useTestApp()
const HOST = 'http://localhost:3000'

interface Given {
  path?: string
  method?: string
  revoked?: boolean
  status?: number
  referer?: string
}

/** Where a request leads whose session was ended: to an address, or to the page's own answer. */
async function ledTo({ path = '/notes.data', method = 'GET', revoked = true, status = 200, referer }: Given) {
  const visit = systemVisit(site.app, site.app.sites[0])
  const session = Object.assign(Object.create(Object.getPrototypeOf(visit.session)), visit.session, { revoked })
  const request = new Request(`${HOST}${path}`, { method, headers: referer ? { referer } : {} })
  const asked = {
    request,
    url: new URL(`${HOST}/notes?page=2`),
    context: contextOf({ ...visit, session }, '', new RouterContextProvider()),
  }
  const answer = await leaveEnded(asked, async () => new Response(null, { status })).catch((thrown: Response) => thrown)
  return answer.headers.get('location') ?? answer.status
}

test('a navigation in an ended session reloads the document, once and only then', async () => {
  expect(await ledTo({})).toBe('/notes?page=2')
  expect(await ledTo({ revoked: false })).toBe(200)
  expect(await ledTo({ path: '/notes' })).toBe(200)
})

test('a form that is open to visitors is still accepted; one that needs a session leads back to its page', async () => {
  expect(await ledTo({ method: 'POST' })).toBe(200)
  const refused = { method: 'POST', status: 401 }
  expect(await ledTo(refused)).toBe('/notes')
  expect(await ledTo({ ...refused, referer: `${HOST}/mon-compte?fait=oui` })).toBe('/mon-compte?fait=oui')
  expect(await ledTo({ ...refused, referer: 'http://ailleurs.example/mon-compte' })).toBe('/notes')
  expect(await ledTo({ ...refused, path: '/notes' })).toBe(401)
})
