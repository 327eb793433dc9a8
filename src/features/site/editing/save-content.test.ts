import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

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
const entries = () => site.owner.selectFrom('content_entries').select(['address', 'status', 'version']).execute()

test.each([
  ['to withdraw what is not there', { intent: 'withdraw', version: null }, [404, 3000, undefined]],
  [
    'a page at an address of none',
    { kind: 'page', address: '/rien', intent: 'draft', version: null },
    [404, 4000, 'address'],
  ],
  ['a moment that is not said', { intent: 'schedule', version: null }, [400, 106, 'publishAt']],
  [
    'a moment that Paris does not have',
    { intent: 'schedule', publishAt: '2026-03-29T02:30', version: null },
    [400, 107, 'publishAt'],
  ],
  [
    'a moment that is past',
    { intent: 'schedule', publishAt: '2020-01-31T10:00', version: null },
    [400, 4252, 'publishAt'],
  ],
])('refused: %s', async (_, given, answer) => {
  expect(await save(given)).toEqual(answer)
  expect(await entries()).toEqual([])
})

test('the second of two who write at once is told, and the first words stay', async () => {
  expect(await save({ intent: 'publish', version: null })).toEqual([200, 0, undefined])
  expect((await save({ intent: 'publish', version: null }))[1]).toBe(4251)
  expect((await save({ intent: 'draft', version: 7 }))[1]).toBe(4250)
  expect(await entries()).toEqual([{ address: 'oracle', status: 'published', version: 1 }])
})
