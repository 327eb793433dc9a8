import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { sendForm } from '../../../../test/forms.ts'
import { overprints, readPdf } from '../../../../test/pdf.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { chartOf } from '../../../astrology/charts/chart.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { contextOf } from '../../../visit-context.ts'
import { openVisit } from '../../house/session/open-visit.server.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import { aspectName } from './aspect-name.ts'
import { chartPdf } from './chart-pdf.server.ts'
import { interpret } from './interpret.server.ts'
import * as natalPdf from './natal-pdf.page.ts'
import { PAPERS } from './rules.ts'
import { loader } from './saved-pdf.page.ts'

const site = useTestApp()
const birth = { latitude: 45.75, longitude: 4.85, timeZone: 'Europe/Paris', date: '1990-05-12' }

test.each([
  ['with a time', { ...birth, time: '14:30' }],
  ['without a time', birth],
])('a chart %s is a PDF of several pages', async (_, given) => {
  const chart = chartOf(given)
  const name = 'Anaïs d’Œuf'
  const house = { brand: 'main' as const, company: 'Cosmospace', contact: 'aide@cosmospace.test', identity: null }
  const reading = interpret(chart)
  const file = await chartPdf({ name, chart, reading, line: '12 mai 1990', house }, plainWording)
  const pdf = readPdf(file)
  expect(pdf.pages).toBeGreaterThan(2)
  expect(pdf.lines.find(({ tag }) => tag === 'H1')!.text).toBe('Thème astral d’Anaïs d’Œuf')
  // The whole comes before its parts.
  const headings = pdf.lines.filter(({ tag }) => tag === 'H2').map(({ text }) => text)
  expect(headings.indexOf('Votre portrait')).toBe(1)
  const words = pdf.lines.map(({ text }) => text).join(' ')
  for (const paragraph of reading.portrait) expect(words).toContain(paragraph.split(' ').slice(0, 5).join(' '))
  expect(pdf.plain).toContain('/DisplayDocTitle true')
  expect(pdf.alternatives).toHaveLength(1)
  expect(pdf.tags.filter((tag) => tag === 'TH').length).toBe(4 + chart.bodies.length + (chart.angles ? 2 : 0))
  expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(pdf.lines.filter(({ tag }) => tag === '')).toEqual([])
  const onPaper = { ...pdf, lines: pdf.lines.filter(({ tag }) => tag !== 'Figure') }
  expect(overprints(onPaper)).toEqual([])
  expect(pdf.lines.filter(({ text }) => text === `${pdf.pages} / ${pdf.pages}`)).toHaveLength(1)
})

test('only its owner can download it', async () => {
  const [{ browser }, stranger] = [await addClient(site), await addClient(site)]
  const { time, date, ...place } = { ...birth, time: '14:30' }
  const body = { ...place, name: 'Moi', isOwn: true, place: 'Lyon', birthDate: date, birthTime: time }
  const { id } = (await browser.post('/api/charts', body)).body.chart
  const url = new URL(`http://localhost:3000/mon-compte/themes/${id}/theme.pdf`)
  const open = async (cookie: string) => {
    const [host] = site.app.sites
    const seen = { site: host!, cookie, address: '127.0.0.1', userAgent: 'test', requestId: 'test' }
    const context = contextOf(await openVisit(site.app, seen), '', new RouterContextProvider())
    return loader({ context, url, params: { id: String(id) } } as never).catch((thrown: unknown) => thrown)
  }
  const answer = (await open(browser.cookies)) as Response
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await open(stranger.browser.cookies)).toMatchObject({ init: { status: 404 } })
})

test('aspects are named with French articles', () => {
  const said = (
    from: 'venus',
    to: 'sun' | 'moon' | 'mars' | 'lilith',
    type: 'square' | 'conjunction',
    whose?: [string, string],
  ) => aspectName(plainWording, { from, to, type }, whose)
  expect(said('venus', 'mars', 'square')).toBe('Vénus en carré à Mars')
  expect(said('venus', 'sun', 'square')).toBe('Vénus en carré au Soleil')
  expect(said('venus', 'lilith', 'conjunction')).toBe('Vénus en conjonction avec la Lune noire')
  expect(said('venus', 'moon', 'square', ['d’Anaïs', 'de Louis'])).toBe('Vénus d’Anaïs en carré à la Lune de Louis')
})

test('a free chart is a PDF too, of a birth that was posted, and as often as a person needs it', async () => {
  await fillCities(site.owner, fewCities)
  const typed = { date: '12/05/1990', heure: '14:30', lieu: 'Lyon (69)', prenom: 'Anaïs' }
  const send = (fields: Record<string, string>) =>
    sendForm(site, natalPdf.action, '/theme-astral/theme.pdf', fields, site.browser())
  expect((await send(typed)).status).toBe(200)
  expect(await send({ ...typed, date: '31/06/1990' })).toMatchObject({ status: 303, location: '/theme-astral' })
  expect(natalPdf.loader()).toMatchObject({ status: 303 })
  const answers: number[] = []
  for (let turn = 0; turn < PAPERS.most; turn++) answers.push((await send(typed)).status)
  expect([answers.at(-2), answers.at(-1)]).toEqual([200, 429])
}, 120_000)
