import { expect, test } from 'vitest'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { type GivenEntry, saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'

const site = useTestApp()
const banner = {
  title: 'Fermeture le 24',
  description: '<p>Nous fermons à midi.</p>',
  link: null,
  button_label: null,
  image: null,
  delay: 0,
  rank: 0,
  background_color: null,
  text_color: null,
  button_background_color: null,
  user_type: 'logged_in',
  gender: null,
  path: '/tarot',
  is_exact_path: false,
  startDate: '2026-12-23T23:00:00.000Z',
  endDate: '2026-12-24T11:00:00.000Z',
}
const offer = { text: 'Dix minutes', linksProperties: [], conditions: null, audience: 'new_client', price: null }

const save = (siteId: number, entry: Omit<GivenEntry, 'publishAt'> & { publishAt?: Date }) => {
  const brand = site.app.sites.find(({ id }) => id === siteId)!
  return saveEntry(systemVisit(site.app, brand), { publishAt: null, ...entry }, null)
}

test('the year lists scheduled, published and inherited entries with their audience and dates, without drafts', async () => {
  await save(99, { kind: 'notification', address: 'noel', status: 'published', data: banner })
  await save(99, { kind: 'notification', address: 'brouillon', status: 'draft', data: banner })
  const endDate = '2026-12-31T23:00:00.000Z'
  const publishAt = new Date('2026-12-01T08:00:00Z')
  await save(99, { kind: 'offer', address: 'decembre', status: 'scheduled', publishAt, data: { ...offer, endDate } })
  const read = async (siteId: number, year: number) => {
    const { browser } = await addStaff(site, 'editor', { siteId })
    const { planned, ...rest } = (await browser.get(`/api/admin/calendar?year=${year}`)).body
    const ours = ['noel', 'brouillon', 'decembre']
    return { ...rest, planned: planned.filter(({ address }: { address: string }) => ours.includes(address)) }
  }
  const december = { kind: 'offer', address: 'decembre', firstDay: '2026-12-01', lastDay: '2027-01-01', to: endDate }
  const { today, seasons, planned } = await read(99, 2026)
  expect(today).toBe('2026-11-21')
  expect(seasons).toContainEqual({
    season: 'christmas-eve',
    firstDay: '2026-12-24',
    lastDay: '2026-12-31',
    by: 'calendar',
  })
  expect(planned).toMatchObject([
    {
      address: 'noel',
      title: 'Fermeture le 24',
      firstDay: '2026-12-24',
      lastDay: '2026-12-24',
      from: banner.startDate,
      audience: 'logged_in',
      path: '/tarot',
      isOwn: true,
    },
    { ...december, audience: 'new_client', isOwn: true },
  ])
  expect((await read(100, 2026)).planned).toMatchObject([{ ...december, isOwn: false }])
  expect((await read(99, 2027)).planned).toMatchObject([december])
  expect((await read(99, 2028)).planned).toEqual([])

  // A brand's own version replaces the main site's from its publication on; withdrawing one takes effect at once.
  const after = new Date('2026-12-10T08:00:00Z')
  const own = { kind: 'offer', address: 'decembre', data: { ...offer, endDate } } as const
  await save(100, { ...own, status: 'scheduled', publishAt: after })
  expect((await read(100, 2026)).planned).toMatchObject([
    { isOwn: false, firstDay: '2026-12-01', to: after.toISOString(), lastDay: '2026-12-10' },
    { isOwn: true, from: after.toISOString(), to: endDate },
  ])
  await save(342, { ...own, status: 'withdrawn' })
  expect((await read(342, 2026)).planned).toEqual([])
})
