import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const birth = { birthDate: '1990-05-12', birthTime: '14:30', latitude: '48.8566', longitude: '2.3522' }

async function ask(changes: Record<string, string | undefined> = {}) {
  const given = Object.entries({ ...birth, ...changes }).filter(([, value]) => value !== undefined)
  const query = given.map(([name, value]) => `${name}=${value}`).join('&')
  return site.browser().get(`/api/front-components/astrological-chart?${query}`)
}

test('computes a chart in the time zone of its place and with Placidus’ houses', async () => {
  const { status, body } = await ask()
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  const { chart } = body
  expect([chart.instant, chart.timeZone, chart.houseSystem]).toEqual([
    '1990-05-12T12:30:00Z',
    'Europe/Paris',
    'placidus',
  ])
  expect(chart.bodies.map(({ id }: { id: string }) => id)).toEqual(
    'sun moon mercury venus mars jupiter saturn uranus neptune pluto meanNode trueNode lilith'.split(' '),
  )
  expect(chart.bodies[0]).toMatchObject({ signId: 2, degreeInSign: expect.closeTo(21.48, 1), retrograde: false })
  expect(chart.houses).toHaveLength(12)
  expect(chart.houses[0]).toBe(chart.angles.ascendant)
})

test('without a birth time, uncertain values are marked as such and not guessed', async () => {
  const { chart } = (await ask({ birthTime: undefined })).body
  expect([chart.angles, chart.houses, chart.bodies[3].house]).toEqual([null, null, null])
  expect(chart.uncertain.moon.to - chart.uncertain.moon.from).toBeGreaterThan(11)
  expect(chart.uncertain.signsPossible.ascendant).toHaveLength(12)
})

test('a house system that does not exist above the polar circle falls back to another, and the answer says so', async () => {
  const { chart } = (await ask({ latitude: '69.65', longitude: '18.96', houseSystem: 'koch' })).body
  expect(chart).toMatchObject({ houseSystem: 'porphyry', fellBackFrom: 'koch', timeZone: 'Europe/Oslo' })
})

test.each([
  ['birthDate', { birthDate: '1990-06-31' }],
  ['birthDate', { birthDate: '1799-12-31' }],
  ['birthDate', { birthDate: '2201-01-01' }],
  ['birthDate', { birthDate: '' }],
  ['birthTime', { birthTime: '24:00' }],
  ['birthTime', { birthTime: '' }],
  ['latitude', { latitude: '90.01' }],
  ['latitude', { latitude: '' }],
  ['latitude', { latitude: '1e1' }],
  ['longitude', { longitude: '-180.5' }],
  ['timeZone', { timeZone: 'Europe/Lyon' }],
  ['houseSystem', { houseSystem: 'regiomontanus' }],
  ['utcOffset', { utcOffset: '1' }],
])('%s is named as the error: %j', async (field, changes) => {
  const { status, body } = await ask(changes)
  expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 107, field])
})

test('a birth without a place is refused, and the missing coordinate is named', async () => {
  const { status, body } = await ask({ longitude: undefined })
  expect([status, body.api.error]).toMatchObject([400, { code: 106, field: 'longitude' }])
})

test('a clock time that occurred twice or never is refused, unless an offset is given', async () => {
  for (const changes of [
    { birthDate: '1995-09-24', birthTime: '02:30' },
    { birthDate: '1976-03-28', birthTime: '01:30' },
  ]) {
    const { status, body } = await ask(changes)
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 4090, 'birthTime'])
    const { chart } = (await ask({ ...changes, utcOffset: '+01:00' })).body
    expect(chart.utcOffset).toBe('+01:00')
  }
})

test('the poles and the date line are valid places', async () => {
  for (const [latitude, longitude] of [
    ['90', '0'],
    ['-90', '180'],
    ['0', '-180'],
  ] as const) {
    expect((await ask({ latitude, longitude })).status).toBe(200)
  }
})
