import { describe, expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { firstNames } from '../users/first-names.data.ts'
import { fillCities } from './fill-cities.server.ts'

const site = useTestApp()
const get = async (path: string, query: Record<string, string>) =>
  (await site.browser().get(`/api/resources/${path}?${new URLSearchParams(query)}`)).body
const suggested = async (what: string, query: string, more = {}): Promise<string[]> =>
  (await get(`suggestions/${what}`, { query, ...more })).suggestions

describe('cities', () => {
  test('there are none before they are stored, and the call says so', async () => {
    expect(await get('cities', { query: 'lyon' })).toEqual({ api: { ok: 1 }, cities: [] })
  })

  test('by name, French ones first, then by population', async () => {
    await fillCities(site.owner, fewCities)
    expect(await suggested('cities', 'lon')).toEqual([
      'Lons-le-Saunier (39000)',
      'Longwy (54400)',
      'Londres (Royaume-Uni)',
    ])
    expect(await suggested('cities', 'lon', { limit: '1' })).toEqual(['Lons-le-Saunier (39000)'])
  })

  test('with every field that a birth chart or a parcel needs', async () => {
    const { cities } = await get('cities', { query: 'saint denis' })
    expect(cities).toEqual([
      {
        id: 'insee-93066',
        name: 'Saint-Denis',
        label: 'Saint-Denis (93)',
        postalCodes: ['93200', '93210'],
        country: { code: 'FR', name: 'France' },
        latitude: 48.93564,
        longitude: 2.35387,
        isPositionExact: true,
        timeZone: 'Europe/Paris',
        population: 149077,
      },
    ])
  })

  test.each(['', ' ', '%', '()', '\u3042', '---'])('nothing is found by %j', async (query) => {
    expect(await suggested('cities', query)).toEqual([])
  })

  test.each([
    [{}, 106, 'query'],
    [{ query: 'a'.repeat(301) }, 107, 'query'],
    [{ query: 'lyon', limit: '0' }, 107, 'limit'],
    [{ query: 'lyon', limit: '21' }, 107, 'limit'],
    [{ query: 'lyon', limit: 'x' }, 107, 'limit'],
  ])('refuses %j', async (query, code, field) => {
    for (const path of ['cities', 'suggestions/cities', 'suggestions/first-names', 'suggestions/email-addresses']) {
      expect((await get(path, query as Record<string, string>)).api.error).toMatchObject({ code, field })
    }
  })
})

describe('first names', () => {
  test('1,500 or more, without duplicates', () => {
    expect(firstNames.length).toBeGreaterThan(1500)
    expect(new Set(firstNames).size).toBe(firstNames.length)
  })

  test.each([
    ['cami', ['Camil', 'Camille']],
    ['ZOÉ', ['Zoé', 'Zoéline']],
    ['jean l', ['Jean-Laurent', 'Jean-Louis', 'Jean-Loup', 'Jean-Luc']],
    ['xyz', []],
    ['', []],
  ])('%j suggests %j', async (query, names) => expect(await suggested('first-names', query)).toEqual(names))

  test('no more than requested', async () => {
    expect(await suggested('first-names', 'a')).toHaveLength(10)
    expect(await suggested('first-names', 'a', { limit: '3' })).toHaveLength(3)
  })

  test.each([
    ['Camille', true, null, null],
    ['helene', true, 'Hélène', null],
    ['MARIE LOUISE', true, 'Marie-Louise', null],
    ['Ωμέγα', true, null, null],
    ['  ', false, null, 'error.firstName.empty'],
    ['Anne1', false, null, 'error.firstName.invalid'],
    ['a'.repeat(61), false, null, 'error.firstName.invalid'],
  ])('%j: valid %s, perhaps %j', async (query, valid, suggestion, message) => {
    expect(await get('validations/first-names', { query })).toEqual({ api: { ok: 1 }, valid, suggestion, message })
  })

  test('row 184: forms check a name that is in no address; nothing typed is missing', async () => {
    const check = (given: object) => site.browser().post('/api/resources/validations/first-names', given)
    expect((await check({ query: 'Anne1' })).body).toMatchObject({ valid: false, message: 'error.firstName.invalid' })
    expect((await check({ query: 'Anne' })).body).toMatchObject({ valid: true, message: null })
    expect((await check({})).body.api.error).toMatchObject({ code: 106, field: 'query' })
  })

  test('a thousand characters are refused', async () => {
    const { api } = await get('validations/first-names', { query: 'a'.repeat(1000) })
    expect(api.error).toMatchObject({ code: 107, field: 'query' })
  })
})

describe('addresses', () => {
  test.each([
    ['camille@gm', ['camille@gmail.com', 'camille@gmx.fr', 'camille@gmx.com', 'camille@gmx.net', 'camille@gmx.ch']],
    ['@lap', ['@laposte.net']],
    ['camille@gmail.com', []],
    ['camille@example.fr', []],
    ['a b@gm', []],
    ['a@b@gm', []],
    ['', []],
  ])('%j suggests %j', async (query, addresses) => {
    expect(await suggested('email-addresses', query)).toEqual(addresses)
  })

  test('before the @ is typed, suggests the most usual domains', async () => {
    expect(await suggested('email-addresses', 'camille', { limit: '2' })).toEqual([
      'camille@gmail.com',
      'camille@orange.fr',
    ])
  })

  test.each([
    ['camille@example.fr', true, null, null],
    [' Camille@Orange.fr ', true, null, null],
    ['camille@gmail.co', true, 'camille@gmail.com', null],
    ['camille@gmial.com', false, 'camille@gmail.com', 'error.emailAddress.notAccepted'],
    ['camille@organe.fr', true, 'camille@orange.fr', null],
    ['camille@wanado.fr', true, 'camille@wanadoo.fr', null],
    ['', false, null, 'error.emailAddress.empty'],
    ['camille', false, null, 'error.emailAddress.invalid'],
    ['cami\u200blle@gmail.com', false, null, 'error.emailAddress.invalid'],
    ['c\u0430mille@gmail.com', false, null, 'error.emailAddress.invalid'],
    ['camille@yopmail.com', false, null, 'error.emailAddress.notAccepted'],
  ])('%j: valid %s, perhaps %j', async (query, valid, suggestion, message) => {
    const answer = { api: { ok: 1 }, valid, suggestion, message }
    expect(await get('validations/email-addresses', { query })).toEqual(answer)
    expect((await site.browser().post('/api/resources/validations/email-addresses', { query })).body).toEqual(answer)
  })
})

describe('phone numbers', () => {
  test.each([
    ['06 12 34 56 78', 'FR', '+33612345678', 'mobile'],
    ['+33 (0)6 12 34 56 78', 'FR', '+33612345678', 'mobile'],
    ['01 42 68 53 00', 'FR', '+33142685300', 'fixed'],
    ['0470 12 34 56', 'BE', '+32470123456', 'mobile'],
    ['+41 78 123 45 67', 'FR', '+41781234567', 'mobile'],
    ['0800 00 00 01', 'FR', '+33800000001', 'other'],
  ])('%j in %s is %s', async (query, country, phoneNumber, type) => {
    const answer = { api: { ok: 1 }, valid: true, phoneNumber, type, message: null }
    expect(await get('validations/phone-numbers', { query, country })).toEqual(answer)
    const posted = await site.browser().post('/api/resources/validations/phone-numbers', { query, country })
    expect(posted.body).toEqual(answer)
  })

  test.each([
    ['', 'empty'],
    ['06 12 34', 'invalid'],
    ['appelez le 06 12 34 56 78', 'invalid'],
    ['+33 5', 'invalid'],
    ['0892 68 68 68', 'notAccepted'],
    ['+33 899 70 00 00', 'notAccepted'],
    ['0825 00 00 00', 'notAccepted'],
  ])('%j is refused: %s', async (query, reason) => {
    expect(await get('validations/phone-numbers', { query })).toEqual({
      api: { ok: 1 },
      valid: false,
      phoneNumber: null,
      type: null,
      message: `error.phoneNumber.${reason}`,
    })
  })

  test('an unknown country is refused', async () => {
    const { api } = await get('validations/phone-numbers', { query: '06 12 34 56 78', country: 'ZZ' })
    expect(api.error).toMatchObject({ code: 107, field: 'country' })
  })
})
