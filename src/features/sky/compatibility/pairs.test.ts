import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { keptPlace } from '../../../server/kept-places.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { readShare } from '../../site/seo/read-share.server.ts'
import { inPoints, levelOf } from './level.ts'
import * as page from './pair.page.tsx'
import { pairPath, readPair } from './pair-address.ts'
import { readPairOf } from './read-pair.server.ts'
import * as form from './signs.page.tsx'

const site = useTestApp()
const open = (pair: string) => openPage(site, page.loader, `/compatibilite-amoureuse/${pair}`, site.browser(), { pair })
const choose = (query: string) => openPage(site, form.loader, `/compatibilite-amoureuse/signes${query}`, site.browser())

test('each pair of signs has one page with its own text, and there are exactly 78 pairs', () => {
  const pairs = SIGNS.flatMap((one) => SIGNS.map((other) => [one, other] as const))
  expect(new Set(pairs.map((pair) => pairPath(...pair))).size).toBe(78)
  expect(new Set(pairs.map((pair) => readPairOf(pair).texts.portrait)).size).toBe(78)
  for (const pair of pairs) {
    const path = pairPath(...pair)
    expect(readPair(path.split('/').at(-1)!)!.toSorted()).toEqual(pair.toSorted())
    expect(keptPlace(path, new URLSearchParams())?.address).toBe(path)
  }
})

test('the other order redirects to the canonical URL, and an unknown sign is not found', async () => {
  expect((await open('belier-lion')).data.read.themes).toHaveLength(5)
  expect(await open('lion-belier')).toMatchObject({
    status: 301,
    location: '/compatibilite-amoureuse/belier-lion',
  })
  for (const wrong of ['belier-licorne', 'belier', 'belier-lion-lion', 'aries-leo']) {
    expect((await open(wrong)).status).toBe(404)
  }
})

test('the form leads to the page of its signs; with fewer than two, it asks again', async () => {
  expect((await choose('?un=leo&deux=aries')).location).toBe('/compatibilite-amoureuse/belier-lion')
  expect((await choose('?un=leo&deux=')).data).toEqual({ one: 'leo', missing: true })
  expect((await choose('?un=licorne&deux=aries')).data).toEqual({ other: 'aries', missing: true })
})

test('pages with birth data are never cached', () => {
  for (const path of ['/compatibilite-amoureuse/naissances', '/compatibilite-amoureuse/signes', '/theme-astral']) {
    expect(keptPlace(path, new URLSearchParams('date=12/05/1990'))).toBeNull()
  }
})

test('a shared pair has its own preview image', async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  const share = await readShare(visit, '/compatibilite-amoureuse/belier-lion')
  expect(share?.title).toBe('Bélier et Lion en amour')
  expect(await readShare(visit, '/compatibilite-amoureuse/lion-belier')).toBeNull()
})

test('scores and points are written in French', () => {
  expect([80, 60, 40, 20].map(levelOf)).toEqual(['veryHigh', 'high', 'middle', 'low'])
  expect([18, -4.25, 0].map(inPoints)).toEqual(['+18', '−4,3', '0'])
})
