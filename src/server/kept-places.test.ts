import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { keptPlace } from './kept-places.ts'

const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return keptPlace(pathname, searchParams)?.address ?? null
}

test.each([
  ['/voyance', '/voyance'],
  ['/voyance?utm_source=x&tac=12&campaign_id=3', '/voyance'],
  ['/voyance?status=available&jobId=3', '/voyance?jobId=3&status=available'],
  ['/voyance?jobId=3&fbclid=abc&status=available', '/voyance?jobId=3&status=available'],
  ['/voyance.data?_routes=root&jobId=3&x=1', '/voyance.data?_routes=root&jobId=3'],
  ['/_root.data', '/_root.data'],
  ['/?anything=1', '/'],
  ['/voyance/salome?avis=2', '/voyance/salome?avis=2'],
  ['/voyance/avis?avis=2', '/voyance/avis'],
  ['/mag?theme=tarot&page=2&x=1', '/mag?page=2&theme=tarot'],
  ['/mag/un-article?x=1', '/mag/un-article'],
  ['/voyance/lexique?q=aura', '/voyance/lexique?q=aura'],
  ['/voyance/lexique/aura?q=1', '/voyance/lexique/aura'],
  ['/voyance/astrologues?avis=2', '/voyance/astrologues'],
  ['/contactez-nous?x=1', '/contactez-nous'],
  ['/horoscope/jour/lion?x=1', '/horoscope/jour/lion'],
  ['/api/horoscopes?sign=leo&x=1&period=day', '/api/horoscopes?period=day&sign=leo'],
])('%s is cached as %s', (asked, kept) => {
  expect(placeOf(asked)).toBe(kept)
})

test('a page with parameters is kept where they have its shapes alone', () => {
  for (const { path, kept } of pages.filter((page) => page.kept && page.path.includes(':'))) {
    expect(placeOf(path.replace(/:\w+/g, 'X'))).toBeNull()
    expect(Object.keys(kept!.params ?? {}), path).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  }
})

test.each([
  '/mon-compte',
  '/connexion?retour=/',
  '/voyance?id_display=1',
  '/voyance?edit=1',
  '/voyance/a/consulter',
  '/wallet',
])('%s is never cached', (asked) => {
  expect(placeOf(asked)).toBeNull()
})
