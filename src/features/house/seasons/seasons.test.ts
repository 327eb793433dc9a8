import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { seasons } from '../../../sites/seasons/season.ts'
import { readShell } from '../../site/shell/read-shell.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'

const site = useTestApp()
const [MAIN, SECOND] = [99, 100]
const DAY = 86_400

type Person = Parameters<typeof systemVisit>[2]

async function shownOn(siteId: number, person: Person = null, asked: string | null = null): Promise<string | null> {
  const brand = site.app.sites.find((one) => one.id === siteId)!
  return (await readShell(systemVisit(site.app, brand, person), { season: asked })).season
}

async function override(siteId: number, season: string, firstDay: string, lastDay: string): Promise<void> {
  await site.app.db
    .insertInto('season_overrides')
    .values({ site_id: siteId, season, first_day: firstDay, last_day: lastDay })
    .execute()
}

test('the page frame follows the calendar, and a site’s override', async () => {
  expect(await shownOn(MAIN)).toBeNull()
  await override(MAIN, 'black-week-end', '2026-11-21', '2026-11-24')
  expect([await shownOn(MAIN), await shownOn(SECOND)]).toEqual(['black-week-end', null])
  await site.advance(3 * DAY)
  expect([await shownOn(MAIN), await shownOn(SECOND)]).toEqual(['black-week-end', 'black-friday'])
  await override(MAIN, 'none', '2026-11-24', '2026-11-24')
  expect(await shownOn(MAIN)).toBeNull()
  await site.advance(DAY)
  expect(await shownOn(MAIN)).toBe('black-friday')
})

test('every season can be an override and nothing else, on days in order', async () => {
  for (const season of seasons) await override(342, season, '2027-03-01', '2027-03-01')
  await expect(override(342, 'easter', '2027-03-28', '2027-03-28')).rejects.toThrow('season_overrides_season_check')
  await expect(override(342, 'none', '2027-03-02', '2027-03-01')).rejects.toThrow('season_overrides_check')
})

test('every change of the overrides changes the version that nodes watch', async () => {
  const version = async () =>
    (await site.app.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
  const before = await version()
  await override(342, 'none', '2028-01-01', '2028-01-02')
  await site.app.db.updateTable('season_overrides').set({ last_day: '2028-01-03' }).where('site_id', '=', 342).execute()
  await site.app.db.deleteFrom('season_overrides').where('site_id', '=', 342).execute()
  expect(Number(await version()) - Number(before)).toBe(3)
})

test('staff see the season that the address asks for; for others the parameter has no effect', async () => {
  const { id } = await addClient(site)
  const client = (await findPerson(site.app.db, site.app.keys, id))!
  const now = await shownOn(SECOND)
  expect(await shownOn(SECOND, { ...client, role: 'editor' }, 'christmas-eve')).toBe('christmas-eve')
  expect(await shownOn(SECOND, { ...client, role: 'editor' }, 'none')).toBeNull()
  expect(await shownOn(SECOND, client, 'christmas-eve')).toBe(now)
  expect(await shownOn(SECOND, { ...client, role: 'support' }, 'christmas-eve')).toBe(now)
  expect(await shownOn(SECOND, null, 'christmas-eve')).toBe(now)
})
