import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, formWith } from '../../../../test/vetting.ts'
import { keptPlace } from '../../../server/kept-places.ts'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { openPreview } from '../../content/content/preview.server.ts'
import { publishDue } from '../../content/content/queries.server.ts'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { listIndexable } from '../seo/list-indexable.server.ts'

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
/** Calls the API to save an entry; what is not an option of the call is a field of the form. */
async function send(
  { intent = 'publish', version = null, publishAt = '', kind = 'notification', address = ADDRESS, ...typed }: Given,
  browser = editor.browser,
) {
  const fields = kind === 'notification' ? { ...banner, ...typed } : typed
  return (await browser.post('/api/admin/contents', { kind, address, intent, publishAt, version, typed: fields })).body
}
interface Given {
  intent?: string
  version?: number | null
  [field: string]: string | number | null | undefined
}
const open = async (id: number, browser = editor.browser) => (await browser.get(`/api/admin/contents/${id}`)).body.row
const shown = async () =>
  (await site.browser().get('/api/directus?table=notifications')).body.data.data.map(
    (one: { title: string }) => one.title,
  )

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
  editor = await addStaff(site, 'editor')
})

test('an editor drafts, schedules, publishes, restores and withdraws, and each action is logged', async () => {
  const { id } = await send({ intent: 'draft' })
  expect(await shown()).toEqual([])

  // It is noon in Paris.
  await send({ intent: 'schedule', version: 1, publishAt: '2026-11-21T12:20' })
  await site.advance(20 * 60 - 1)
  expect(await shown()).toEqual([])
  await site.advance(1)
  await publishDue(site.app.db, site.now())
  expect(await shown()).toEqual(['Noël approche'])

  await send({ intent: 'draft', version: 2, title: 'Noël est là' })
  const waiting = await open(id)
  expect([waiting.waits, waiting.typed.title, await shown()]).toEqual([true, 'Noël est là', ['Noël approche']])
  await send({ version: 3, title: 'Noël est là' })
  expect(await shown()).toEqual(['Noël est là'])

  const { revisions } = await open(id)
  expect(revisions[0].changes).toEqual([])
  expect(revisions[1].changes).toEqual([
    {
      name: 'title',
      pieces: [
        { kind: 'same', text: 'Noël ' },
        { kind: 'gone', text: 'approche' },
        { kind: 'new', text: 'est là' },
      ],
    },
  ])
  const restore = (restored: number) =>
    editor.browser.post(`/api/admin/contents/${id}/restore`, { version: 4, restored })
  expect((await restore(9)).body.api.error.code).toBe(3000)
  await restore(1)
  expect(await shown()).toEqual(['Noël approche'])
  expect((await restore(1)).body.api.error.code).toBe(4250)
  await send({ intent: 'withdraw', version: 5 })
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

test('the second of two simultaneous editors is told, and can save after reading the new version', async () => {
  const { id } = await send({})
  const other = await addStaff(site, 'editor')
  await send({ version: 1, title: 'Le premier' }, other.browser)
  expect((await send({ version: 1, title: 'Le second' })).api.error.code).toBe(4250)
  expect(await shown()).toEqual(['Le premier'])
  const { version } = await open(id)
  await send({ version, title: 'Le second' })
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
  [{ image: 'https://ailleurs.example/lune.png' }, 'image', 107],
  [{ image: '0'.repeat(32) }, 'image', 4323],
  [{ address: 'Pas Une Adresse' }, 'address', 107],
  [{ intent: 'schedule' }, 'publishAt', 106],
  [{ intent: 'schedule', publishAt: '2027-03-28T02:30' }, 'publishAt', 107],
  [{ intent: 'schedule', publishAt: '2026-11-21T11:59' }, 'publishAt', 4252],
  [{ intent: 'efface' }, 'intent', 107],
])('%j is refused at its field', async (wrong, field, code) => {
  const { api } = await send(wrong)
  expect([api.error?.field, api.error?.code]).toEqual([field, code])
  expect(await site.owner.selectFrom('content_entries').select('id').execute()).toEqual([])
})

test('an address is unique, a page keeps its own, and a missing entry is not found', async () => {
  await send({ intent: 'draft' })
  expect((await send({ intent: 'draft' })).api.error).toMatchObject({ code: 4251, field: 'address' })
  const text = { title: 'Ici', description: 'Là.', lead: 'Voici.', body: '<p>Oui.</p>', intent: 'draft' }
  const lost = await send({ ...text, kind: 'page', address: '/nulle-part' })
  expect(lost.api.error).toMatchObject({ code: 4000, field: 'address' })
})

test('only pictures of the library are shown, with dimensions and alternative text; one in use can’t be deleted', async () => {
  const said = { name: 'Lune', alt: 'La lune "pleine"' }
  const { id } = (await editor.browser.post('/api/admin/pictures', formWith(await aPicture(900, 600), said))).body
  const { hash } = (await editor.browser.get(`/api/admin/pictures/${id}`)).body.row
  const src = `/images/${hash}-480.webp`
  const article = { kind: 'article', address: 'lune', title: 'La lune', description: 'Elle luit.', theme: 'tarot' }
  const write = (body: string, version: number | null, picture = hash) => send({ ...article, body, picture, version })
  expect(
    (await write(`<p><img src="${src}" onerror="x()"><img alt="Ici" src="${src}" width="9"></p>`, null)).api,
  ).toEqual({ ok: 1 })
  const row = async () => (await site.browser().get('/api/blog-articles/lune')).body.article
  const { picture, body } = await row()
  expect(picture).toEqual({ hash, width: 900, height: 600, alt: said.alt })
  const sides = 'width="900" height="600" />'
  expect(body).toBe(
    `<p><img src="${src}" alt="La lune &quot;pleine&quot;" ${sides}<img src="${src}" alt="Ici" ${sides}</p>`,
  )

  const unknown = `/images/${'0'.repeat(32)}-480.webp`
  expect((await write(`<p>a<img src="${unknown}"></p>`, 1)).api.error).toMatchObject({ code: 4323, field: 'body' })
  expect((await write('<p>a</p>', 1, '0'.repeat(32))).api.error).toMatchObject({ code: 4323, field: 'picture' })
  expect((await write('<p>a<img src="https://ailleurs.example/x.webp"></p>', 1)).api).toEqual({ ok: 1 })
  expect((await row()).body).toBe('<p>a</p>')

  const { error } = (await editor.browser.post(`/api/admin/pictures/${id}/erase`)).body.api
  expect(error).toMatchObject({ code: 4321, msg: expect.stringContaining('lune (') })
  expect((await editor.browser.get(`/api/admin/pictures/${id}`)).body.row.uses).toMatchObject([
    { kind: 'article', address: 'lune' },
  ])
  await write('<p>a</p>', 2, '')
  expect((await editor.browser.post(`/api/admin/pictures/${id}/erase`)).body.api).toEqual({ ok: 1 })
  const kept = await site.owner.selectFrom('images').select('hash').where('hash', '=', hash).execute()
  expect(kept).toEqual([])
})

test('a brand can replace the main site’s text with its own; its banners are for nobody else', async () => {
  const term = { term: 'Oracle', glossary: 'voyance', short: 'Un jeu.', body: '<p>Libre.</p>', see: '' }
  const oracle = { ...term, kind: 'term', address: 'oracle' }
  const { id: mainId } = await send(oracle)
  await send({})
  const { id } = await addClient(site, { siteId: 100, email: 'editrice@example.test' })
  await site.owner.updateTable('users').set({ role: 'editor' }).where('id', '=', id).execute()
  const second = await signInAs(site, id)
  const list = async () => (await second.get('/api/admin/contents')).body.rows
  expect(await list()).toMatchObject([{ id: mainId, address: 'oracle', title: 'Oracle', status: 'published' }])
  expect(await open(mainId, second)).toMatchObject({ isOwn: false, version: null, revisions: [] })
  const saved = await send({ ...oracle, short: 'Un jeu à nous.' }, second)
  expect(await list()).toMatchObject([{ id: saved.id, address: 'oracle' }])
  expect(await open(mainId, second)).toMatchObject({ id: saved.id, isOwn: true, version: 1 })
  expect((await editor.browser.get(`/api/admin/contents/${saved.id}`)).body.row.id).toBe(mainId)
  const shortOn = async (browser: Browser) =>
    (await browser.get('/api/directus?table=glossary')).body.data.data[0].short
  expect([await shortOn(site.browser()), await shortOn(site.browser('second.localhost:3000'))]).toEqual([
    'Un jeu.',
    'Un jeu à nous.',
  ])
})

test('a draft can be previewed on each brand, at a link valid for an hour', async () => {
  const { id } = await send({ intent: 'draft', delay: '30', path: '/nulle-part' })
  const { previews } = await open(id)
  expect(previews).toHaveLength(3)
  const bannersAt = async (query: string, host?: string) =>
    (await site.browser(host).get(`/api/directus?table=notifications${query}`)).body.data.data
  for (const { href } of previews) {
    const { host, pathname, search } = new URL(href)
    expect(pathname).toBe('/')
    expect(await bannersAt(search.replace('?', '&'), host)).toMatchObject([{ id, delay: 0, path: null }])
    expect(keptPlace(pathname, new URLSearchParams(search))).toBeNull()
  }
  expect(await shown()).toEqual([])

  const query = new URL(previews[0].href).search.replace('?', '&')
  const [entry, version, until, mac] = query.split('=')[1]!.split('.')
  const others = [`${entry}.2.${until}.${mac}`, `${entry}.${version}.${Number(until) + 1}.${mac}`, 'rien']
  for (const other of others) expect(await bannersAt(`&apercu=${other}`)).toEqual([])
  await site.advance(3601)
  expect(await bannersAt(query)).toEqual([])
})

test('a preview is not cached for readers', async () => {
  const article = { kind: 'article', address: 'lune', title: 'La lune', description: 'Elle luit.', theme: 'tarot' }
  const { id } = await send({ ...article, body: '<p>Vue.</p>', related: '', intent: 'draft' })
  const [{ href }] = (await open(id)).previews
  const { pathname, search } = new URL(href)
  expect(pathname).toBe('/mag/lune')
  const read = (query = '') => site.browser().get(`/api/blog-articles/lune${query}`)
  expect((await read(search)).body.article.body).toBe('<p>Vue.</p>')
  const visit = systemVisit(site.app, site.app.sites[0])
  const preview = await openPreview(site.app, new URLSearchParams(search).get('apercu')!)
  const indexed = await listIndexable(site.app, site.app.sites[0])
  expect(indexed.some(({ path }) => path === '/mag/lune')).toBe(false)
  await relatedPages({ ...visit, preview }, '/mag/lune', ['article'])
  expect((await read()).status).toBe(404)
})

test('the list is filtered by kind, state and beginnings of words, ignoring accents', async () => {
  await send({})
  await send({ intent: 'draft', address: 'autre', title: '100 % lune' })
  const titles = async (query: string) =>
    (await editor.browser.get(`/api/admin/contents${query}`)).body.rows.map(({ title }: { title: string }) => title)
  expect(await titles('')).toEqual(['100 % lune', 'Noël approche'])
  expect(await titles('?status=published')).toEqual(['Noël approche'])
  expect(await titles('?kind=article')).toEqual([])
  expect([await titles('?q=lun'), await titles('?q=noel%20app'), await titles('?q=lune%20app')]).toEqual([
    ['100 % lune'],
    ['Noël approche'],
    [],
  ])
  expect((await editor.browser.get('/api/admin/contents?q=%25')).body.api.error).toMatchObject({
    code: 107,
    field: 'q',
  })
})

test('nothing typed into any field is executed when it is read', { timeout: 60_000 }, async () => {
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
  let version: number | null = null
  for (const payload of payloads) {
    const typed = { title: payload, button_label: payload.slice(0, 60), description: `<p>a</p>${payload}` }
    const saved = await send({ ...typed, delay: '0', rank: '0', version })
    expect(saved.api, payload).toEqual({ ok: 1 })
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
    expect((await send({ version, link: `${link}${run}` })).api.error.field, link).toBe('link')
  }
})
