import { beforeAll, expect, test } from 'vitest'
import { fewCities } from '../../../../test/cities.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import { readSkyFrom } from './read-sky-from.server.ts'
import { readTonight } from './read-tonight.server.ts'
import { skyPictureAt, skyPictures } from './sky-address.ts'

const site = useTestApp()
beforeAll(() => fillCities(site.owner, fewCities))
const visit = () => systemVisit(site.app, site.app.sites[0])

async function ask(lieu: string) {
  const form = new FormData()
  form.set('lieu', lieu)
  return readSkyFrom(visit(), form)
}

test('the sky of the hour is named by its hour, and changes with it', async () => {
  const first = await readTonight(visit())
  expect(first.pictures.ciel).toBe(`/images/ciel/${site.now().toISOString().slice(0, 13)}/ciel.svg`)
  await site.advance(3600)
  const next = await readTonight(visit())
  expect(next.pictures).not.toEqual(first.pictures)
  expect(next.caption).not.toBe(first.caption)
})

test('an address far from now, or of no hour, is none', () => {
  const now = new Date('2026-11-27T20:40:00Z')
  expect(skyPictureAt(skyPictures(now).cadran, now)?.hour.toISOString()).toBe('2026-11-27T20:00:00.000Z')
  for (const hour of ['2026-11-20T20', '2026-12-01T20', '2026-13-01T20', '2026-11-27T27']) {
    expect(skyPictureAt(`/images/ciel/${hour}/ciel.svg`, now)).toBeNull()
  }
  expect(skyPictureAt('/images/ciel/2026-11-27T20/lune.svg', now)).toBeNull()
})

test('a place is drawn within the answer, at its own hour', async () => {
  const { sky, fault } = await ask('Lyon (69)')
  expect(fault).toBeNull()
  expect(sky!.caption).toMatch(/^Lyon \(69\), /)
  const svg = Buffer.from(sky!.pictures.ciel.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toContain('Lyon')
})

test('no place, an unknown one and one of several are refused, with the choices', async () => {
  expect(await ask('  ')).toMatchObject({ fault: 'placeMissing', sky: null })
  expect(await ask('Xyzzyville')).toMatchObject({ fault: 'placeUnknown', sky: null, typed: 'Xyzzyville' })
  const several = await ask('Lon')
  expect(several).toMatchObject({ fault: 'placeSeveral', sky: null })
  expect(several.choices).toContain('Londres (Royaume-Uni)')
})
