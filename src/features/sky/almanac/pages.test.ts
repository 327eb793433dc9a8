import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { keptPlace } from '../../../server/kept-places.ts'
import { ALMANAC, almanacAddress, almanacPages } from './addresses.ts'
import { loader as openEphemeris } from './ephemeris.page.tsx'
import { loader as openCsv } from './ephemeris-csv.page.ts'
import { loader as openHours } from './hours.page.tsx'
import { listedPages } from './listed-pages.ts'
import { loader as openLunations } from './lunations.page.ts'
import { loader as openMoon } from './moon.page.tsx'
import { loader as openRetrogrades } from './retrogrades.page.tsx'

// The tests' clock stands at 21 November 2026.
const site = useTestApp()
type Door = Parameters<typeof openPage>[1]
const loaders = { moon: openMoon, hours: openHours, retrogrades: openRetrogrades, ephemeris: openEphemeris } as const
const open = (loader: Door, path: string, params = {}) => openPage(site, loader, path, site.browser(), params)

const now = { moon: '2026-11', hours: '2026-11-21', retrogrades: '2026', ephemeris: '2026-11' } as const
const typed = { month: ['mois', '2027-03'], day: ['jour', '2027-03-14'], year: ['annee', '2027'] } as const
const beyond = { month: '2101-01', day: '1899-12-31', year: '2101' } as const

test.each(ALMANAC)(
  '%s: today without a date, any other by its address, and what is typed leads there',
  async (page) => {
    const { unit, path } = almanacPages[page]
    const [field, other] = typed[unit]
    const today = await open(loaders[page], path)
    expect([today.status, today.data.date, today.data.refusal]).toEqual([200, now[page], null])
    const there = await open(loaders[page], `${path}/${other}`, { [unit]: other })
    expect([there.status, there.data.date]).toEqual([200, other])
    expect(await open(loaders[page], `${path}?${field}=${other}`)).toMatchObject({
      status: 302,
      location: `${path}/${other}`,
    })
    const far = await open(loaders[page], `${path}?${field}=${beyond[unit]}`)
    expect([far.status, far.data.refusal]).toMatchObject([400, { code: 4771, field }])
    expect(far.data.refusal.message).toContain('1900')
    const odd = await open(loaders[page], `${path}?${field}=hier`)
    expect([odd.status, odd.data.refusal]).toMatchObject([400, { code: 4770, field }])
    const refused = await open(loaders[page], `${path}/${beyond[unit]}`, { [unit]: beyond[unit] })
    expect([refused.status, refused.data.message]).toEqual([400, far.data.refusal.message])
    expect((await open(loaders[page], `${path}/hier`, { [unit]: 'hier' })).status).toBe(404)
  },
)

test('what a form asks is not answered from the cache of the bare page', () => {
  for (const page of ALMANAC) {
    const { unit, path } = almanacPages[page]
    const [field, other] = typed[unit]
    expect(keptPlace(path, new URLSearchParams({ [field]: other }))?.address).toBe(`${path}?${field}=${other}`)
    expect(keptPlace(almanacAddress(page, other), new URLSearchParams())?.address).toBe(`${path}/${other}`)
  }
})

/** What a page that answers with a file sends. */
async function sent(
  loader: Door,
  params: Record<string, string>,
): Promise<{ status: number; type: string | null; text: string }> {
  const page: Door = async (args) => ({ response: await loader(args) })
  const { status, data } = await openPage(site, page, '/', site.browser(), params)
  if (status !== 200) return { status, type: null, text: data?.message ?? '' }
  const response: Response = data.response
  return { status, type: response.headers.get('content-type'), text: await response.text() }
}

test('the lunations of a year as a calendar, each at its instant', async () => {
  const { type, text } = await sent(openLunations, { year: '2026' })
  expect(type).toBe('text/calendar; charset=utf-8')
  expect(text).not.toMatch(/TZID|DTSTART:\d{8}T\d{6}\r/)
  const events = Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
  const [moons, eclipses] = [0, 1].map((kind) =>
    events.filter(({ summary }) => String(summary).startsWith('Éclipse') === Boolean(kind)),
  )
  expect([moons!.length >= 49, new Set(events.map(({ uid }) => uid)).size]).toEqual([true, events.length])
  const full = events.find(({ uid }) => uid.startsWith('full-2026-11-24@'))!
  expect([full.summary, full.start.toISOString().slice(0, 16)]).toEqual(['Pleine Lune en Gémeaux', '2026-11-24T14:53'])
  expect(eclipses!.map(({ summary, start }) => `${start.toISOString().slice(0, 10)} ${summary}`).sort()).toEqual([
    '2026-02-17 Éclipse annulaire de Soleil',
    '2026-03-03 Éclipse totale de Lune',
    '2026-08-12 Éclipse totale de Soleil',
    '2026-08-28 Éclipse partielle de Lune',
  ])
  expect(await sent(openLunations, { year: '2101' })).toMatchObject({ status: 400 })
  expect(await sent(openLunations, { year: 'rien' })).toMatchObject({ status: 404 })
})

test('the ephemeris of a month as a table for spreadsheets', async () => {
  const { type, text } = await sent(openCsv, { month: '2026-10' })
  expect(type).toBe('text/csv; charset=utf-8')
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(rows).toHaveLength(32)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([26]))
  expect(rows[0]!.slice(0, 4)).toEqual(['Jour', 'Temps universel', 'Soleil (degrés)', 'Soleil'])
  // Midnight in Paris is at 22 h in universal time until the clocks change on 25 October, and at 23 h from then on.
  expect([rows[25]!.slice(0, 2), rows[26]!.slice(0, 2)]).toEqual([
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ])
  expect(rows[25]![2]).toMatch(/^"211,\d{4}"$/)
  expect(rows[25]![3]).toMatch(/^1°\u00a0\d{2}′ Scorpion$/)
  expect(rows[31]!.filter((cell) => cell.endsWith(' R')).length).toBeGreaterThanOrEqual(3)
  expect(await sent(openCsv, { month: '1899-12' })).toMatchObject({ status: 400 })
  expect(await sent(openCsv, { month: '2026-1' })).toMatchObject({ status: 404 })
})

test('search engines are told of today’s pages, the next twelve months of the Moon and the next year', async () => {
  const listed = listedPages(plainWording, { site: 'Essai', today: '2100-11-21' })
  expect(listed.map(({ path }) => path)).toEqual([
    '/calendrier-lunaire',
    '/calendrier-lunaire/2100-12',
    '/ciel-du-jour',
    '/planetes-retrogrades',
    '/ephemerides',
  ])
  expect(listedPages(plainWording, { site: 'Essai', today: '2026-11-21' })).toHaveLength(4 + 12 + 1)
  for (const page of ALMANAC) expect((await open(loaders[page], almanacPages[page].path)).data.isListed).toBe(true)
  const isListed = async (month: string) =>
    (await open(openMoon, `/calendrier-lunaire/${month}`, { month })).data.isListed
  expect(await Promise.all(['2026-11', '2026-12', '2027-11', '2027-12', '1950-01'].map(isListed))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(listed[0]).toMatchObject({ title: expect.stringContaining('novembre 2100'), changedOn: '2100-11-21' })
})
