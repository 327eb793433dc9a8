import { beforeAll, expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import * as page from './natal.page.tsx'
import { readBirthForm } from './read-birth-form.server.ts'
import { clockOffset, clockTime } from './typed-time.ts'

const site = useTestApp()
beforeAll(() => fillCities(site.owner, fewCities))

const lyon = { date: '12/05/1990', heure: '14:30', lieu: 'Lyon (69)' }
const open = (typed: Record<string, string>) => sendForm(site, page.action, '/theme-astral', typed, site.browser())
const asked = async (typed: Record<string, string>) => {
  const { status, data } = await open({ ...lyon, ...typed })
  const { state, faults, cities, clocks } = data.read
  expect([status, state]).toEqual([400, 'asked'])
  return { faults: faults.map(({ field, key }: Record<string, string>) => `${field} ${key}`), cities, clocks }
}

test('the page has a form, and a complete birth gives its chart with an interpretation', async () => {
  expect((await open({})).data).toEqual({ read: { state: 'blank' }, found: null })
  const { status, data } = await open({ ...lyon, prenom: 'Anaïs', maisons: 'koch' })
  expect([status, data.read.state, data.read.place]).toEqual([200, 'known', 'Lyon (69), Auvergne-Rhône-Alpes, France'])
  expect(data.read.chart).toMatchObject({ instant: '1990-05-12T12:30:00Z', houseSystem: 'koch' })
  expect(data.found.words).toEqual({ name: 'Anaïs', day: '12 mai 1990', time: '14\u00a0h\u00a030' })
  expect(data.found.reading.planets).toHaveLength(7)
  expect(data.found.reading.slow).toHaveLength(3)
  expect(data.found.reading.portrait[0]).toMatch(/^La Terre l’emporte dans ce thème/)
  expect(data.read.typed).toMatchObject({ ...lyon, prenom: 'Anaïs', maisons: 'koch' })
})

test('a person without a birth time can say so, and gets no houses', async () => {
  const { status, data } = await open({ ...lyon, heure: '', sansHeure: '1' })
  expect([status, data.read.chart.houses, data.found.words.time]).toEqual([200, null, null])
})

test.each<[Record<string, string>, string[]]>([
  [{ date: '' }, ['date dateMissing']],
  [{ date: '31/06/1990' }, ['date dateInvalid']],
  [{ date: '12/05/1799' }, ['date dateOutOfRange']],
  [{ date: '12/05/2201' }, ['date dateOutOfRange']],
  [{ heure: '' }, ['heure timeMissing']],
  [{ heure: '24:00' }, ['heure timeInvalid']],
  [{ heure: 'midi' }, ['heure timeInvalid']],
  [{ lieu: '' }, ['lieu placeMissing']],
  [{ lieu: 'Xyz' }, ['lieu placeUnknown']],
  [{ maisons: 'regiomontanus' }, ['maisons houseSystemUnknown']],
  [{ decalage: 'hier' }, ['decalage utcOffsetInvalid']],
  [{ prenom: 'A'.repeat(61) }, ['prenom nameTooLong']],
  [{ date: '31/06/1990', lieu: '' }, ['lieu placeMissing', 'date dateInvalid']],
])('%j is reported at its field, and no input is lost', async (typed, faults) => {
  expect((await asked(typed)).faults).toEqual(faults)
})

test('an ambiguous place name asks for a choice, which is then used', async () => {
  const { faults, cities } = await asked({ lieu: 'Lon' })
  expect(faults).toEqual(['lieu placeSeveral'])
  expect(cities.map(({ label }: { label: string }) => label)).toContain('Londres (Royaume-Uni)')
  const { data } = await open({ ...lyon, lieu: 'Lon', ville: 'geonames-2643743' })
  expect(data.read).toMatchObject({ place: 'Londres, Royaume-Uni', chart: { timeZone: 'Europe/London' } })
  // The choice belongs to a place name that was changed since.
  expect((await open({ ...lyon, ville: 'geonames-2643743' })).data.read.place).toBe(
    'Lyon (69), Auvergne-Rhône-Alpes, France',
  )
})

test.each([
  ['24/09/1995', '02:30', 'timeComesTwice', ['+02:00', '+01:00']],
  ['28/03/1976', '01:30', 'timeSkipped', ['+02:00', '+01:00']],
  ['10/08/1940', '12:00', 'timeDivided', ['+02:00', '+01:00']],
])('on %s at %s (%s) the form asks for an offset', async (date, heure, key, offsets) => {
  const { faults, clocks } = await asked({ date, heure })
  expect(faults).toEqual([`heure ${key}`])
  expect(clocks.map(({ value }: { value: string }) => value)).toEqual(offsets)
  const { data } = await open({ ...lyon, date, heure, decalage: offsets[1]! })
  expect(data.read.chart.utcOffset).toBe(offsets[1])
})

test('a failure of the engine is shown, and logged without the birth', async () => {
  const lines: object[] = []
  const log = { error: (line: object) => lines.push(line) }
  const visit = { ...site, app: { ...site.app, log }, db: site.app.db, requestId: 'r' } as never
  const failing = () => {
    throw new Error('no orbit')
  }
  const read = await readBirthForm(visit, new URLSearchParams(lyon), '', failing)
  expect(read).toMatchObject({ state: 'failed', typed: lyon })
  expect(lines).toEqual([{ err: new Error('no orbit'), requestId: 'r' }])
})

test('times and offsets are accepted in their usual notations', () => {
  expect(['14h30', '9:05', '9 h 05', '24:00', 'midi'].map(clockTime)).toEqual([
    '14:30',
    '09:05',
    '09:05',
    '24:00',
    'midi',
  ])
  expect(['+1', 'UTC+5:30', '−04:00', ' 02:00', '+00:09:21', 'hier'].map(clockOffset)).toEqual([
    '+01:00',
    '+05:30',
    '-04:00',
    '+02:00',
    '+00:09:21',
    'hier',
  ])
})
