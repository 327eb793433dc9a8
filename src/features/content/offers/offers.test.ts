import { beforeEach, describe, expect, test } from 'vitest'
import { paidOrder } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { inParis } from '../../../platform/time/paris.server.ts'
import { openVisit, systemVisit } from '../../house/session/open-visit.server.ts'
import { plainView } from '../../house/texts/edit-gate.server.ts'
import { readPageWording, readWording } from '../../house/texts/wording.server.ts'
import { lightVersion } from '../../house/tracking/light-version.server.ts'
import { publishDue } from '../content/queries.server.ts'
import { saveEntry } from '../content/save-entry.server.ts'
import type { PriceSince } from './rules.ts'

const site = useTestApp()
const visit = (id = 99) => systemVisit(site.app, site.app.sites.find((one) => one.id === id)!)
const nothing = { linksProperties: [], conditions: null, audience: null, price: null, endDate: null }
const offer = (data: object, status: 'published' | 'withdrawn' | 'draft' = 'published') =>
  ({
    kind: 'offer',
    address: 'dix-minutes',
    status,
    publishAt: null,
    data: { ...nothing, text: 'dix', ...data },
  }) as const
const read = async (browser = site.browser()) => (await browser.get('/api/directus?table=offers')).body.data.data
const inSentences = async (id = 99) => (await readWording(site.app, id, false)).offers.DIX_MINUTES

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
  await site.owner.deleteFrom('offers').execute()
})

test('texts quote the published offer; a site without its own offer uses the shared one', async () => {
  await saveEntry(visit(), offer({}, 'draft'), null)
  expect([await inSentences(), await read()]).toEqual([undefined, []])
  await saveEntry(visit(), offer({}), 1)
  await saveEntry(visit(100), offer({ text: 'dix à nous' }), null)
  expect([await inSentences(), await inSentences(100), await inSentences(342)]).toEqual(['dix', 'dix à nous', 'dix'])
  expect(await read()).toMatchObject([{ type: 'DIX_MINUTES', text: 'dix', struckPrice: null }])
  await saveEntry(visit(), offer({}, 'withdrawn'), 2)
  expect([await inSentences(), await read()]).toEqual([undefined, []])
})

test('an offer ends at its last moment, in texts too', async () => {
  const endDate = new Date(site.now().getTime() + 1000).toISOString()
  await saveEntry(visit(), offer({ endDate }), null)
  await publishDue(site.app.db, site.now())
  expect([await inSentences(), (await read()).length]).toEqual(['dix', 1])
  await site.advance(1)
  expect(await read()).toEqual([])
  await publishDue(site.app.db, site.now())
  expect(await inSentences()).toBeUndefined()
})

test('an offer is shown to its audience, and its struck price is the earlier price', async () => {
  await saveEntry(visit(), offer({ audience: 'new_client', price: 1000 }), null)
  await site.advance(86_400)
  await saveEntry(visit(), offer({ audience: 'new_client', price: 800 }), 1)
  expect(await read()).toMatchObject([{ price: 800, struckPrice: 1000 }])
  const { id, browser } = await addClient(site)
  expect(await read(browser)).toHaveLength(1)
  await site.owner
    .insertInto('orders')
    .values(paidOrder(id, 'offre', site.now()))
    .execute()
  expect(await read(browser)).toEqual([])
})

test('a quoted earlier price is the lowest of thirty days; staff see it in the price history', async () => {
  const { browser: editor } = await addStaff(site, 'editor')
  let version = 0
  const save = async (typed: Record<string, string>, intent = 'publish', publishAt = '') => {
    const given = { kind: 'offer', address: 'dix-minutes', intent, publishAt, version: version || null }
    const { body } = await editor.post('/api/admin/contents', { ...given, typed: { text: 'dix', ...typed } })
    if (body.api.ok === 1) version += 1
    return body.api.error ?? 'saved'
  }
  const before = (euros: string) => ({ text: `dix au lieu de ${euros} €` })
  expect(await save({ price: '1000', ...before('12') })).toMatchObject({ code: 4341, field: 'text' })
  expect(await save({ price: '1000' })).toBe('saved')
  await site.advance(60)
  expect(await save({ price: '1200' })).toBe('saved')
  await site.advance(60)
  const wrong = await save({ price: '800', ...before('12') })
  expect(wrong).toMatchObject({ code: 4341, field: 'text' })
  expect(wrong.msg).toContain('10,00\u00a0€')
  // A draft may quote anything; a scheduled offer is checked against the days before its start.
  expect(await save({ price: '800', ...before('12') }, 'draft')).toBe('saved')
  const later = (days: number) => inParis(new Date(site.now().getTime() + days * 86_400_000))
  expect(await save({ price: '800', ...before('12') }, 'schedule', later(29))).toMatchObject({ code: 4341 })
  expect(await save({ price: '800', ...before('12') }, 'schedule', later(31))).toBe('saved')
  expect(await save({ price: '700' }, 'schedule', later(40))).toBe('saved')
  expect(await save({ price: '800', conditions: 'Au lieu de 10 €.' })).toBe('saved')

  const { rows } = (await editor.get('/api/admin/offers')).body
  expect(rows).toMatchObject([{ address: 'dix-minutes', price: 800, status: 'published' }])
  const { row } = (await editor.get(`/api/admin/offers/${rows[0].id}`)).body
  expect(row).toMatchObject({ struckPrice: 1000 })
  expect(row.prices.map(({ price, lowest }: PriceSince & { lowest: number }) => [price, lowest])).toEqual([
    [800, 1000],
    [1200, 1000],
    [1000, null],
  ])
  expect(row.prices[0]).toMatchObject({ until: null, by: 'Sacha' })
  const { browser: other } = await addStaff(site, 'editor', { siteId: 100 })
  expect((await other.get(`/api/admin/offers/${rows[0].id}`)).body.api.error.code).toBe(3000)
})

describe('rows 151 and 245: offers of a version', () => {
  const light = async (query = '', browser = site.browser()) => {
    const { status, body } = await browser.get(`/api/light-offers${query}`)
    return status === 200
      ? [body.version, body.lightOffers.map(({ type, text }: Offered) => [type, text])]
      : body.api.error
  }
  type Offered = { type: string; text: string }
  const ofVersion = { ...offer({ text: 'vingt', version: 'ete' }), address: 'dix-minutes-ete' }
  const wording = async (browser: ReturnType<typeof site.browser>) => {
    const { session, user } = await visitOf(browser)
    const reader = { ...visit(), session, user }
    return (await readPageWording(reader, plainView, undefined, () => lightVersion(reader))).offers.DIX_MINUTES
  }
  const visitOf = (browser: ReturnType<typeof site.browser>) =>
    openVisit(site.app, {
      site: site.app.sites[0],
      cookie: browser.cookies,
      address: '127.0.0.1',
      userAgent: 'test',
      requestId: 'test',
    })

  test('are answered to their version, asked for or brought by the session, and to no other', async () => {
    await saveEntry(visit(), offer({}), null)
    await saveEntry(visit(), ofVersion, null)
    expect(await light()).toEqual([null, []])
    expect(await light('?version=ete')).toEqual(['ete', [['DIX_MINUTES', 'vingt']]])
    expect(await light('?version=hiver')).toEqual(['hiver', []])
    const browser = site.browser()
    await browser.get('/api/init?version=ete')
    expect(await light('', browser)).toEqual(['ete', [['DIX_MINUTES', 'vingt']]])
    expect(await light('?version=hiver', browser)).toEqual(['hiver', []])
    expect((await read(browser)).map(({ text }: Offered) => text)).toEqual(['dix'])
  })

  test.each(['', '<b>', 'x'.repeat(65), 'été'])('the version « %s » is refused at its field', async (version) => {
    expect(await light(`?version=${encodeURIComponent(version)}`)).toMatchObject({ code: 107, field: 'version' })
  })

  test('are what texts say to whoever came with it and is signed in, and nobody else', async () => {
    await saveEntry(visit(), offer({}), null)
    await saveEntry(visit(), ofVersion, null)
    expect(await inSentences()).toBe('dix')
    const { browser } = await addClient(site)
    expect(await wording(browser)).toBe('dix')
    await browser.get('/api/init?version=ete')
    expect(await wording(browser)).toBe('vingt')
    const stranger = site.browser()
    await stranger.get('/api/init?version=ete')
    expect(await wording(stranger)).toBe('dix')
    await saveEntry(visit(), { ...ofVersion, status: 'withdrawn' }, 1)
    expect(await wording(browser)).toBe('dix')
  })

  test('one whose version changes is said to the new one only', async () => {
    await saveEntry(visit(), ofVersion, null)
    await saveEntry(visit(), { ...ofVersion, data: { ...ofVersion.data, version: null } }, 1)
    expect(await light('?version=ete')).toEqual(['ete', []])
    const said = await site.owner.selectFrom('offers').select(['type', 'version', 'text']).execute()
    expect(said).toEqual([{ type: 'DIX_MINUTES_ETE', version: '', text: 'vingt' }])
  })
})
