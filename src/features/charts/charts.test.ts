import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { chartOf } from '../../astrology/charts/chart.ts'

const site = useTestApp()
const paris = { birthDate: '1990-05-12', latitude: '48.8566', longitude: '2.3522' }
const afternoon = { ...paris, birthTime: '14:30' }

const ask = (query: Record<string, string>) =>
  site.browser().get(`/api/front-components/astrological-chart?${new URLSearchParams(query)}`)

describe('GET /api/front-components/astrological-chart', () => {
  test('gives the chart of the engine, the zone found by the place', async () => {
    const { status, body } = await ask(afternoon)
    expect(status).toBe(200)
    expect(body.api).toEqual({ ok: 1 })
    const birth = { date: '1990-05-12', time: '14:30', latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }
    expect(body.chart).toEqual(chartOf(birth))
    expect((await ask({ ...afternoon, timeZone: 'Europe/Paris' })).body.chart).toEqual(body.chart)
  })

  test('takes another house system, and says when there is none at that latitude', async () => {
    expect((await ask({ ...afternoon, houseSystem: 'whole-sign' })).body.chart.houseSystem).toBe('whole-sign')
    const far = (await ask({ ...afternoon, latitude: '90', houseSystem: 'koch' })).body.chart
    expect(far).toMatchObject({ houseSystem: 'porphyry', fellBackFrom: 'koch' })
  })

  test('without a time gives no houses, and what is uncertain', async () => {
    const { chart } = (await ask(paris)).body
    expect(chart).toMatchObject({ angles: null, houses: null, uncertain: { ascendant: null } })
    expect(chart.bodies[0]).toMatchObject({ id: 'sun', house: null })
    expect(chart.uncertain.moon.from).toBeLessThan(chart.uncertain.moon.to)
  })

  test.each([
    [{ birthDate: '1990-06-31' }, 'birthDate'],
    [{ birthDate: '1799-12-31' }, 'birthDate'],
    [{ birthDate: '2201-01-01' }, 'birthDate'],
    [{ birthDate: '' }, 'birthDate'],
    [{ birthTime: '24:00' }, 'birthTime'],
    [{ birthTime: '' }, 'birthTime'],
    [{ latitude: '91' }, 'latitude'],
    [{ latitude: '' }, 'latitude'],
    [{ latitude: 'nord' }, 'latitude'],
    [{ longitude: '-180.5' }, 'longitude'],
    [{ longitude: '1e2' }, 'longitude'],
    [{ timeZone: 'Europe/Lutece' }, 'timeZone'],
    [{ utcOffset: '1' }, 'utcOffset'],
    [{ houseSystem: 'campanus' }, 'houseSystem'],
  ])('%j is refused by its field', async (wrong, field) => {
    const { status, body } = await ask({ ...afternoon, ...wrong } as Record<string, string>)
    expect(status).toBe(400)
    expect(body.api).toMatchObject({ ok: 0, error: { code: 107, field } })
  })

  test.each([
    ['birthDate', 1009],
    ['latitude', 106],
    ['longitude', 106],
  ])('%s is needed', async (field, code) => {
    const given = Object.fromEntries(Object.entries(afternoon).filter(([name]) => name !== field))
    expect((await ask(given)).body.api.error).toMatchObject({ code, field })
  })

  test.each([
    ['1976-03-28', '01:30', ['+01:00', '+02:00']],
    ['1976-09-26', '00:30', ['+01:00', '+02:00']],
    ['1940-06-14', '23:30', ['+01:00', '+02:00']],
  ])('%s at %s is asked about, and taken with its offset', async (birthDate, birthTime, offsets) => {
    const birth = { ...paris, birthDate, birthTime }
    const { error } = (await ask(birth)).body.api
    expect(error).toMatchObject({ code: 107, field: 'birthTime', msg: expect.stringContaining('précisez l’écart') })
    for (const utcOffset of offsets) {
      const at = Date.parse(`${birthDate}T${birthTime}:00${utcOffset}`)
      expect(Date.parse((await ask({ ...birth, utcOffset })).body.chart.instant)).toBe(at)
    }
  })

  test('an offset is taken as people write it in an address', async () => {
    const query = new URLSearchParams(afternoon)
    const answer = await site.browser().get(`/api/front-components/astrological-chart?${query}&utcOffset=+01:00`)
    expect(answer.body.chart).toMatchObject({ instant: '1990-05-12T13:30:00Z', utcOffset: '+01:00' })
  })
})
