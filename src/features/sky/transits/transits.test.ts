import { expect, test } from 'vitest'
import { bornIn } from '../../../../test/births.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { apart } from '../../../astrology/angles.ts'
import { ASPECT_ANGLES } from '../../../astrology/aspects.ts'
import { skyNoon } from '../../../astrology/events/sky-of-day.ts'
import { PLANETS } from '../../../astrology/names.ts'
import { positionOf } from '../../../astrology/positions.ts'
import { type Target, targetsOf } from '../../../astrology/transits/transits.ts'
import { readTransits, saidOf, yearAhead } from './read-transits.server.ts'
import { loader } from './transits.page.tsx'

// The tests' clock stands at 21 November 2026.
const site = useTestApp()
type Browser = Parameters<typeof openPage>[3]

const keep = async (browser: Browser, timed = true) => {
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  const birth = { name: 'Moi', isOwn: true, birthDate: '1990-05-12', ...(timed && { birthTime: '14:30' }), ...place }
  return (await browser.post('/api/charts', birth)).body.chart.id as number
}
const open = (browser: Browser, id: number | string, query = '') =>
  openPage(site, loader, `/mon-compte/themes/${id}/transits${query}`, browser, { id: String(id) })

test('the page shows today, any date typed, and the year ahead', async () => {
  const { browser } = await addClient(site)
  const id = await keep(browser)
  const today = await open(browser, id)
  expect([today.status, today.data.day, today.data.today, today.data.refusal]).toEqual([
    200,
    '2026-11-21',
    '2026-11-21',
    null,
  ])
  expect(today.data.places.map(({ id }: { id: string }) => id)).toEqual(PLANETS)
  expect(today.data.places.every(({ house }: { house: number }) => house >= 1 && house <= 12)).toBe(true)
  const later = await open(browser, id, '?jour=2027-03-14')
  expect([later.status, later.data.day]).toEqual([200, '2027-03-14'])
  expect(later.data.touches).not.toEqual(today.data.touches)
  expect(later.data.ahead).toEqual(today.data.ahead)
  expect(today.data.ahead.length).toBeGreaterThan(3)
})

test.each([
  ['?jour=hier', 4770],
  ['?jour=2027-02-30', 4770],
  ['?jour=', 4770],
  ['?jour=1899-12-31', 4771],
  ['?jour=2101-01-01', 4771],
])('%s is refused at its field, above the sky of today', async (query, code) => {
  const { browser } = await addClient(site)
  const { status, data } = await open(browser, await keep(browser), query)
  expect([status, data.refusal, data.day]).toMatchObject([400, { code, field: 'jour' }, '2026-11-21'])
})

test('only the client who keeps the chart sees its transits, and nobody once the consent is withdrawn', async () => {
  const [{ browser }, stranger] = [await addClient(site), await addClient(site)]
  const id = await keep(browser)
  expect((await open(stranger.browser, id)).status).toBe(404)
  expect((await open(browser, 'x')).status).toBe(404)
  expect((await open(site.browser(), id)).location).toMatch(/^\/connexion\?retour=/)
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect((await open(browser, id)).status).toBe(403)
})

test('without an hour of birth there are no houses, and neither the Moon nor the angles are touched', async () => {
  const { browser } = await addClient(site)
  const { data } = await open(browser, await keep(browser, false))
  expect(data.chart.angles).toBeNull()
  expect(data.places.every(({ house }: { house: null }) => house === null)).toBe(true)
  const touched = [...data.touches, ...data.ahead].map(({ to }: { to: Target }) => to)
  for (const id of ['moon', 'ascendant', 'midheaven']) expect(touched).not.toContain(id)
})

test('what a day touches is in orb at noon, told in a sentence of its own, and exact when it is said to be', () => {
  const chart = bornIn('nice')
  const targets = new Map(targetsOf(chart))
  const { touches } = readTransits(chart, '2027-03-14')
  expect(touches.length).toBeGreaterThan(4)
  for (const { from, to, type, orb, text, exactAt } of touches) {
    const off = (at: number) =>
      Math.abs(apart(positionOf(from, new Date(at)).longitude, targets.get(to)!) - ASPECT_ANGLES[type])
    expect(off(skyNoon('2027-03-14'))).toBeCloseTo(orb, 6)
    for (const at of exactAt) expect(off(at)).toBeLessThan(0.001)
    expect(text).toBe(saidOf({ from, to, type }))
    expect(text).not.toContain('{')
  }
})

test('each day of the year ahead shows its rendezvous among what is touched', () => {
  const chart = bornIn('lille')
  for (const { at, from, to, type } of yearAhead(chart, '2026-11-21')) {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at)
    expect(readTransits(chart, day).touches).toContainEqual(expect.objectContaining({ from, to, type }))
  }
})
