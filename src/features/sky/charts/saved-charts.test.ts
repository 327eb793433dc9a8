import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { fewCities } from '../../../../test/cities.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import * as ownDay from '../horoscopes/own.page.tsx'
import * as keep from './keep.page.tsx'
import * as mine from './mine.page.tsx'
import { CHARTS_MAX } from './rules.ts'
import * as savedPage from './saved.page.tsx'
import * as savedPdf from './saved-pdf.page.ts'

const site = useTestApp()
beforeAll(() => fillCities(site.owner, fewCities))

const birth = {
  name: 'Ma naissance',
  isOwn: true,
  place: 'Lyon (69), Auvergne-Rhône-Alpes, France',
  birthDate: '1990-05-12',
  birthTime: '14:30',
  latitude: 45.75,
  longitude: 4.85,
}
const consents = [{ type: 'SENSITIVE_DATA', agreed: true }]
const other = { ...birth, name: 'Louis', isOwn: false }

describe('calls', () => {
  test('a client saves births, opens, renames and deletes them', async () => {
    const { browser } = await addClient(site)
    const { body } = await browser.post('/api/charts', { ...birth, name: '  Ma   naissance ' })
    expect(body.chart).toMatchObject({ name: 'Ma naissance', timeZone: 'Europe/Paris', houseSystem: 'placidus' })
    await browser.post('/api/charts', { ...other, personAgrees: true, birthTime: undefined })
    const { charts } = (await browser.get('/api/charts')).body
    expect(charts.map(({ name, birthTime }: Record<string, string>) => [name, birthTime])).toEqual([
      ['Ma naissance', '14:30'],
      ['Louis', null],
    ])
    const one = `/api/charts/${body.chart.id}`
    const { chart, saved } = (await browser.get(one)).body
    expect([chart.instant, saved]).toEqual(['1990-05-12T12:30:00Z', body.chart])
    expect((await browser.patch(one, { name: 'Moi' })).body.charts[0].name).toBe('Moi')
    expect((await browser.patch(one, { name: 'A'.repeat(61) })).body.api.error.code).toBe(507)
    expect((await browser.get('/api/charts')).body.charts[0].name).toBe('Moi')
    expect((await browser.request('DELETE', one)).body.charts).toHaveLength(1)
    expect((await browser.get(one)).body.api.error.code).toBe(4000)
  })

  test.each<[number, string | undefined, object]>([
    [106, 'name', { name: '  ' }],
    // Row 289.
    [1010, 'place', { place: ' ' }],
    [1010, 'place', { place: undefined }],
    [507, 'name', { name: 'A'.repeat(61) }],
    [107, 'birthDate', { birthDate: '1990-06-31' }],
    [107, 'birthTime', { birthTime: '24:00' }],
    [107, 'latitude', { latitude: 91 }],
    [107, 'houseSystem', { houseSystem: 'regiomontanus' }],
    [4090, 'birthTime', { birthDate: '1995-09-24', birthTime: '02:30' }],
    [4012, 'personAgrees', { isOwn: false }],
    [4012, 'personAgrees', { isOwn: false, personAgrees: false }],
  ])('error %d at %s for %j, and nothing is saved', async (code, field, changes) => {
    const { browser } = await addClient(site)
    const { error } = (await browser.post('/api/charts', { ...birth, ...changes })).body.api
    expect([error.code, error.field]).toEqual([code, field])
    expect((await browser.get('/api/charts')).body.charts).toEqual([])
  })

  test('the client’s own birth needs the explicit consent, with a proof; another person’s does not need it', async () => {
    const { id, browser } = await addClient(site, { consented: false })
    expect((await browser.post('/api/charts', birth)).body.api.error.code).toBe(4012)
    const refused = [{ type: 'SENSITIVE_DATA', agreed: false }]
    expect((await browser.post('/api/charts', { ...birth, consents: refused })).body.api.error.code).toBe(4012)
    expect((await browser.post('/api/charts', { ...other, personAgrees: true })).status).toBe(200)
    expect((await browser.post('/api/charts', { ...birth, consents })).status).toBe(200)
    const proofs = await site.owner.selectFrom('consent_proofs').select('agreed').where('user_id', '=', id).execute()
    expect(proofs).toEqual([{ agreed: true }])
  })

  test('thirty charts at most, even if requested all at once', async () => {
    const { browser } = await addClient(site)
    const answers = await Promise.all(
      Array.from({ length: CHARTS_MAX + 4 }, () => browser.post('/api/charts', { ...other, personAgrees: true })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHARTS_MAX)
    expect(answers.filter(({ body }) => body.api.error?.code === 4091)).toHaveLength(4)
  })

  test('withdrawing the consent locks every chart until it is given again; each can be deleted', async () => {
    const { browser } = await addClient(site)
    const { id } = (await browser.post('/api/charts', birth)).body.chart
    const { chart } = (await browser.post('/api/charts', { ...other, personAgrees: true })).body
    const withdrawal = { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] }
    await browser.post('/api/consents', withdrawal)
    const one = `/api/charts/${id}`
    const codes = [await browser.get(one), await browser.patch(one, { name: 'Moi' })].map(({ body }) => body.api.error)
    expect(codes.map(({ code }) => code)).toEqual([4222, 4222])
    for (const input of [birth, { ...other, personAgrees: true }]) {
      expect((await browser.post('/api/charts', input)).body.api.error).toMatchObject({ code: 4012, field: 'consents' })
    }
    const pdf = openPage(site, savedPdf.loader, `/mon-compte/themes/${id}/theme.pdf`, browser, { id: String(id) })
    expect((await pdf).status).toBe(403)
    const day = openPage(site, ownDay.loader, `/mon-compte/themes/${id}/horoscope`, browser, { id: String(id) })
    expect((await day).status).toBe(403)
    const list = '/mon-compte/themes'
    const { data } = await openPage(site, mine.loader, list, browser)
    expect(data).toMatchObject({ charts: [], locked: [{ id }, { id: chart.id }], again: { shown: expect.any(String) } })
    expect(JSON.stringify([data, (await browser.get('/api/charts')).body])).not.toMatch(/1990|Lyon/)

    expect((await browser.request('DELETE', `/api/charts/${chart.id}`)).body).toMatchObject({
      charts: [],
      locked: [{ id }],
    })
    const stale = await sendForm(site, mine.action, list, { intent: 'agree', shown: 'autre' }, browser)
    expect(stale).toMatchObject({ status: 409, data: { refusal: { code: 4075 } } })
    const agreed = await sendForm(site, mine.action, list, { intent: 'agree', shown: data.again.shown }, browser)
    expect(agreed.location).toBe('/mon-compte/themes?fait=accord')
    expect((await browser.get(one)).body.saved.birthDate).toBe(birth.birthDate)
  })

  test('another person’s chart is not found, and remains', async () => {
    const [{ browser }, stranger] = [await addClient(site), await addClient(site)]
    const { id } = (await browser.post('/api/charts', birth)).body.chart
    const path = `/api/charts/${id}`
    for (const answer of [
      await stranger.browser.get(path),
      await stranger.browser.patch(path, { name: 'Mien' }),
      await stranger.browser.request('DELETE', path),
    ]) {
      expect([answer.status, answer.body.api.error.code]).toEqual([404, 4000])
    }
    expect((await browser.get(path)).body.saved.name).toBe('Ma naissance')
  })
})

describe('pages', () => {
  const typed = { prenom: 'Camille', date: '12/05/1990', heure: '14:30', lieu: 'Lyon (69)' }
  const path = '/mon-compte/themes/nouveau'
  const bring = (browser: Browser, birth: Record<string, string> = typed) =>
    sendForm(site, keep.action, path, { ...birth, intent: 'bring' }, browser)

  test('a birth of the free page can be saved from there, renamed and deleted', async () => {
    const { browser } = await addClient(site, { consented: false })
    expect((await bring(browser)).location).toBe(path)
    const asked = await openPage(site, keep.loader, path, browser)
    expect(asked.data).toMatchObject({ firstName: 'Camille', place: 'Lyon (69), Auvergne-Rhône-Alpes, France' })
    expect(asked.data.consents.consents).toHaveLength(1)

    const fields = { whose: 'own', name: 'Camille' }
    const refused = await sendForm(site, keep.action, path, fields, browser)
    expect(refused).toMatchObject({ status: 403, data: { refusal: { field: 'consents' }, typed: { name: 'Camille' } } })
    const agreed = await sendForm(site, keep.action, path, { ...fields, consents: 'SENSITIVE_DATA' }, browser)
    expect(agreed.location).toMatch(/^\/mon-compte\/themes\/\d+\?fait=garde$/)
    expect((await openPage(site, keep.loader, path, browser)).location).toBe('/theme-astral')
    await bring(browser)
    expect((await openPage(site, keep.loader, path, browser)).data.consents).toBeNull()

    const id = agreed.location!.match(/\d+/)![0]
    const shown = await openPage(site, savedPage.loader, agreed.location!, browser, { id })
    expect(shown.data).toMatchObject({ name: 'Camille', isNew: true, chart: { houseSystem: 'placidus' } })

    const list = '/mon-compte/themes'
    const renamed = await sendForm(site, mine.action, list, { id, name: 'Moi' }, browser)
    expect(renamed.location).toBe('/mon-compte/themes?fait=renomme')
    expect((await sendForm(site, mine.action, list, { id, name: ' ' }, browser)).status).toBe(400)
    expect((await openPage(site, mine.loader, list, browser)).data.charts).toMatchObject([{ name: 'Moi' }])
    const erased = await sendForm(site, mine.action, list, { id, intent: 'erase' }, browser)
    expect(erased.location).toBe('/mon-compte/themes?fait=efface')
    expect((await openPage(site, mine.loader, list, browser)).data.charts).toEqual([])
  })

  test('another person’s birth is saved only if they agreed', async () => {
    const { browser } = await addClient(site)
    const fields = { whose: 'other', name: 'Louis' }
    await bring(browser)
    const refused = await sendForm(site, keep.action, path, fields, browser)
    expect(refused).toMatchObject({ status: 403, data: { refusal: { field: 'personAgrees' } } })
    expect((await sendForm(site, keep.action, path, { ...fields, personAgrees: '1' }, browser)).status).toBe(303)
  })

  test('an incomplete birth leads back to the form', async () => {
    const { browser } = await addClient(site)
    await bring(browser, { date: '12/05/1990' })
    expect((await openPage(site, keep.loader, path, browser)).location).toBe('/theme-astral')
  })

  test('a birth is carried encrypted, for an hour, while the visitor signs in', async () => {
    const visitor = site.browser()
    await bring(visitor)
    const cookie = visitor.otherCookies.get('birth')!
    for (const word of ['Camille', '1990', 'Lyon']) {
      expect(Buffer.from(cookie, 'base64url').includes(word), word).toBe(false)
    }
    expect((await openPage(site, keep.loader, path, visitor)).location).toBe(
      `/connexion?retour=${encodeURIComponent(path)}`,
    )
    const { browser } = await addClient(site)
    browser.otherCookies.set('birth', cookie)
    expect((await openPage(site, keep.loader, path, browser)).data.place).toBe(
      'Lyon (69), Auvergne-Rhône-Alpes, France',
    )
    browser.otherCookies.set('birth', `${cookie.slice(0, -4)}AAAA`)
    expect((await openPage(site, keep.loader, path, browser)).location).toBe('/theme-astral')
    browser.otherCookies.set('birth', cookie)
    await site.advance(3600)
    expect((await openPage(site, keep.loader, path, browser)).location).toBe('/theme-astral')
  })
})
