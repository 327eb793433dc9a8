import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cards } from '../../../../db/seed/content/cards.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, formWith } from '../../../../test/vetting.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { fieldsOf, typedOf } from './form.server.ts'

const site = useTestApp()
const typed = { term: 'Oracle', glossary: 'divination', short: 'Un jeu.', body: '<p>Un jeu.</p>', see: '' }
const term = { kind: 'term', address: 'oracle', typed }
let editor: Staff

beforeAll(async () => {
  editor = await addStaff(site, 'editor')
})
beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
})

const save = async (given: object) => {
  const { status, body } = await editor.browser.post('/api/admin/contents', { ...term, ...given })
  return [status, body.api.error?.code ?? 0, body.api.error?.field]
}
/** Restores a version of the only content, which has two. */
const restore = async (restored: number) => {
  const { id } = await site.owner.selectFrom('content_entries').select('id').executeTakeFirstOrThrow()
  const { body } = await editor.browser.post(`/api/admin/contents/${id}/restore`, { version: 2, restored })
  return body.api.error
}
const entries = () => site.owner.selectFrom('content_entries').select(['address', 'status', 'version']).execute()

test.each([
  ['withdrawing a missing entry', { intent: 'withdraw', version: null }, [404, 3000, undefined]],
  [
    'a page at an unknown path',
    { kind: 'page', address: '/rien', intent: 'draft', version: null },
    [404, 4000, 'address'],
  ],
  [
    'a card that no deck has',
    { kind: 'card', address: 'la-lampe', intent: 'draft', version: null },
    [404, 4000, 'address'],
  ],
  ['a missing time', { intent: 'schedule', version: null }, [400, 106, 'publishAt']],
  [
    'a time that does not exist in Paris',
    { intent: 'schedule', publishAt: '2026-03-29T02:30', version: null },
    [400, 107, 'publishAt'],
  ],
  [
    'a time in the past',
    { intent: 'schedule', publishAt: '2020-01-31T10:00', version: null },
    [400, 4252, 'publishAt'],
  ],
])('refused: %s', async (_, given, answer) => {
  expect(await save(given)).toEqual(answer)
  expect(await entries()).toEqual([])
})

test('a card stays in its deck', async () => {
  const { slug: address, ...data } = cards.find(({ slug }) => slug === 'la-lune')!
  const main = systemVisit(site.app, site.app.sites[0])
  await saveEntry(main, { kind: 'card', address, status: 'published', publishAt: null, data }, null)
  const typed = typedOf(fieldsOf('card'), data)
  const write = (changes: object) =>
    save({ kind: 'card', address, typed: { ...typed, ...changes }, intent: 'publish', version: 1 })
  expect(await write({ deck: 'l-oracle-de-vos-amours' })).toEqual([400, 107, 'deck'])
  expect(await write({ advice: 'Attendez le jour.' })).toEqual([200, 0, undefined])
})

test('the second of two simultaneous authors is refused, and the first text remains', async () => {
  expect(await save({ intent: 'publish', version: null })).toEqual([200, 0, undefined])
  expect((await save({ intent: 'publish', version: null }))[1]).toBe(4251)
  expect((await save({ intent: 'draft', version: 7 }))[1]).toBe(4250)
  expect(await entries()).toEqual([{ address: 'oracle', status: 'published', version: 1 }])
})

test('an older version is not restored once its picture is deleted', async () => {
  const form = formWith(await aPicture(200, 200), { name: 'Lune', alt: 'La lune' })
  const { id: pictureId } = (await editor.browser.post('/api/admin/pictures', form)).body
  const { hash } = (await editor.browser.get(`/api/admin/pictures/${pictureId}`)).body.row
  const article = { title: 'La lune', description: 'Elle luit.', theme: 'tarot', body: '<p>Ici.</p>' }
  const write = (picture: string, version: number | null) =>
    save({ kind: 'article', address: 'lune', intent: 'publish', typed: { ...article, picture }, version })
  expect([await write(hash, null), await write('', 1)]).toEqual(Array(2).fill([200, 0, undefined]))
  expect((await editor.browser.post(`/api/admin/pictures/${pictureId}/erase`)).body.api).toEqual({ ok: 1 })
  expect(await restore(1)).toMatchObject({ code: 4323, field: 'picture' })
  expect(await entries()).toEqual([{ address: 'lune', status: 'published', version: 2 }])
})

test('a draft that quotes an earlier price is not restored to a published offer which never had that price', async () => {
  const offer = { kind: 'offer', address: 'dix-minutes' }
  const [text, price] = ['dix au lieu de 12 €', '800']
  expect((await save({ ...offer, intent: 'draft', typed: { text, price }, version: null }))[0]).toBe(200)
  expect((await save({ ...offer, intent: 'publish', typed: { text: 'dix', price }, version: 1 }))[0]).toBe(200)
  expect(await restore(1)).toMatchObject({ code: 4341, field: 'text' })
  expect(await entries()).toEqual([{ address: 'dix-minutes', status: 'published', version: 2 }])
})
