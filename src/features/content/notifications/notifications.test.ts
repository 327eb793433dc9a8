import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import type { DataOf } from '../content/kinds.server.ts'
import { saveEntry } from '../content/save-entry.server.ts'

const site = useTestApp()
const MAIN = 99
type Banner = DataOf<'notification'>

const plain: Banner = {
  rank: 1,
  title: 'Un soir de questions',
  description: '<p>Bonsoir.</p>',
  link: '/voyance',
  delay: 5,
  background_color: '#0b1b41',
  text_color: '#fffdf5',
  button_label: 'Voir les voyants',
  button_background_color: 'oklch(0.8 0.1 85)',
  image: '/favicon.svg',
  user_type: null,
  gender: null,
  path: null,
  is_exact_path: false,
  startDate: null,
  endDate: null,
}

let count = 0
const visit = (id = MAIN) => systemVisit(site.app, site.app.sites.find((one) => one.id === id)!)
const entry = (data: object) => {
  count += 1
  return { kind: 'notification', address: `annonce-${count}`, status: 'published', publishAt: null, data } as const
}
const publish = (changes: Partial<Banner> = {}, siteId = MAIN) =>
  saveEntry(visit(siteId), entry({ ...plain, ...changes }), null)
/** Writes straight to the table, including values that a use case would refuse. */
async function write(changes: Partial<Banner>): Promise<void> {
  await publish()
  await site.owner
    .updateTable('content_entries')
    .set({ data: JSON.stringify({ ...plain, ...changes }) })
    .execute()
}

async function read(host?: string) {
  const { status, body } = await site.browser(host).get('/api/directus?table=notifications')
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.data.data
}

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
})

test('a banner is returned whole, under the field names of the specification', async () => {
  const at = (hours: number) => new Date(site.now().getTime() + hours * 3_600_000).toISOString()
  const changes = { startDate: at(-1), endDate: at(1), gender: 'female', user_type: 'logged_in', path: '/' } as const
  await publish(changes)
  const { rank: _, ...fields } = plain
  expect(await read()).toEqual([{ id: expect.any(Number), ...fields, ...changes }])
})

test('banners are ordered by rank, and each site has its own', async () => {
  await publish({ rank: 2, title: 'Deuxième' })
  await publish({ rank: 1, title: 'Premier' })
  await publish({ title: 'Ailleurs' }, 100)
  const titles = async (host?: string) => (await read(host)).map((one: { title: string }) => one.title)
  expect(await titles()).toEqual(['Premier', 'Deuxième'])
  expect(await titles('second.localhost:3000')).toEqual(['Ailleurs'])
  expect(await titles('affiliation.localhost:3000')).toEqual([])
})

test('banners that ended, begin more than a day away or are not published are left out', async () => {
  const hours = (count: number) => new Date(site.now().getTime() + count * 3_600_000).toISOString()
  await publish({ title: 'finie depuis peu', endDate: hours(-23) })
  await publish({ title: 'finie', endDate: hours(-25) })
  await publish({ title: 'bientôt', startDate: hours(23) })
  await publish({ title: 'plus tard', startDate: hours(25) })
  await saveEntry(visit(), { ...entry({ ...plain, title: 'brouillon' }), status: 'draft' }, null)
  expect((await read()).map((one: { title: string }) => one.title)).toEqual(['finie depuis peu', 'bientôt'])
})

const hostile = [
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="http://evil.example">a</a>', '<a>a</a>'],
  ['<a href="/voyance" target="_top">a</a>', '<a href="/voyance">a</a>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><b>a</b>', '<strong>a</strong>'],
] as const

test.each(hostile)('%s is sanitised when written and when read', async (given, cleaned) => {
  await publish({ description: given })
  const kept = await site.owner.selectFrom('content_entries').select('data').executeTakeFirstOrThrow()
  expect((kept.data as Banner).description).toBe(cleaned)
  await write({ description: given })
  expect((await read())[0].description).toBe(cleaned)
})

const faults: [Partial<Banner>, string][] = [
  [{ endDate: '2026-11-21T10:00:00.000Z', startDate: '2026-11-21T10:00:00.000Z' }, 'endDate'],
  [{ endDate: 'demain' }, 'endDate'],
  [{ delay: 3601 }, 'delay'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//evil.example' }, 'link'],
  [{ link: '/\\evil.example' }, 'link'],
  [{ link: 'http://evil.example' }, 'link'],
  [{ image: 'https://evil.example/pixel.png' }, 'image'],
  [{ background_color: '#ffffff', text_color: '#eeeeee' }, 'background_color'],
  [{ background_color: '#ffffff', text_color: null }, 'background_color'],
  [{ background_color: null, text_color: '#ffffff' }, 'text_color'],
  [{ button_background_color: 'url(https://evil.example)' }, 'button_background_color'],
]

test.each(faults)('%o is refused when written, and left out when read', async (changes, field) => {
  await expect(publish(changes)).rejects.toMatchObject({ reason: 'parametersInvalid', field })
  await write(changes)
  expect(await read()).toEqual([])
})

test('an external https link is accepted', async () => {
  await publish({ link: 'https://horoscope.example/2027?x=1' })
  expect((await read())[0].link).toBe('https://horoscope.example/2027?x=1')
})

test('a table that is not of content is refused', async () => {
  for (const query of ['', '?table=users', '?table=pg_catalog']) {
    const { status, body } = await site.browser().get(`/api/directus${query}`)
    expect(status).toBe(400)
    expect(body.api.error.field).toBe('table')
  }
})
