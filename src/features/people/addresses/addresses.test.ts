import { beforeAll, expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import * as page from './address.page.tsx'
import { addressFaults, type DeliveryAddress, linesOf } from './rules.ts'

const site = useTestApp()
const PATH = '/api/users/delivery-address'

beforeAll(() => fillCities(site.owner, fewCities))

const typed = (changes: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  recipient: 'Anaïs Lœuillet',
  complement: '',
  building: '',
  street: '12, rue de l’Épée',
  locality: '',
  postalCode: '69002',
  city: 'Lyon',
  ...changes,
})

test('the envelope’s lines follow the postal standard', () => {
  expect(linesOf(typed({ complement: 'Appartement 4,  2e étage' }))).toEqual([
    'ANAIS LOEUILLET',
    'APPARTEMENT 4 2E ETAGE',
    '12 RUE DE L EPEE',
    '69002 LYON',
  ])
})

test.each<[Partial<DeliveryAddress>, unknown]>([
  [{ recipient: '' }, [{ field: 'recipient', reason: 'parametersMissing' }]],
  [{ street: '' }, [{ field: 'street', reason: 'parametersMissing' }]],
  [{ street: '', locality: 'BP 12' }, []],
  [{ building: 'B'.repeat(38) }, []],
  [{ building: 'B'.repeat(39) }, [{ field: 'building', reason: 'textLength' }]],
  // The ligature counts as two letters on the envelope.
  [{ building: `œ${'B'.repeat(37)}` }, [{ field: 'building', reason: 'textLength' }]],
  [{ postalCode: '6900' }, [{ field: 'postalCode', reason: 'parametersInvalid' }]],
  [
    { postalCode: '', city: '' },
    [
      { field: 'postalCode', reason: 'parametersMissing' },
      { field: 'city', reason: 'parametersMissing' },
    ],
  ],
])('%j', (changes, faults) => {
  expect(addressFaults(typed(changes))).toEqual(faults)
})

test('a client has one address, which can be changed and deleted', async () => {
  const { browser } = await addClient(site)
  expect((await browser.get(PATH)).body.address).toBeNull()
  const { status, body } = await browser.post(PATH, { ...typed(), recipient: '  Anaïs   Lœuillet ' })
  expect([status, body.address.lines[0], body.address.lines.at(-1)]).toEqual([200, 'ANAIS LOEUILLET', '69002 LYON'])
  await browser.post(PATH, typed({ postalCode: '93200', city: 'St Denis' }))
  expect((await browser.get(PATH)).body.address).toMatchObject({ postalCode: '93200', city: 'St Denis' })
  expect((await browser.request('DELETE', PATH)).body.address).toBeNull()
  expect((await browser.get(PATH)).body.address).toBeNull()
})

test.each([
  [{ building: 'B'.repeat(39) }, 507, 'building'],
  [{ postalCode: '6900' }, 107, 'postalCode'],
])('an address with %j is refused with %i at %s, and the former one stays', async (changes, code, field) => {
  const { browser } = await addClient(site)
  await browser.post(PATH, typed())
  expect((await browser.post(PATH, typed(changes))).body.api.error).toMatchObject({ code, field })
  expect((await browser.get(PATH)).body.address).toMatchObject(typed())
})

test('a postal code that is not the city’s is reported at the city, except for a Cedex', async () => {
  const { browser } = await addClient(site)
  for (const wrong of [{ postalCode: '75001' }, { city: 'Atlantis' }, { postalCode: '69002', city: 'Longwy' }]) {
    const { status, body } = await browser.post(PATH, typed(wrong))
    expect([status, body.api.error.code, body.api.error.field]).toEqual([400, 4070, 'city'])
  }
  expect((await browser.post(PATH, typed({ postalCode: '69399', city: 'Lyon Cedex 03' }))).status).toBe(200)
})

test('clients can access only their own address', async () => {
  const [one, other] = [await addClient(site), await addClient(site)]
  await one.browser.post(PATH, typed())
  expect((await other.browser.get(PATH)).body.address).toBeNull()
  expect((await site.browser().get(PATH)).body.api.error.code).toBe(103)
})

test('by form: all errors at once with the typed values; then saves, then deletes', async () => {
  const { browser } = await addClient(site)
  const given = { ...typed({ recipient: '', building: 'B'.repeat(39) }), intent: 'save' }
  const refused = await sendForm(site, page.action, '/mon-compte/adresse', given, browser)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.data.result.error).sort()).toEqual(['building', 'recipient'])
  expect(refused.data.result.initialValue.street).toBe('12, rue de l’Épée')
  const kept = await sendForm(site, page.action, '/mon-compte/adresse', { ...typed(), intent: 'save' }, browser)
  expect(kept.location).toBe('/mon-compte/adresse?fait=enregistree')
  expect((await openPage(site, page.loader, kept.location!, browser)).data).toMatchObject({
    address: { city: 'Lyon' },
    done: 'enregistree',
  })
  await sendForm(site, page.action, '/mon-compte/adresse', { intent: 'remove' }, browser)
  expect((await browser.get(PATH)).body.address).toBeNull()
})
