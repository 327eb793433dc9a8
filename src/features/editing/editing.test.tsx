import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test/browser.ts'
import { openPage, sendForm } from '../../../test/forms.ts'
import { addClient, signInAs } from '../../../test/people.ts'
import { addStaff, type Staff } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { publishDue } from '../content/queries.server.ts'
import { action, loader } from './content.page.tsx'
import { loader as list } from './contents.page.tsx'

const site = useTestApp()
let editor: Staff
const ADDRESS = 'annonce-de-noel'
const banner = {
  title: 'Noël approche',
  description: '<p>Bonsoir.</p>',
  link: '/voyance',
  button_label: 'Voir',
  image: '',
  delay: '5',
  rank: '1',
  background_color: '',
  text_color: '',
  button_background_color: '',
  user_type: '',
  gender: '',
  path: '',
  startDate: '',
  endDate: '',
}
const page = (kind: string, address?: string) => `/equipe/contenus/${kind}${address ? `?adresse=${address}` : ''}`
const send = (fields: Record<string, string>, address?: string, browser = editor.browser, kind = 'notification') =>
  sendForm(site, action, page(kind, address), { ...banner, ...fields }, browser, { kind })
const open = async (address = ADDRESS, kind = 'notification') =>
  (await openPage(site, loader, page(kind, address), editor.browser, { kind })).data
const shown = async () =>
  (await site.browser().get('/api/directus?table=notifications')).body.data.data.map(
    (one: { title: string }) => one.title,
  )

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
  editor = await addStaff(site, 'editor')
})

test('an editor drafts, schedules, publishes, goes back and withdraws, and each is a line of the log', async () => {
  const drafted = await send({ intent: 'draft', address: ADDRESS })
  expect(drafted.location).toBe(`/equipe/contenus/notification?adresse=${ADDRESS}&fait=draft`)
  expect(await shown()).toEqual([])

  // It is noon in Paris.
  await send({ intent: 'schedule', version: '1', publishAt: '2026-11-21T12:20' }, ADDRESS)
  await site.advance(20 * 60 - 1)
  expect(await shown()).toEqual([])
  await site.advance(1)
  await publishDue(site.app.db, site.now())
  expect(await shown()).toEqual(['Noël approche'])

  await send({ intent: 'draft', version: '2', title: 'Noël est là' }, ADDRESS)
  const waiting = await open()
  expect([waiting.entry.waits, waiting.entry.typed.title, await shown()]).toEqual([
    true,
    'Noël est là',
    ['Noël approche'],
  ])
  await send({ intent: 'publish', version: '3', title: 'Noël est là' }, ADDRESS)
  expect(await shown()).toEqual(['Noël est là'])

  const { entry } = await open()
  expect(entry.revisions[0].changes).toEqual([])
  expect(entry.revisions[1].changes).toEqual([
    {
      name: 'title',
      pieces: [
        { kind: 'same', text: 'Noël ' },
        { kind: 'gone', text: 'approche' },
        { kind: 'new', text: 'est là' },
      ],
    },
  ])
  await send({ intent: 'restore', version: '4', restored: '1' }, ADDRESS)
  expect(await shown()).toEqual(['Noël approche'])
  await send({ intent: 'withdraw', version: '5' }, ADDRESS)
  expect(await shown()).toEqual([])
  const log = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'subject', 'actor_id'])
    .orderBy('id', 'desc')
    .limit(6)
    .execute()
  expect(log.map(({ act }) => act.replace('content.', '')).toReversed()).toEqual([
    'draft',
    'schedule',
    'draft',
    'publish',
    'restore',
    'withdraw',
  ])
  expect(new Set(log.map((one) => `${one.actor_id} ${one.subject}`))).toEqual(
    new Set([`${editor.id} content:notification:${ADDRESS}`]),
  )
})

test('the second of two editors is told what differs, keeps what was typed, and may then save it', async () => {
  await send({ intent: 'publish', address: ADDRESS })
  const other = await addStaff(site, 'editor')
  await send({ intent: 'publish', version: '1', title: 'Le premier' }, ADDRESS, other.browser)
  const late = await send({ intent: 'publish', version: '1', title: 'Le second' }, ADDRESS)
  expect([late.status, late.data.refusal.code, late.data.typed.title]).toEqual([409, 4250, 'Le second'])
  expect(late.data.conflict).toMatchObject({ version: 2, changes: [{ name: 'title' }] })
  expect(await shown()).toEqual(['Le premier'])
  await send({ intent: 'publish', version: String(late.data.conflict.version), title: 'Le second' }, ADDRESS)
  expect(await shown()).toEqual(['Le second'])
})

test.each<[Record<string, string>, string, number]>([
  [{ title: 'é'.repeat(201) }, 'title', 107],
  [{ title: ' ' }, 'title', 107],
  [{ link: 'javascript:alert(1)' }, 'link', 107],
  [{ link: '//ailleurs.example' }, 'link', 107],
  [{ delay: 'bientôt' }, 'delay', 107],
  [{ endDate: '2026-10-25T02:30' }, 'endDate', 107],
  [{ background_color: '#ffffff', text_color: '#eeeeee' }, 'background_color', 107],
  [{ user_type: 'tous' }, 'user_type', 107],
  [{ description: '<script>x()</script>' }, 'description', 107],
  [{ address: 'Pas Une Adresse' }, 'address', 107],
  [{ intent: 'schedule' }, 'publishAt', 106],
  [{ intent: 'schedule', publishAt: '2027-03-28T02:30' }, 'publishAt', 107],
  [{ intent: 'schedule', publishAt: '2026-11-21T11:59' }, 'publishAt', 4252],
  [{ intent: 'efface' }, 'intent', 107],
])('%j is refused at its field, and given back', async (wrong, field, code) => {
  const refused = await send({ intent: 'publish', address: ADDRESS, ...wrong })
  expect([refused.data.refusal.field, refused.data.refusal.code]).toEqual([field, code])
  const given = { ...banner, ...wrong }
  for (const name of ['title', 'description', 'link'] as const) expect(refused.data.typed[name]).toBe(given[name])
  expect(await site.owner.selectFrom('content_entries').select('id').execute()).toEqual([])
})

test('an address is taken once, a page has its own alone, and what is not there is not found', async () => {
  await send({ intent: 'draft', address: ADDRESS })
  expect((await send({ intent: 'draft', address: ADDRESS })).data.refusal).toMatchObject({
    code: 4251,
    field: 'address',
  })
  const text = {
    title: 'Ici',
    description: 'Là.',
    lead: 'Voici.',
    body: '<p>Oui.</p>',
    intent: 'draft',
    address: '/nulle-part',
  }
  expect((await send(text, undefined, editor.browser, 'page')).data.refusal).toMatchObject({
    code: 4000,
    field: 'address',
  })
  expect(
    (await openPage(site, loader, page('notification', 'rien'), editor.browser, { kind: 'notification' })).status,
  ).toBe(404)
  expect((await openPage(site, loader, page('recette'), editor.browser, { kind: 'recette' })).status).toBe(404)
  const restored = await send({ intent: 'restore', version: '1', restored: '9' }, ADDRESS)
  expect(restored.data.refusal.code).toBe(3000)
})

test('what is previewed is cleaned and not kept', async () => {
  const { data } = await send({
    intent: 'preview',
    address: ADDRESS,
    description: '<p onclick="x()">a<script>b</script></p>',
  })
  expect(data.preview).toMatchObject({ title: 'Noël approche', html: '<p>a</p>' })
  expect(await site.owner.selectFrom('content_entries').select('id').execute()).toEqual([])
})

test('a brand makes the main site’s text its own; its banners are nobody else’s', async () => {
  const term = { term: 'Oracle', glossary: 'voyance', short: 'Un jeu.', body: '<p>Libre.</p>', see: '' }
  await send({ ...term, intent: 'publish', address: 'oracle' }, undefined, editor.browser, 'term')
  await send({ intent: 'publish', address: ADDRESS })
  const { id } = await addClient(site, { siteId: 100, email: 'editrice@example.test' })
  await site.owner.updateTable('users').set({ role: 'editor' }).where('id', '=', id).execute()
  const second = await signInAs(site, id)
  const { contents } = (await second.get('/api/admin/contents')).body
  expect(contents).toMatchObject([
    { kind: 'term', address: 'oracle', title: 'Oracle', isOwn: false, status: 'published' },
  ])
  const data = { ...term, short: 'Un jeu à nous.', see: [] }
  const saved = await second.post('/api/admin/contents', {
    kind: 'term',
    address: 'oracle',
    intent: 'publish',
    data,
    version: null,
  })
  expect(saved.body.api).toEqual({ ok: 1 })
  const shortOn = async (browser: Browser) =>
    (await browser.get('/api/directus?table=glossary')).body.data.data[0].short
  expect([await shortOn(site.browser()), await shortOn(site.browser('second.localhost:3000'))]).toEqual([
    'Un jeu.',
    'Un jeu à nous.',
  ])
})

test('the list is filtered by type, state and words', async () => {
  await send({ intent: 'publish', address: ADDRESS })
  await send({ intent: 'draft', address: 'autre', title: '100 % lune' })
  const titles = async (query: string) =>
    (await openPage(site, list, `/equipe/contenus${query}`, editor.browser)).data.contents.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('')).toEqual(['100 % lune', 'Noël approche'])
  expect(await titles('?etat=published')).toEqual(['Noël approche'])
  expect(await titles('?type=article')).toEqual([])
  expect([await titles('?q=lun'), await titles('?q=%25'), await titles('?q=noel')]).toEqual([
    ['100 % lune'],
    ['100 % lune'],
    ['Noël approche'],
  ])
  expect(await titles('?page=2')).toEqual([])
})

test('nothing that is written in any field runs when it is read', { timeout: 60_000 }, async () => {
  const run = 'alert(1)'
  const links = [
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    '&#106;avascript:',
    'data:text/html,',
    'vbscript:',
    '//x.example/',
  ]
  const tags = [
    'script',
    'img src=x onerror',
    'svg onload',
    'iframe srcdoc',
    'style',
    'math href',
    'body onload',
    'object data',
  ]
  const wraps = [
    '%',
    '<p>%</p>',
    '<a>%</a>',
    '<!--%-->',
    '<p title="%">',
    '</p>%',
    '<noscript>%',
    '<template>%',
    '<textarea>%',
  ]
  const payloads = [
    ...tags.flatMap((tag) => [
      `<${tag}=${run}>${run}</${tag.split(' ')[0]}>`,
      `<${tag.toUpperCase()}/=${run}//`,
      `<<${tag}=${run}>`,
    ]),
    ...links.map((link) => `<a href="${link}${run}">a</a>`),
  ].flatMap((payload) => wraps.map((wrap) => wrap.replace('%', () => payload)))
  expect(payloads.length).toBeGreaterThan(200)
  const body = { kind: 'notification', address: ADDRESS, intent: 'publish' }
  let version: number | null = null
  for (const payload of payloads) {
    const data = {
      ...Object.fromEntries(Object.entries(banner).map(([name, value]) => [name, value || null])),
      title: payload,
      button_label: payload.slice(0, 60),
      description: `<p>a</p>${payload}`,
      delay: 0,
      rank: 0,
      is_exact_path: false,
    }
    const saved = await editor.browser.post('/api/admin/contents', { ...body, data, version })
    expect(saved.body.api, payload).toEqual({ ok: 1 })
    version = (version ?? 0) + 1
    const [row] = (await site.browser().get('/api/directus?table=notifications')).body.data.data
    const Stub = createRoutesStub([{ path: '/', Component: () => <RichText html={row.description} /> }])
    for (const html of [row.description, renderToStaticMarkup(<Stub />)]) {
      expect(html, payload).not.toMatch(
        /<(?!\/?(p|br|strong|em|ul|ol|li|a)\b)[a-z]|<[^>]*\son\w+\s*=|href="(?!\/[^/]|https:)/i,
      )
    }
  }
  for (const link of links) {
    const refused = await send({ intent: 'publish', version: String(version), link: `${link}${run}` }, ADDRESS)
    expect(refused.data.refusal.field, link).toBe('link')
  }
})
