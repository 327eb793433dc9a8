import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Visit } from '../../../app.ts'
import { type CitySource, citySource } from './compile/city-source.server.ts'
import { frenchNames } from './compile/french-names.data.ts'
import { fillCities } from './fill-cities.server.ts'
import { selectCities } from './queries.server.ts'
import { understandPlace } from './understand-place.server.ts'
import { placeOf } from './views.ts'

const site = useTestApp()
const source = citySource()

beforeAll(async () => {
  await fillCities(site.owner, source)
})

const labels = async (query: string, limit = 10): Promise<string[]> => {
  const search = new URLSearchParams({ query, limit: String(limit) })
  return (await site.browser().get(`/api/resources/suggestions/cities?${search}`)).body.suggestions
}

test('a single letter finds only an exact name', async () => {
  expect(await labels('Y')).toEqual(['Y (80190)'])
  expect(await labels('s')).toEqual([])
  expect(await labels('7')).toEqual([])
})

const visit = () => ({ db: site.app.db }) as Visit

const found = async (query: string) =>
  (await site.browser().get(`/api/resources/cities?limit=1&query=${encodeURIComponent(query)}`)).body.cities[0]

test('every city of the packages is stored', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) as all, count(*) filter (where country = 'FR') as french,
      count(*) filter (where country = 'FR' and is_position_exact) as exact,
      count(*) filter (where country = 'FR' and postal_codes = '{}') as "withoutCode" from cities`.execute(site.owner)
  expect(rows[0]!.all).toBeGreaterThan(163_000)
  expect(rows[0]!.french).toBeGreaterThan(37_000)
  expect(rows[0]!.exact).toBeGreaterThan(8900)
  expect(rows[0]!.withoutCode).toBe(0)
})

test('a prefix search scans a range of the one index, however many cities there are', async () => {
  const query = selectCities(site.app.db, 'saint', 10)
  const { rows } = await sql<{ 'QUERY PLAN': object[] }>`explain (format json) ${query}`.execute(site.app.db)
  const plan = JSON.stringify(rows[0]!['QUERY PLAN'])
  expect(plan).toContain('"Index Name":"city_keys_pkey"')
  expect(plan).toContain(`"Index Cond":"((key >= 'saint'::text) AND (key < 'sainu'::text))"`)
  expect(plan).not.toContain('Seq Scan')
})

test.each([
  ['paris', 'Paris (75)'],
  ['Paris (75), Île-de-France, France', 'Paris (75)'],
  ['PARIS 14', 'Paris 14e Arrondissement (75014)'],
  ['75014', 'Paris (75)'],
  ['aix en prov', 'Aix-en-Provence (13)'],
  ['Saint-Étienne', 'Saint-Étienne (42)'],
  ['st etienne', 'Saint-Étienne (42)'],
  ['93200', 'Saint-Denis (93)'],
  ['Bœurs', 'Bœurs-en-Othe (89770)'],
  ['Y', 'Y (80190)'],
  ['londres', 'Londres (Royaume-Uni)'],
  ['london', 'Londres (Royaume-Uni)'],
  ['Rome', 'Rome (Italie)'],
  ['Cordieux', 'Cordieux (01120)'],
  ['Springfield (IL', 'Springfield (IL, États-Unis)'],
])('%j finds %j first', async (query, label) => {
  expect((await labels(query))[0]).toBe(label)
})

test.each([
  ['Paris', 'Paris (75), Île-de-France, France'],
  ['lyon', 'Lyon (69), Auvergne-Rhône-Alpes, France'],
  ['Marseille', 'Marseille (13), Provence-Alpes-Côte d’Azur, France'],
  ['Bordeaux', 'Bordeaux (33), Nouvelle-Aquitaine, France'],
  ['Lille', 'Lille (59), Hauts-de-France, France'],
  ['Toulouse', 'Toulouse (31), Occitanie, France'],
  ['Nice', 'Nice (06), Provence-Alpes-Côte d’Azur, France'],
  ['Montréal', 'Montréal, Canada'],
  ['Brest', 'Brest (29200), Bretagne, France'],
  ['Saint-Denis', 'Saint-Denis (974), La Réunion, France'],
])('the name %j alone is understood', async (typed, place) => {
  const { city, others } = await understandPlace(visit(), typed, '')
  expect(placeOf(city!)).toBe(place)
  expect(others[0]?.id ?? city!.id).toBe(city!.id)
})

test('districts are offered by number, then the namesakes; the chosen one comes first', async () => {
  const { others } = await understandPlace(visit(), 'Lyon', '')
  expect(others.map(({ name }) => name).slice(0, 10)).toEqual([
    'Lyon',
    'Lyon 1er Arrondissement',
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Lyon ${number}e Arrondissement`),
  ])
  const chosen = await understandPlace(visit(), 'Lyon', 'insee-69387')
  expect([chosen.city!.name, chosen.others[0]!.name]).toEqual(['Lyon 7e Arrondissement', 'Lyon 7e Arrondissement'])
})

test('a partial name, or a code of several communes, leads to a question', async () => {
  for (const typed of ['Marse', '01200']) {
    const { city, others } = await understandPlace(visit(), typed, '')
    expect([city, others.length > 1]).toEqual([null, true])
  }
  expect(await understandPlace(visit(), 'Xyzzy', '')).toEqual({ city: null, others: [] })
})

test('a label finds its city again', async () => {
  for (const label of await labels('ma', 20)) expect((await found(label)).label).toBe(label)
  for (const label of await labels('lond', 20)) expect((await found(label)).label).toBe(label)
})

test.each([
  ['Lyon', 'Europe/Paris', 45.75, 4.85],
  ['Nouméa', 'Pacific/Noumea', -22.27, 166.45],
  ['Hiva-Oa', 'Pacific/Marquesas', -9.8, -139.04],
  ['Los Angeles', 'America/Los_Angeles', 34.05, -118.24],
  ['San Diego', 'America/Los_Angeles', 32.72, -117.16],
  ['Las Palmas de Gran Canaria', 'Atlantic/Canary', 28.1, -15.41],
  ['Séville', 'Europe/Madrid', 37.38, -5.97],
])('%s has the right position and time zone', async (query, timeZone, latitude, longitude) => {
  const city = await found(query)
  expect(city.timeZone).toBe(timeZone)
  expect(city.latitude).toBeCloseTo(latitude, 1)
  expect(city.longitude).toBeCloseTo(longitude, 1)
})

test('every time zone is known to the runtime', async () => {
  const zones = await site.app.db.selectFrom('cities').select('time_zone').distinct().execute()
  for (const { time_zone: timeZone } of zones) expect(() => new Intl.DateTimeFormat('fr', { timeZone })).not.toThrow()
})

test('every French name belongs to a town', async () => {
  const names = await site.app.db.selectFrom('cities').select('name').where('country', '<>', 'FR').execute()
  const known = new Set(names.map(({ name }) => name))
  expect(frenchNames.filter(([, , french]) => !known.has(french))).toEqual([])
})

test('cities are stored once; newer data replaces them', async () => {
  const never: CitySource = {
    version: source.version,
    compile: () => {
      throw new Error('compiled again')
    },
  }
  expect(await fillCities(site.owner, never)).toBe(false)
  const [one] = source.compile()
  const newer: CitySource = { version: 'newer', compile: () => [{ ...one!, name: 'Parisis' }] }
  const both = await Promise.all([fillCities(site.owner, newer), fillCities(site.owner, newer)])
  expect(both.toSorted()).toEqual([false, true])
  expect(await labels('paris')).toEqual(['Parisis (75)'])
  expect(await labels('lyon')).toEqual([])
})
