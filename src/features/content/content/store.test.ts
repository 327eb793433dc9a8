import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { firstContent } from '../../../server/first-content.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { putFirstContent } from './put-first-content.server.ts'
import { publishDue } from './queries.server.ts'
import { findEntry, listEntries } from './read-entries.server.ts'
import { type GivenEntry, saveEntry } from './save-entry.server.ts'

const site = useTestApp()
const [MAIN, SECOND] = [99, 100]
const visit = (id = MAIN) => systemVisit(site.app, site.app.sites.find((one) => one.id === id)!)
const inHours = (hours: number) => new Date(site.now().getTime() + hours * 3_600_000)

const term: GivenEntry = {
  kind: 'term',
  address: 'oracle',
  status: 'published',
  publishAt: null,
  data: { term: 'Oracle', glossary: 'voyance', short: 'Un jeu.', body: '<p>Libre.</p>', see: [] },
}
const saying = (body: string): GivenEntry => ({ ...term, data: { ...(term.data as object), body } })
const shown = async (id = MAIN) => (await findEntry(visit(id), 'term', 'oracle'))?.body ?? null
const version = async () =>
  (await site.owner.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
})

describe('published content', () => {
  test.each(['draft', 'withdrawn'] as const)('a %s is never visible, whatever its date', async (status) => {
    await saveEntry(visit(), { ...term, status, publishAt: inHours(-1) }, null)
    expect(await shown()).toBeNull()
    expect(await listEntries(visit(), 'term')).toEqual([])
  })

  test('a scheduled entry is visible from its exact second on', async () => {
    await saveEntry(visit(), { ...term, status: 'scheduled', publishAt: inHours(1) }, null)
    await site.advance(3599)
    expect(await shown()).toBeNull()
    await site.advance(1)
    expect(await shown()).toBe('<p>Libre.</p>')
  })

  test('publishing what is due raises the content version once, and otherwise changes nothing', async () => {
    await saveEntry(visit(), { ...term, status: 'scheduled', publishAt: inHours(1) }, null)
    const before = await version()
    await publishDue(site.app.db, inHours(0.9))
    expect(await version()).toBe(before)
    await publishDue(site.app.db, inHours(1))
    await publishDue(site.app.db, inHours(2))
    expect(await version()).toBe(before + 1)
  })

  test('a site without its own entry inherits the main site’s, and the main site inherits from no other', async () => {
    await saveEntry(visit(), term, null)
    expect([await shown(MAIN), await shown(SECOND)]).toEqual(['<p>Libre.</p>', '<p>Libre.</p>'])
    await saveEntry(visit(SECOND), saying('<p>À nous.</p>'), null)
    expect([await shown(MAIN), await shown(SECOND), await shown(342)]).toEqual([
      '<p>Libre.</p>',
      '<p>À nous.</p>',
      '<p>Libre.</p>',
    ])
  })

  test('a site’s draft leaves the main site’s entry visible; its withdrawn entry hides it', async () => {
    await saveEntry(visit(), term, null)
    await saveEntry(visit(SECOND), { ...saying('<p>À nous.</p>'), status: 'draft' }, null)
    expect(await shown(SECOND)).toBe('<p>Libre.</p>')
    await saveEntry(visit(SECOND), { ...term, status: 'withdrawn' }, 1)
    expect([await shown(MAIN), await shown(SECOND)]).toEqual(['<p>Libre.</p>', null])
  })

  test('an entry that does not match its kind’s shape is left out, and no other', async () => {
    await saveEntry(visit(), term, null)
    await saveEntry(visit(), { ...term, address: 'autre' }, null)
    await site.owner
      .updateTable('content_entries')
      .set({ data: JSON.stringify({ term: 'Autre' }) })
      .where('address', '=', 'autre')
      .execute()
    expect((await listEntries(visit(), 'term')).map(({ address }) => address)).toEqual(['oracle'])
  })
})

describe('pending versions', () => {
  test('a draft stays hidden until it is published', async () => {
    await saveEntry(visit(), term, null)
    const before = await version()
    await saveEntry(visit(), { ...saying('<p>Demain.</p>'), status: 'draft' }, 1)
    expect([await shown(), await version()]).toEqual(['<p>Libre.</p>', before])
    await saveEntry(visit(), saying('<p>Aujourd’hui.</p>'), 2)
    await publishDue(site.app.db, inHours(9999))
    expect(await shown()).toBe('<p>Aujourd’hui.</p>')
  })

  test('a scheduled version replaces the published one at its exact second', async () => {
    await saveEntry(visit(), term, null)
    await saveEntry(visit(), { ...saying('<p>Demain.</p>'), status: 'scheduled', publishAt: inHours(1) }, 1)
    await publishDue(site.app.db, inHours(0.9))
    expect(await shown()).toBe('<p>Libre.</p>')
    await publishDue(site.app.db, inHours(1))
    expect(await shown()).toBe('<p>Demain.</p>')
  })
})

describe('saving', () => {
  test('every version is stored, and publishing raises the content version while drafts do not', async () => {
    const before = await version()
    await saveEntry(visit(), { ...term, status: 'draft' }, null)
    await saveEntry(visit(), { ...saying('<p>Deux.</p>'), status: 'draft' }, 1)
    expect(await version()).toBe(before)
    await saveEntry(visit(), saying('<p>Trois.</p>'), 2)
    expect(await version()).toBe(before + 1)
    await saveEntry(visit(), { ...saying('<p>Trois.</p>'), status: 'withdrawn' }, 3)
    expect(await version()).toBe(before + 2)
    const kept = await site.owner
      .selectFrom('content_revisions')
      .select(['version', 'status', 'data'])
      .orderBy('version')
      .execute()
    expect(kept.map(({ version, status, data }) => [version, status, (data as { body: string }).body])).toEqual([
      [1, 'draft', '<p>Libre.</p>'],
      [2, 'draft', '<p>Deux.</p>'],
      [3, 'published', '<p>Trois.</p>'],
      [4, 'withdrawn', '<p>Trois.</p>'],
    ])
  })

  test('saving over an outdated version is refused, and neither version is lost', async () => {
    await saveEntry(visit(), term, null)
    await saveEntry(visit(), saying('<p>La première.</p>'), 1)
    for (const known of [1, null]) {
      const late = saveEntry(visit(), saying('<p>La seconde.</p>'), known)
      await expect(late).rejects.toMatchObject({ reason: 'datastoreContention' })
    }
    expect(await shown()).toBe('<p>La première.</p>')
  })

  const faults: [string, Partial<GivenEntry>][] = [
    ['address', { address: '/oracle' }],
    ['address', { address: 'Oracle' }],
    ['address', { address: '' }],
    ['address', { kind: 'page', address: 'oracle' }],
    ['address', { kind: 'page', address: '//ailleurs' }],
    ['status', { status: 'hidden' as never }],
    ['publishAt', { status: 'scheduled' }],
    ['term', { data: { ...(term.data as object), term: ' ' } }],
    ['short', { data: { ...(term.data as object), short: 'a'.repeat(181) } }],
    ['glossary', { data: { ...(term.data as object), glossary: 'cuisine' } }],
    ['body', { data: { ...(term.data as object), body: '<script>x()</script>' } }],
    ['body', { data: { ...(term.data as object), body: 'a'.repeat(60_001) } }],
    ['see.0', { data: { ...(term.data as object), see: ['../x'] } }],
    ['onclick', { data: { ...(term.data as object), onclick: 'x()' } }],
  ]
  test.each(faults)('%s with invalid content is refused at its field: %o', async (field, changes) => {
    await expect(saveEntry(visit(), { ...term, ...changes }, null)).rejects.toMatchObject({ field })
    expect(await listEntries(visit(), 'term')).toEqual([])
  })
})

describe('delivered content', () => {
  const count = async () =>
    Number(
      (
        await site.owner
          .selectFrom('content_revisions')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  test('is inserted completely, once', async () => {
    await putFirstContent(site.app, firstContent)
    await putFirstContent(site.app, firstContent)
    expect(await count()).toBe(firstContent.length)
    await site.advance(365 * 86_400)
    for (const kind of ['article', 'term', 'question', 'page'] as const) {
      const of = firstContent.filter((entry) => entry.kind === kind && entry.siteId === MAIN)
      expect((await listEntries(visit(), kind)).map(({ address }) => address)).toEqual(of.map(({ address }) => address))
    }
  })

  test('updates only entries that nobody edited, on its own site', async () => {
    const entry = {
      siteId: SECOND,
      kind: 'term',
      address: 'oracle',
      publishAt: null,
      data: term.data as object,
    } as const
    const renewed = { ...entry, data: saying('<p>Renouvelé.</p>').data as object }
    await putFirstContent(site.app, [entry])
    await putFirstContent(site.app, [renewed])
    expect([await shown(SECOND), await shown(MAIN)]).toEqual(['<p>Renouvelé.</p>', null])
    await saveEntry(visit(SECOND), saying('<p>Édité.</p>'), 2)
    await putFirstContent(site.app, [renewed])
    expect(await shown(SECOND)).toBe('<p>Édité.</p>')
    await saveEntry(visit(SECOND), { ...term, status: 'withdrawn' }, 3)
    await putFirstContent(site.app, [renewed])
    expect(await shown(SECOND)).toBeNull()
  })

  test('refers only to entries that exist', () => {
    const of = (kind: string, siteId = MAIN) =>
      firstContent.filter((entry) => entry.kind === kind && entry.siteId === siteId).map(({ address }) => address)
    const [articles, terms] = [of('article'), of('term')]
    for (const { siteId, address, kind, data } of firstContent) {
      if ('related' in data) expect(articles, address).toEqual(expect.arrayContaining(data.related as string[]))
      if ('see' in data) expect(terms, address).toEqual(expect.arrayContaining(data.see as string[]))
      expect(
        of(kind, siteId).filter((one) => one === address),
        address,
      ).toHaveLength(1)
    }
  })
})
