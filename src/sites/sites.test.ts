import { expect, test } from 'vitest'
import { brandOf, openSites, siteOf } from './index.ts'

const sites = openSites(
  {
    canonical: { 99: 'https://www.cosmospace.example', 100: 'https://etoile.example' },
    aliases: { 100: ['etoile-du-soir.example', 'soir.cosmospace.example'] },
    outside: {},
  },
  3000,
)

test.each([
  ['www.cosmospace.example', 99, 99],
  ['cosmospace.example', null, 99],
  ['m.cosmospace.example', null, 99],
  ['etoile.example', 100, 100],
  ['www.etoile.example', null, 100],
  ['etoile-du-soir.example', null, 100],
  // A configured alias has priority over the brand whose name it contains.
  ['soir.cosmospace.example', null, 100],
  ['affiliation.localhost:3000', 342, 342],
  ['faux-etoile.example', null, 99],
  ['', null, 99],
])('%s is the address of %s and leads to %s', (host, served, led) => {
  expect(siteOf(sites, host)?.id ?? null).toBe(served)
  expect(brandOf(sites, host).id).toBe(led)
})

test('the hosts of a site are its address and its aliases', () => {
  expect(sites[1]!.hosts).toEqual(['etoile.example', 'etoile-du-soir.example', 'soir.cosmospace.example'])
})
