import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addReached, connected, hungUp, usePremium } from '../../../../test/premium.ts'
import { list } from '../../../../test/psychics.ts'
import { firstContent } from '../../../server/first-content.ts'
import { siteBy } from '../../../sites/index.ts'
import { plainText } from '../../../ui/rich-text/plain-text.ts'
import { contextOf } from '../../../visit-context.ts'
import { loader as profileLoader } from '../../consult/catalogue/psychic.page.tsx'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { listIndexable } from '../seo/list-indexable.server.ts'
import { loader } from './audiotel.page.tsx'

const premium = usePremium()
const { site } = premium
type SiteId = 99 | 100 | 342
const PATH = '/voyance/audiotel'
const MAIN = 'localhost:3000'
const SECOND = 'second.localhost:3000'
const OTHER = 'affiliation.localhost:3000'

/** Opens a page on a brand. */
async function onSite(id: SiteId, door: (given: never) => Promise<unknown>, path: string, params = {}) {
  const visit = systemVisit(site.app, siteBy(site.app.sites, id))
  const context = contextOf(visit, '', new RouterContextProvider())
  const given = { context, params, url: new URL(path, visit.site.canonical) }
  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  const opened = (data: any) => ({ status: 200, data })
  return door(given as never).then(opened, ({ init }) => ({ status: init.status as number, data: null }))
}

const open = (id: SiteId = 99) => onSite(id, loader, PATH)
const profile = (slug: string, id: SiteId = 99) => onSite(id, profileLoader, `/voyance/${slug}`, { slug })

test('each brand with a number has its own page of 600 words and more, and the one without has none', async () => {
  for (const each of site.app.sites) {
    const text = { title: 'Audiotel', description: 'Un numéro.', lead: 'Un prix.', body: `<p>Site ${each.id}.</p>` }
    const entry = { kind: 'page', address: PATH, status: 'published', publishAt: null, data: text } as const
    if (each.id !== 342) await saveEntry(systemVisit(site.app, each), entry, null)
  }
  const [first, second] = [await open(), await open(100)]
  expect(first.data).toMatchObject({ line: { number: '0892000099', centsPerMinute: 80 }, body: '<p>Site 99.</p>' })
  expect(second.data).toMatchObject({ line: { number: '0892000100' }, body: '<p>Site 100.</p>' })
  expect((await open(342)).status).toBe(404)
  const paths = async (id: SiteId) =>
    (await listIndexable(site.app, siteBy(site.app.sites, id))).map(({ path }) => path)
  expect(await paths(99)).toContain(PATH)
  expect(await paths(100)).toContain(PATH)
  expect(await findEntry(systemVisit(site.app, siteBy(site.app.sites, 342)), 'page', PATH)).toBeNull()
})

test('the delivered texts are long, different, and never repeat the number', () => {
  const pages = firstContent.filter(({ address }) => address === PATH)
  expect(pages).toHaveLength(2)
  for (const { data } of pages) {
    const { body } = data as { body: string }
    expect(plainText(body).split(/\s+/).length).toBeGreaterThan(600)
    expect(body).not.toMatch(/089\d|0,80/)
  }
})

test('a code is shown while its psychic can be reached, on the page and on the profile of a brand with a number', async () => {
  const psychic = await addReached(premium, { name: 'Ombeline' })
  await list(site.owner, psychic.id, 342, 250)
  const coded = async () => (await open()).data.list.map(({ code }: { code: string }) => code)
  expect(await coded()).toEqual([psychic.code])
  expect((await profile(psychic.slug)).data.premium).toMatchObject({ code: psychic.code, number: '0892000099' })
  expect((await profile(psychic.slug, 342)).data.premium).toBeNull()
  const line = await connected(premium, psychic)
  expect(await coded()).toEqual([])
  expect((await profile(psychic.slug)).data.premium).toBeNull()
  await hungUp(premium, line)
  await psychic.browser.post('/api/workspace/presence', { channels: ['chat'] })
  expect(await coded()).toEqual([])
})

test('init gives the number with the label of its price, per site', async () => {
  const init = async (host: string) => (await site.browser(host).get('/api/init')).body.parameter
  expect(await init(MAIN)).toMatchObject({
    phoneNumber: '0892000099',
    phonePrice: 'Service 0,80\u00a0€ / min + prix appel',
  })
  expect(await init(SECOND)).toMatchObject({ phoneNumber: '0892000100' })
  expect(await init(OTHER)).toMatchObject({ phoneNumber: null, phonePrice: null })
})

test('without an operator, nothing of audiotel is shown or heard', async () => {
  const psychic = await addReached(premium, { name: 'Zélie' })
  const { app } = site
  site.app = { ...app, premium: null, operator: null, config: { ...app.config, premium: null } }
  expect((await open()).status).toBe(404)
  expect((await profile(psychic.slug)).data.premium).toBeNull()
  site.app = app
})
