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
  ['withdrawing a missing entry', { intent: 'withdraw', version: null }, [404, 3000, undefined]],
  [
    'a page at an unknown path',
    { kind: 'page', address: '/rien', intent: 'draft', version: null },
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

test('the second of two simultaneous authors is refused, and the first text remains', async () => {
  expect(await save({ intent: 'publish', version: null })).toEqual([200, 0, undefined])
  expect((await save({ intent: 'publish', version: null }))[1]).toBe(4251)
  expect((await save({ intent: 'draft', version: 7 }))[1]).toBe(4250)
  expect(await entries()).toEqual([{ address: 'oracle', status: 'published', version: 1 }])
})
