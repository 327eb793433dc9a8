import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addPsychic, list } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { leadMoved } from './lead-moved.server.ts'

const site = useTestApp()
const visit = (place = 0) => systemVisit(site.app, site.app.sites[place]!)

/** The redirect for a request whose page answered with a status. */
async function led(path: string, { place = 0, status = 404, method = 'GET' } = {}): Promise<string | number> {
  const url = new URL(path, 'http://localhost:3000')
  const asked = {
    request: new Request(url, { method }),
    url,
    context: contextOf(visit(place), '', new RouterContextProvider()),
  }
  const answer = await leadMoved(asked, async () => new Response(null, { status })).catch((thrown: Response) => thrown)
  return answer.status === 301 ? answer.headers.get('location')! : answer.status
}

async function rename(kind: string, address: string, to: string, siteId = 99): Promise<void> {
  await site.owner
    .updateTable('content_entries')
    .set({ address: to })
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('site_id', '=', siteId)
    .execute()
}

const shown = { status: 'published', publishAt: null } as const
const term = (address: string, glossary: string) =>
  ({
    ...shown,
    kind: 'term',
    address,
    data: { term: 'Mot', glossary, short: 'Un.', body: '<p>Un.</p>', see: [] },
  }) as const
const article = (address: string) => ({
  ...shown,
  kind: 'article' as const,
  address,
  data: { title: 'Un', description: 'Un.', theme: 'tarot', body: '<p>Un.</p>', related: [] },
})

test('an old path redirects to the present one at once, however often it moved, and without a loop if it moved back', async () => {
  await saveEntry(visit(), article('un'), null)
  await rename('article', 'un', 'deux')
  await rename('article', 'deux', 'trois')
  expect([await led('/mag/un'), await led('/mag/deux?x=1'), await led('/mag/trois')]).toEqual([
    '/mag/trois',
    '/mag/trois?x=1',
    404,
  ])
  await rename('article', 'trois', 'un')
  expect([await led('/mag/un'), await led('/mag/deux'), await led('/mag/trois')]).toEqual([404, '/mag/un', '/mag/un'])
})

test('a page that took over an old path answers itself, and requests that are not for pages are left alone', async () => {
  await saveEntry(visit(), article('ancien'), null)
  await rename('article', 'ancien', 'moderne')
  expect(await led('/mag/ancien', { status: 200 })).toBe(200)
  expect(await led('/mag/ancien', { status: 500 })).toBe(500)
  expect(await led('/mag/ancien', { method: 'POST' })).toBe(404)
  expect(await led('/mag/%00')).toBe(404)
  await saveEntry(visit(), article('autre'), null)
  await rename('article', 'autre', 'ancien')
  expect([await led('/mag/ancien'), await led('/mag/autre')]).toEqual([404, '/mag/ancien'])
})

test('a term that changes its glossary moves; a brand follows what it borrows, and its own entry first', async () => {
  await saveEntry(visit(), term('aura', 'voyance'), null)
  await saveEntry(visit(), term('aura', 'divination'), 1)
  expect(await led('/voyance/lexique/aura', { place: 1 })).toBe('/divination/lexique/aura')
  await saveEntry(visit(1), term('aura', 'voyance'), null)
  await rename('term', 'aura', 'aureole', 100)
  expect(await led('/voyance/lexique/aura', { place: 1 })).toBe('/voyance/lexique/aureole')
  expect(await led('/voyance/lexique/aura')).toBe('/divination/lexique/aura')
})

test('a renamed psychic is found by the old address, on each site that lists them', async () => {
  const { id } = await addPsychic(site.owner, { slug: 'sol' })
  await list(site.owner, id, 100, 300)
  await site.owner.updateTable('psychics').set({ slug: 'solene', name: 'Solène' }).where('id', '=', id).execute()
  expect([await led('/voyance/sol'), await led('/voyance/sol', { place: 1 })]).toEqual([
    '/voyance/solene',
    '/voyance/solene',
  ])
})
