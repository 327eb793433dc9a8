import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { openVisit } from '../../house/session/open-visit.server.ts'
import { loader } from './saved-picture.page.ts'

const site = useTestApp()

const open = async (cookie: string, id: number) => {
  const [host] = site.app.sites
  const seen = { site: host!, cookie, address: '127.0.0.1', userAgent: 'test', requestId: 'test' }
  const context = contextOf(await openVisit(site.app, seen), '', new RouterContextProvider())
  const url = new URL(`http://localhost:3000/mon-compte/themes/${id}/roue.png`)
  return loader({ context, url, params: { id: String(id) } } as never).catch((thrown: unknown) => thrown)
}

test.each([
  ['with a time', '14:30'],
  ['without a time', undefined],
])('the wheel of a chart %s is a picture that only its owner can download, and nobody stores', async (_, birthTime) => {
  const [{ browser }, stranger] = [await addClient(site), await addClient(site)]
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Moi', isOwn: true, birthDate: '1990-05-12', birthTime, ...place }
  const { id } = (await browser.post('/api/charts', birth)).body.chart
  const answer = (await open(browser.cookies, id)) as Response
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  // A wheel is drawn: its ring is neither the ground nor one colour.
  const { channels } = await picture.extract({ left: 100, top: 150, width: 880, height: 880 }).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  expect(await open(stranger.browser.cookies, id)).toMatchObject({ init: { status: 404 } })
  expect((await open('', id)) as Response).toMatchObject({ status: 302 })
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect(await open(browser.cookies, id)).toMatchObject({ init: { status: 403 } })
})
