import { beforeAll, expect, test } from 'vitest'
import { bornIn } from '../../../../test/births.ts'
import { fewCities } from '../../../../test/cities.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { apart, signOfLongitude } from '../../../astrology/angles.ts'
import { horizonAt } from '../../../astrology/horizon.ts'
import { houseOf, housesOf } from '../../../astrology/houses/houses.ts'
import { positionOf } from '../../../astrology/positions.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import { readReturn } from './read-return.server.ts'
import { action, loader } from './return.page.tsx'
import { yearGround, yearMoon, yearRising, yearSun } from './said.data.ts'

// The tests' clock stands at 21 November 2026.
const site = useTestApp()
beforeAll(() => fillCities(site.owner, fewCities))
type Browser = Parameters<typeof openPage>[3]

const keep = async (browser: Browser, more: object = {}) => {
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  const birth = { name: 'Moi', isOwn: true, place: 'Lyon', latitude: 45.75, longitude: 4.85, birthDate: '1990-05-12' }
  return (await browser.post('/api/charts', { ...birth, birthTime: '14:30', ...more })).body.chart.id as number
}
const addressOf = (id: number | string) => `/mon-compte/themes/${id}/revolution-solaire`
const open = (browser: Browser, id: number | string) =>
  openPage(site, loader, addressOf(id), browser, { id: String(id) })
const send = (browser: Browser, id: number | string, fields: Record<string, string>) =>
  sendForm(site, action, addressOf(id), fields, browser, { id: String(id) })

test('the page opens on the running year at the place of birth', async () => {
  const { browser } = await addClient(site)
  const { status, data } = await open(browser, await keep(browser))
  expect([status, data.year, data.from, data.place]).toEqual([200, 2026, 1991, 'Lyon'])
  const birth = new Date('1990-05-12T12:30:00Z')
  const { instant } = data.found.chart
  expect(instant.slice(0, 10)).toBe('2026-05-12')
  const [then, now] = [birth, new Date(instant)].map((at) => positionOf('sun', at).longitude)
  expect(apart(then!, now!)).toBeLessThan(1 / 86_400)
})

test('before this year’s birthday the running year is the one before', async () => {
  const { browser } = await addClient(site)
  const { data } = await open(browser, await keep(browser, { birthDate: '1990-12-12' }))
  expect([data.year, data.found.chart.instant.slice(0, 7)]).toEqual([2025, '2025-12'])
})

test('another year and another place give another sky of the same Sun', async () => {
  const { browser } = await addClient(site)
  const id = await keep(browser)
  const at = async (fields: Record<string, string>) => (await send(browser, id, fields)).data.answer
  const [lyon, london] = [await at({ annee: '2030' }), await at({ annee: '2030', lieu: 'Londres (Royaume-Uni)' })]
  expect([lyon.year, london.place]).toEqual([2030, 'Londres, Royaume-Uni'])
  expect(london.found.chart.instant).toBe(lyon.found.chart.instant)
  expect(london.found.chart.timeZone).toBe('Europe/London')
  expect(london.found.chart.angles).not.toEqual(lyon.found.chart.angles)
})

test.each([
  ['l’an prochain', 4770],
  ['1899', 4771],
  ['2101', 4771],
  ['1990', 4810],
  ['1950', 4810],
])('the year %s is refused at its field', async (annee, code) => {
  const { browser } = await addClient(site)
  const { status, data } = await send(browser, await keep(browser), { annee })
  expect([status, data.refusal]).toMatchObject([400, { code, field: 'annee' }])
})

test('a place that nobody knows, or that several are, is asked again', async () => {
  const { browser } = await addClient(site)
  const id = await keep(browser)
  const unknown = await send(browser, id, { annee: '2027', lieu: 'Xyz' })
  expect([unknown.status, unknown.data.answer.asked.fault, unknown.data.answer.found]).toEqual([
    400,
    'placeUnknown',
    null,
  ])
  const several = await send(browser, id, { annee: '2027', lieu: 'Lon' })
  expect([several.status, several.data.answer.asked.fault]).toEqual([400, 'placeSeveral'])
  const [{ value: ville }] = several.data.answer.asked.choices
  const chosen = await send(browser, id, { annee: '2027', lieu: 'Lon', ville })
  expect([chosen.status, chosen.data.answer.asked.fault]).toEqual([200, null])
})

test('without an hour of birth no ascendant is invented', async () => {
  const { browser } = await addClient(site)
  const { data } = await open(browser, await keep(browser, { birthTime: undefined }))
  expect(data.found).toBeNull()
  expect(new Date(data.about).toISOString().slice(0, 7)).toBe('2026-05')
})

test('only the client who keeps the chart sees its returns, and nobody once the consent is withdrawn', async () => {
  const [{ browser }, stranger] = [await addClient(site), await addClient(site)]
  const id = await keep(browser)
  expect((await open(stranger.browser, id)).status).toBe(404)
  expect((await send(stranger.browser, id, { annee: '2027' })).status).toBe(404)
  expect((await open(site.browser(), id)).location).toMatch(/^\/connexion\?retour=/)
  expect((await send(site.browser(), id, { annee: '2027' })).location).toMatch(/^\/connexion\?retour=/)
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect((await open(browser, id)).status).toBe(403)
  expect((await send(browser, id, { annee: '2027' })).status).toBe(403)
})

test('every text of a year follows from the places of its sky', () => {
  const born = bornIn('paris')
  const place = { latitude: 43.6, longitude: 1.44, timeZone: 'Europe/Paris' }
  for (let years = 20; years < 60; years++) {
    const { chart, reading } = readReturn(born, years, { place, houseSystem: 'placidus' })
    const at = new Date(chart.instant)
    const { angles, cusps } = housesOf(horizonAt(at, place), 'placidus')
    const house = (id: 'sun' | 'moon') => houseOf(positionOf(id, at).longitude, cusps) as 1
    expect(reading.rising).toEqual({
      sign: signOfLongitude(angles.ascendant),
      text: yearRising[signOfLongitude(angles.ascendant)],
    })
    const ground = houseOf(angles.ascendant, born.houses!) as 1
    expect(reading.ground).toEqual({ house: ground, text: yearGround[ground] })
    expect(reading.sun).toEqual({ house: house('sun'), text: yearSun[house('sun')] })
    expect(reading.moon).toEqual({ house: house('moon'), text: yearMoon[house('moon')] })
    for (const { planet, angle } of reading.angular) {
      const { ascendant, midheaven } = angles
      const where = { ascendant, descendant: ascendant + 180, midheaven, lowerHeaven: midheaven + 180 }[angle]
      expect(apart(positionOf(planet, at).longitude, where)).toBeLessThanOrEqual(6)
    }
  }
})
