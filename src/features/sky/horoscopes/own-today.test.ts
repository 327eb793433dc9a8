import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader } from './own-today.page.tsx'

const site = useTestApp()
const PAGE = '/mon-compte/aujourd-hui'
type Browser = Parameters<typeof openPage>[3]
const open = (browser: Browser) => openPage(site, loader, PAGE, browser)
const consent = (browser: Browser, agreed: boolean) =>
  browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed }] })

const keep = async (browser: Browser, isOwn: boolean) => {
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Moi', isOwn, personAgrees: !isOwn || undefined, birthDate: '1990-08-01', ...place }
  return (await browser.post('/api/charts', birth)).body.chart.id
}

test('today leads to the client’s own chart, and without one to the horoscope of their sign', async () => {
  const { browser } = await addClient(site, { birthDate: '1990-08-01' })
  expect((await open(browser)).data).toEqual({ bySign: '/horoscope/jour/lion' })
  await consent(browser, true)
  await keep(browser, false)
  expect((await open(browser)).location, 'somebody else’s chart').toBeNull()
  const id = await keep(browser, true)
  expect(await open(browser)).toMatchObject({ status: 302, location: `/mon-compte/themes/${id}/horoscope` })
  await consent(browser, false)
  expect((await open(browser)).data, 'locked').toEqual({ bySign: '/horoscope/jour/lion' })
})

test('without a birth date there is the horoscope of every sign, and without an account the way in', async () => {
  const { browser } = await addClient(site, { birthDate: null })
  expect((await open(browser)).data).toEqual({ bySign: '/horoscope/jour' })
  expect((await open(site.browser())).location).toMatch(/^\/connexion\?retour=/)
})
