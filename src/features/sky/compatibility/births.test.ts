import { beforeAll, expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { chartOf } from '../../../astrology/charts/chart.ts'
import { plainWording, say } from '../../../platform/i18n/texts.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import * as page from './births.page.tsx'
import { compareBirths } from './compare-births.server.ts'
import { namesOf } from './names-of.ts'
import { texts } from './texts.ts'

const site = useTestApp()
beforeAll(() => fillCities(site.owner, fewCities))

const anais = { prenom: 'Anaïs', date: '12/05/1990', heure: '14:30', lieu: 'Lyon (69)' }
const louis = { 'prenom-2': 'Louis', 'date-2': '03/11/1988', 'heure-2': '06:15', 'lieu-2': 'Londres (Royaume-Uni)' }
const open = (typed: Record<string, string>) =>
  sendForm(site, page.action, '/compatibilite-amoureuse/naissances', typed, site.browser())

test('two births give scores with reasons, aspects between planets, and the houses in which they fall', async () => {
  expect((await open({})).data).toMatchObject({ first: { state: 'blank' }, second: { state: 'blank' }, found: null })
  const { status, data } = await open({ ...anais, ...louis })
  expect(status).toBe(200)
  const { found: comparison, first, second } = data
  expect(comparison.themes).toHaveLength(5)
  expect(comparison.portrait.join(' ')).toMatch(/Le Soleil d’Anaïs en Taureau .*Le Soleil de Louis en Scorpion/)
  expect(comparison.contacts.length).toBeGreaterThan(3)
  expect(comparison.firstInSecond).toHaveLength(5)
  expect(second.typed).toMatchObject({ prenom: 'Louis', date: '03/11/1988', lieu: 'Londres (Royaume-Uni)' })
  expect(first.typed).toMatchObject(anais)
})

test('an error in one birth is shown at its own field, and the other birth is not lost', async () => {
  const { status, data } = await open({ ...anais, ...louis, 'date-2': '31/06/1988' })
  expect([status, data.found, data.first.state]).toEqual([400, null, 'known'])
  expect(data.second.faults).toEqual([{ field: 'date', key: 'dateInvalid' }])
  expect((await open(anais)).status).toBe(400)
})

test('without a birth time, that person’s houses are not compared', async () => {
  const { data } = await open({ ...anais, ...louis, 'heure-2': '', 'sansHeure-2': '1' })
  expect([data.found.firstInSecond, data.found.secondInFirst.length]).toEqual([null, 5])
})

test('the order of the two people does not change scores or texts', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' }
  const [one, other] = [
    chartOf({ ...paris, date: '1990-05-12', time: '14:30' }),
    chartOf({ ...paris, date: '1988-11-03', time: '06:15' }),
  ]
  const [there, back] = [
    compareBirths(one, other, ['d’Anaïs', 'de Louis']),
    compareBirths(other, one, ['de Louis', 'd’Anaïs']),
  ]
  expect(back.themes.map(({ score }) => score)).toEqual(there.themes.map(({ score }) => score))
  expect(back.contacts.map(({ text }) => text).sort()).toEqual(there.contacts.map(({ text }) => text).sort())
  expect(back.firstInSecond).toEqual(there.secondInFirst)
})

test('people are called by their names, with French elision, or by their order', () => {
  const t = (key: keyof typeof texts.entries, values = {}) => say(plainWording, texts, key, values)
  expect(namesOf(['Élodie', 'Louis'], t).map(({ whose }) => whose)).toEqual(['d’Élodie', 'de Louis'])
  expect(namesOf(['', ''], t)[1]).toEqual({
    title: 'La seconde personne',
    within: 'la seconde personne',
    whose: 'de la seconde personne',
  })
})
