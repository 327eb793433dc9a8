import { beforeEach, expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { publishDue } from '../../content/content/queries.server.ts'
import { findEntry, listDisplayed } from '../../content/content/read-entries.server.ts'
import { readArticle } from '../../content/content/read-magazine.server.ts'
import type { Kind } from '../../content/content/rules.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { collectDocuments } from '../search/collect-documents.server.ts'
import { listIndexable } from '../seo/list-indexable.server.ts'

const site = useTestApp()
const visit = (path: string | null = null) => ({ ...systemVisit(site.app, site.app.sites[0]), path })

/** The least that each kind has, at an address of its own. */
const least = {
  article: {
    address: 'une-nuit',
    data: { title: 'Nuit', description: 'd', theme: 'tarot', picture: null, body: '<p>b</p>', related: [] },
  },
  term: { address: 'oracle', data: { term: 'Oracle', glossary: 'voyance', short: 's', body: '<p>b</p>', see: [] } },
  question: { address: 'quand', data: { question: 'Quand ?', theme: 'prix', answer: '<p>b</p>' } },
  page: { address: '/cosmospace', data: { title: 'T', description: 'd', lead: 'l', picture: null, body: '<p>b</p>' } },
  offer: {
    address: 'dix',
    data: { text: 'dix', linksProperties: [], conditions: null, audience: null, price: null, endDate: null },
  },
  partner: { address: 'amie', data: { name: 'Amie', description: 'd', link: '/voyance' } },
} as const satisfies Partial<Record<Kind, { address: string; data: object }>>
type Limited = keyof typeof least
const kinds = Object.keys(least) as Limited[]

const publish = (kind: Limited, rules: object) => {
  const { address, data } = least[kind]
  const entry = { kind, address, status: 'published', publishAt: null, data: { ...data, ...rules } } as const
  return saveEntry(visit(), entry, null)
}
const seen = async (kind: Limited, by = visit('/mag')) => (await listDisplayed(by, kind)).length === 1
const version = async () =>
  (await site.owner.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
})

test.each(kinds)('row 117: the display filter holds for an item of the kind %s', async (kind) => {
  const { id } = await addClient(site)
  const user = await readPerson(visit(), id)
  const reader = { ...visit('/mag'), user: { ...user, gender: 'female' as const } }
  await publish(kind, { user_type: 'logged_in', gender: 'female', ...(kind === 'page' ? {} : { path: '/ma' }) })
  expect([await seen(kind), await seen(kind, reader)]).toEqual([false, true])
  expect(await seen(kind, { ...reader, user: { ...reader.user, gender: 'male' } })).toBe(false)
  if (kind === 'page') return
  expect([await seen(kind, { ...reader, path: '/voyance' }), await seen(kind, { ...reader, path: null })]).toEqual([
    false,
    true,
  ])
})

test.each(kinds)('an item of the kind %s is shown strictly between its two dates', async (kind) => {
  const at = (seconds: number) => new Date(site.now().getTime() + seconds * 1000).toISOString()
  await publish(kind, { startDate: at(0), endDate: at(10) })
  const shown = [await seen(kind)]
  for (const seconds of [1, 8, 1]) {
    await site.advance(seconds)
    shown.push(await seen(kind))
  }
  expect(shown).toEqual([false, true, true, false])
})

test('an item is not offered on the page that it leads to, nor beside an exact path', async () => {
  await publish('partner', {})
  expect([await seen('partner', visit('/voyance')), await seen('partner', visit('/partenaires'))]).toEqual([
    false,
    true,
  ])
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
  await publish('question', { path: '/mag', is_exact_path: true })
  expect([await seen('question', visit('/mag')), await seen('question', visit('/mag/nuit'))]).toEqual([true, false])
})

test('who may not see an article finds it neither at its address nor in search and site map', async () => {
  await publish('article', { user_type: 'logged_in', path: '/voyance' })
  const { id, browser } = await addClient(site)
  const user = await readPerson(visit(), id)
  expect(await readArticle(visit('/mag/une-nuit'), 'une-nuit')).toBeNull()
  expect(await findEntry({ ...visit('/mag/une-nuit'), user }, 'article', 'une-nuit')).not.toBeNull()
  expect((await site.browser().get('/api/blog-articles/une-nuit')).status).toBe(404)
  expect((await browser.get('/api/blog-articles/une-nuit')).status).toBe(200)
  const paths = [...(await collectDocuments(visit())), ...(await listIndexable(site.app, site.app.sites[0]))]
  expect(paths.map(({ path }) => path)).not.toContain('/mag/une-nuit')
})

test('cached pages are renewed when an item begins and when it ends, once each', async () => {
  const at = (seconds: number) => new Date(site.now().getTime() + seconds * 1000)
  await publishDue(site.app.db, at(0))
  await publish('page', { startDate: at(10).toISOString(), endDate: at(20).toISOString() })
  const start = await version()
  const raised: number[] = []
  for (const seconds of [5, 10, 11, 20, 30]) {
    await publishDue(site.app.db, at(seconds))
    raised.push((await version()) - start)
  }
  expect(raised).toEqual([0, 1, 1, 2, 2])
})

test('an item that ends before it starts is refused', async () => {
  const dates = { startDate: '2026-11-21T10:00:00.000Z', endDate: '2026-11-21T09:00:00.000Z' }
  await expect(publish('article', dates)).rejects.toMatchObject({ reason: 'parametersInvalid', field: 'endDate' })
})
