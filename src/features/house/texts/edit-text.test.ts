import { beforeEach, expect, test, vi } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { recordedJobs } from '../../../../test/recorded-jobs.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { rested, START, testKeys, testSecrets, useTestApp } from '../../../../test/test-app.ts'
import { createApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { declared } from '../../../declared.ts'
import { Admission } from '../../../platform/http/admission.ts'
import { createServer } from '../../../server/server.ts'
import { readShell } from '../../site/shell/read-shell.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'
import { pageViewOf } from './edit-gate.server.ts'
import { ownWords } from './translations.server.ts'

const site = useTestApp()
const KEY = 'home.promise'
const TERMS = 'accounts.offerConditions'
const PROMISE = 'Consultez par écrit ou de vive voix, à un prix connu d’avance, à la seconde près.'
const OF_SECOND = ownWords({ key: 'second' })[KEY]
let editor: Staff
beforeEach(async () => {
  editor = await addStaff(site, 'editor')
  await site.owner.deleteFrom('texts').execute()
  await site.owner.deleteFrom('text_revisions').execute()
})

const read = async (by = editor, key = KEY) => (await by.browser.get(`/api/admin/texts?key=${key}`)).body.text
const send = (act: string, body: object, by = editor) => by.browser.post(`/api/admin/texts/${act}`, body)
const give = (act: string, value: string, version = 0, by = editor) => send(act, { key: KEY, value, version }, by)
const said = async (host?: string, catalogue = 'home', name = KEY) =>
  (await site.browser(host).get(`/api/texts?catalogue=${catalogue}`)).body.messages[name]

/** The texts of the home page for a request with the edit mode's parameter. */
async function wordsFor(person: number | null, query = 'edit=1', siteId = 99) {
  const user = person === null ? null : await findPerson(site.app.db, site.app.keys, person)
  const brand = site.app.sites.find((one) => one.id === siteId)!
  const visit = { ...systemVisit(site.app, brand, user), address: '127.0.0.1' }
  const view = pageViewOf(visit, new URLSearchParams(query))
  return (await readShell(visit, { view, pattern: '/' })).wording
}

test('a brand’s text is drafted, published only there, visible on two nodes within two seconds, and rolled back', async () => {
  const second = await addStaff(site, 'editor', { siteId: 100 })
  const node = await createApp(readConfig({ LOG_LEVEL: 'silent' }), {
    declared,
    databaseUrl: site.databaseUrl,
    secrets: testSecrets,
    dataKeys: testKeys,
    port: 3000,
    now: () => START,
    jobs: recordedJobs(),
  })
  const stop = [site.app, node].map((app) => app.content.follow())
  const nodes = [site.app, node].map((app) => createServer(app, { admission: new Admission(rested) }))
  const saidOn = (host: string) =>
    Promise.all(
      nodes.map(async (one) => {
        const request = new Request(`http://${host}/api/texts?catalogue=home`, { headers: { host } })
        return (await (await one.fetch(request)).json()).messages[KEY]
      }),
    )
  await vi.waitFor(() => expect(node.content.current).not.toBeNull())
  const [main, brand] = ['localhost:3000', 'second.localhost:3000'] as const
  expect(await saidOn(brand)).toEqual([OF_SECOND, OF_SECOND])

  expect((await give('drafts', 'Le ciel, sans <b>détour</b>.', 0, second)).status).toBe(200)
  expect(await saidOn(brand)).toEqual([OF_SECOND, OF_SECOND])
  expect((await wordsFor(second.id, 'edit=1', 100)).edited[KEY]).toBe('Le ciel, sans détour.')
  expect((await wordsFor(null, 'edit=1', 100)).edited[KEY]).toBe(OF_SECOND)

  await give('publish', 'Le ciel, sans détour.', 1, second)
  await vi.waitFor(async () => expect(await saidOn(brand)).toEqual(Array(2).fill('Le ciel, sans détour.')), 2000)
  expect(await saidOn(main)).toEqual([PROMISE, PROMISE])
  await give('publish', 'Le ciel, et rien d’autre.', 2, second)
  expect((await send('restore', { key: KEY, version: 3, to: 2 }, second)).status).toBe(200)
  await vi.waitFor(async () => expect(await saidOn(brand)).toEqual(Array(2).fill('Le ciel, sans détour.')), 2000)
  await send('restore', { key: KEY, version: 4, to: 0 }, second)
  await vi.waitFor(async () => expect(await saidOn(brand)).toEqual([OF_SECOND, OF_SECOND]), 2000)

  const text = await read(second)
  expect(text.history.map(({ version, kind }: { version: number; kind: string }) => [version, kind])).toEqual([
    [5, 'published'],
    [4, 'published'],
    [3, 'published'],
    [2, 'published'],
    [1, 'draft'],
  ])
  expect(text).toMatchObject({
    owner: 'features/site/home',
    pages: ['/'],
    delivered: OF_SECOND,
    draft: null,
    published: null,
  })
  const acts = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'subject', 'site_id', 'details'])
    .orderBy('id')
    .execute()
  expect(acts.slice(-5).map(({ act }) => act)).toEqual([
    'text.draft',
    'text.publish',
    'text.publish',
    'text.restore',
    'text.restore',
  ])
  expect(acts.at(-1)).toMatchObject({ subject: `text:fr:${KEY}`, site_id: 100, details: { to: 0, version: 5 } })
  expect(acts.at(-5)!.details).toEqual({ text: 'Le ciel, sans détour.', version: 1 })
  for (const end of stop) await end()
  site.app.content.current = null
  await node.close()
})

test('the second of two editors is told, and the first one’s text stays', async () => {
  const other = await addStaff(site, 'admin')
  await give('drafts', 'Le premier.')
  const { status, body } = await give('drafts', 'Le second.', 0, other)
  expect([status, body.api.error.code]).toEqual([409, 4241])
  expect((await read(other)).draft.value).toBe('Le premier.')
  const both = await Promise.all([give('publish', 'Ensemble.', 1), give('publish', 'Ensemble.', 1, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['drafts/discard', {}],
  ['restore', { to: 0 }],
  ['publish', { value: 'Bonjour.' }],
])('%s of a text that the site does not have is refused', async (act, more) => {
  const { status, body } = await send(act, { key: 'home.nothing', version: 0, ...more })
  expect([status, body.api.error.code]).toEqual([404, 3000])
  expect(await site.owner.selectFrom('text_revisions').selectAll().execute()).toEqual([])
})

test('discarding a draft keeps the published text', async () => {
  await give('publish', 'Publié.')
  await give('drafts', 'Pas encore.', 1)
  expect((await wordsFor(editor.id)).edited[KEY]).toBe('Pas encore.')
  expect((await send('drafts/discard', { key: KEY, version: 2 })).status).toBe(200)
  expect(await read()).toMatchObject({ draft: null, published: { value: 'Publié.' }, shown: { value: 'Publié.' } })
  expect((await send('restore', { key: KEY, version: 3, to: 3 })).body.api.error.code).toBe(3000)
  expect(await said()).toBe('Publié.')
})

test.each([
  ['Bonjour {nom}.', 4242, '{nom}'],
  ['Un {OFFER_RIEN} pour vous.', 4242, '{OFFER_RIEN}'],
  ['Lisez %conditions%.', 4242, '%conditions%'],
  ['un || plusieurs', 4242, '||'],
  ['Bonjour {nom', 4243, '{nom'],
  ['Bonjour {mon nom}.', 4243, '{mon nom}'],
  ['Lisez %conditions.', 4243, '%conditions'],
])('« %s » is refused, and the fault is named', async (value, code, named) => {
  for (const act of ['drafts', 'publish']) {
    const { status, body } = await give(act, value)
    expect([act, status, body.api.error.code, body.api.error.field]).toEqual([act, 400, code, 'value'])
    expect(body.api.error.msg).toContain(named)
  }
  expect((await read()).version).toBe(0)
})

test.each([
  ['', 106],
  ['<script>alert(1)</script>', 106],
  ['é'.repeat(4001), 107],
])('an empty or too long text is refused: « %.20s »', async (value, code) => {
  expect((await give('drafts', value)).body.api.error).toMatchObject({ code, field: 'value' })
})

test('a meta description stays within 180 characters', async () => {
  for (const act of ['drafts', 'publish']) {
    const long = await send(act, { key: 'home.description', value: 'é'.repeat(181), version: 0 })
    expect(long.body.api.error).toMatchObject({ code: 507, field: 'value' })
  }
  expect((await send('drafts', { key: 'home.description', value: 'é'.repeat(180), version: 0 })).status).toBe(200)
})

test('ten million characters are refused by the body limit', async () => {
  expect((await give('drafts', 'x'.repeat(10_000_000))).body.api.error.code).toBe(506)
})

test('an unknown key is not a text', async () => {
  expect((await send('drafts', { key: 'home.rien', value: 'x', version: 0 })).body.api.error.code).toBe(3000)
  expect((await editor.browser.get('/api/admin/texts?key=home.rien')).body.api.error.code).toBe(3000)
})

test('a link gets another label and address, within what is permitted', async () => {
  const link = { parameter: 'terms', label: 'tout lire', href: '/page/conditions', target: null }
  const given = { key: TERMS, value: 'Offert, voir %terms%.', version: 0 }
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '//ailleurs.example',
    '/\\ailleurs',
    'http://a.fr',
  ]) {
    for (const act of ['drafts', 'publish']) {
      const { body } = await send(act, { ...given, links: [{ ...link, href }] })
      expect([href, body.api.error.code, body.api.error.field]).toEqual([href, 4244, 'links'])
    }
  }
  expect((await send('publish', { ...given, links: [link] })).status).toBe(200)
  const { body } = await site.browser().get('/api/texts?catalogue=accounts')
  expect(body.linksProperties).toEqual([
    { messageKey: TERMS, parameter: 'terms', label: 'tout lire', property: { href: link.href, target: null } },
  ])
  expect((await readShell(systemVisit(site.app, site.app.sites[0]))).wording.links).toEqual({
    [TERMS]: { terms: { label: 'tout lire', href: link.href } },
  })
})

test('publishing needs a code of the last minutes; a draft does not', async () => {
  await site.advance(301)
  expect((await give('publish', 'Plus tard.')).body.api.error.code).toBe(4202)
  expect((await give('drafts', 'Plus tard.')).status).toBe(200)
})

test('drafts are for editors, keys for staff, and neither for clients, whatever the address asks', async () => {
  const [client, support] = await Promise.all([addClient(site), addStaff(site, 'support')])
  const seen = async (person: number | null) => {
    const { marked, showKeys, locale } = await wordsFor(person, 'edit=1&id_display=1&lang=en')
    return [marked ?? false, showKeys, locale]
  }
  expect(await seen(null)).toEqual([false, false, 'fr'])
  expect(await seen(client.id)).toEqual([false, false, 'fr'])
  expect(await seen(support.id)).toEqual([false, true, 'en'])
  expect(await seen(editor.id)).toEqual([true, true, 'en'])
})

test('another language falls back on its delivered text, the main site, French, and the key’s own text', async () => {
  const en = async (host?: string) => (await site.browser(host).get('/api/texts?locale=en')).body.messages
  await site.owner
    .insertInto('texts')
    .values([
      { site_id: 99, locale: 'en', key: 'shell.home', value: 'Home of all' },
      { site_id: 100, locale: 'en', key: 'shell.me', value: 'Myself' },
      { site_id: 99, locale: 'fr', key: 'shell.skip', value: 'Sauter' },
      { site_id: 99, locale: 'fr', key: 'content.magLead', value: 'Le début' },
    ])
    .execute()
  expect(await en('second.localhost:3000')).toMatchObject({
    'shell.me': 'Myself',
    'shell.home': 'Home of all',
    'shell.skip': 'Skip to content',
    'content.magLead': 'Le début',
    [KEY]: OF_SECOND,
  })
  expect((await en())['shell.me']).toBe('Me')
  const shown = async (key: string) =>
    (await editor.browser.get(`/api/admin/texts?locale=en&key=${key}`)).body.text.shown.value
  expect([
    await shown('shell.home'),
    await shown('shell.skip'),
    await shown('content.magLead'),
    await shown(KEY),
  ]).toEqual(['Home of all', 'Skip to content', 'Le début', PROMISE])
})

test('an edit over the page budget is refused, an earlier one too; restoring the delivered text never is', async () => {
  await give('publish', 'Un mot.')
  await send('restore', { key: KEY, version: 1, to: 0 })
  const heavy = ['home.lead', 'home.head', 'home.see', 'shell.me', 'shell.home', 'shell.skip'].map((key, place) => ({
    site_id: 99,
    locale: 'fr' as const,
    key,
    value: Array.from({ length: 700 }, (_, at) => ((at * 7919 + place * 104_729) % 65_521).toString(36)).join(' '),
  }))
  await site.owner.insertInto('texts').values(heavy).execute()
  expect((await give('publish', 'Un mot de plus.', 2)).body.api.error.code).toBe(4245)
  expect((await send('restore', { key: KEY, version: 2, to: 1 })).body.api.error.code).toBe(4245)
  expect(await read()).toMatchObject({ version: 2, published: null })
  expect((await send('restore', { key: 'content.magLead', version: 0, to: 0 })).status).toBe(200)
})
