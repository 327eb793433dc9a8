import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { readShell } from '../../site/shell/read-shell.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'

const site = useTestApp()
const PATH = '/api/admin/season-overrides'
const DAY = 86_400
const reason = 'Opération de novembre'
let editor: Staff

beforeAll(async () => {
  editor = await addStaff(site, 'editor')
})

const shownOn = async (siteId: number) => {
  const brand = site.app.sites.find((one) => one.id === siteId)!
  return (await readShell(systemVisit(site.app, brand, null), { season: null })).season
}
const write = async (season: string, firstDay: string, lastDay: string) =>
  (await editor.browser.post(PATH, { season, firstDay, lastDay, reason })).body
const days = async () => (await editor.browser.get(PATH)).body.rows

test('an override without a start date applies from today, on the editor’s brand, until it is ended', async () => {
  const { id } = await write('black-week-end', '2026-11-21', '2026-11-25')
  expect([await shownOn(99), await shownOn(100)]).toEqual(['black-week-end', null])
  const lift = ({ browser }: Staff) => browser.post(`${PATH}/${id}/lift`, { reason })
  // The passing days end sessions too.
  await site.advance(2 * DAY)
  editor = await addStaff(site, 'editor')
  expect((await lift(await addStaff(site, 'editor', { siteId: 100 }))).body.api.error.code).toBe(3000)
  expect((await lift(editor)).body.api).toEqual({ ok: 1 })
  expect(await shownOn(99)).toBeNull()
  // The past days that visitors saw stay recorded.
  expect(await days()).toMatchObject([{ id, firstDay: '2026-11-21', lastDay: '2026-11-22' }])
  expect((await lift(editor)).body.api.error.code).toBe(4312)
  const logged = (await auditEntries(site)).filter(({ act }) => act.startsWith('season.'))
  expect(logged.map(({ act, reason }) => ({ act, reason }))).toEqual([
    { act: 'season.override', reason },
    { act: 'season.lift', reason },
  ])
})

test('ending an override before it begins leaves nothing', async () => {
  const { id } = await write('pre-christmas-eve', '2026-12-10', '2026-12-23')
  expect((await editor.browser.post(`${PATH}/${id}/lift`, { reason })).body.api).toEqual({ ok: 1 })
  expect((await days()).map((one: { id: number }) => one.id)).not.toContain(id)
})

test.each([
  ['black-week-end', '2026-11-22', '2026-12-01', 4311, 'firstDay'],
  ['black-week-end', '2026-12-02', '2026-12-01', 4310, 'lastDay'],
  ['easter', '2026-12-01', '2026-12-01', 107, 'season'],
  ['none', '2026-02-30', '2026-12-01', 107, 'firstDay'],
])('%s from %s to %s is refused with %i at %s', async (season, first, last, code, field) => {
  expect((await write(season, first, last)).api.error).toMatchObject({ code, field })
})
