import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { publishNotification } from './publish-notification.server.ts'
import { insertNotification, type NotificationRow } from './queries.server.ts'

const site = useTestApp()
const MAIN = 99

const plain: NotificationRow & { rank: number } = {
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
  starts_at: null,
  ends_at: null,
}

const visit = (id = MAIN) => systemVisit(site.app, site.app.sites.find((one) => one.id === id)!)
const publish = (changes: Partial<typeof plain> = {}, siteId = MAIN) =>
  publishNotification(visit(siteId), { ...plain, ...changes })
/** Past what a use case would let through. */
const write = (changes: Partial<typeof plain>) => insertNotification(site.owner, { ...plain, ...changes, siteId: MAIN })

async function read(host?: string) {
  const { status, body } = await site.browser(host).get('/api/directus?table=notifications')
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.data.data
}

beforeEach(async () => {
  await site.owner.deleteFrom('notifications').execute()
})

test('a banner is given whole, under the names of the specification', async () => {
  const at = (hours: number) => new Date(site.now().getTime() + hours * 3_600_000)
  const id = await publish({ starts_at: at(-1), ends_at: at(1), gender: 'female', user_type: 'logged_in', path: '/' })
  const { rank: _, starts_at: _start, ends_at: _end, ...fields } = plain
  expect(await read()).toEqual([
    {
      id,
      ...fields,
      gender: 'female',
      user_type: 'logged_in',
      path: '/',
      startDate: at(-1).toISOString(),
      endDate: at(1).toISOString(),
    },
  ])
})

test('they come by rank, and each site has its own', async () => {
  await publish({ rank: 2, title: 'Deuxième' })
  await publish({ rank: 1, title: 'Premier' })
  await publish({ title: 'Ailleurs' }, 100)
  const titles = async (host?: string) => (await read(host)).map((one: { title: string }) => one.title)
  expect(await titles()).toEqual(['Premier', 'Deuxième'])
  expect(await titles('second.localhost:3000')).toEqual(['Ailleurs'])
  expect(await titles('affiliation.localhost:3000')).toEqual([])
})

test('what ended or begins more than a day away is not told, nor what is not published', async () => {
  const hours = (count: number) => new Date(site.now().getTime() + count * 3_600_000)
  await publish({ title: 'finie depuis peu', ends_at: hours(-23) })
  await publish({ title: 'finie', ends_at: hours(-25) })
  await publish({ title: 'bientôt', starts_at: hours(23) })
  await publish({ title: 'plus tard', starts_at: hours(25) })
  const id = await publish({ title: 'retirée' })
  await site.owner.updateTable('notifications').set({ is_published: false }).where('id', '=', id).execute()
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
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><b>a</b>', '<strong>a</strong>'],
] as const

test.each(hostile)('%s is cleaned when written, and when read', async (given, cleaned) => {
  await publish({ description: given })
  const kept = await site.owner.selectFrom('notifications').select('description').executeTakeFirstOrThrow()
  expect(kept.description).toBe(cleaned)
  await site.owner.deleteFrom('notifications').execute()
  await write({ description: given })
  expect((await read())[0].description).toBe(cleaned)
})

const faults: [Partial<typeof plain>, string][] = [
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

test.each(faults)('%o is refused when written, and not used when found', async (changes, field) => {
  await expect(publish(changes)).rejects.toMatchObject({ reason: 'parametersInvalid', field })
  await write(changes)
  expect((await read())[0][field]).toBeNull()
})

test('a colour that is hard to read takes its pair with it', async () => {
  await write({ background_color: '#ffffff', text_color: '#777777' })
  expect((await read())[0]).toMatchObject({ background_color: null, text_color: null })
})

test('an external link by https is let through', async () => {
  await publish({ link: 'https://horoscope.example/2027?x=1' })
  expect((await read())[0].link).toBe('https://horoscope.example/2027?x=1')
})

test('a table that is not content is refused', async () => {
  for (const query of ['', '?table=users', '?table=pg_catalog']) {
    const { status, body } = await site.browser().get(`/api/directus${query}`)
    expect(status).toBe(400)
    expect(body.api.error.field).toBe('table')
  }
})
