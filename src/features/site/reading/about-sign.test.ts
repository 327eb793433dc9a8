import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { keptPlace } from '../../../server/kept-places.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader } from './about-sign.page.tsx'

const site = useTestApp()
const open = (slug: string) => openPage(site, loader, `/astrologie/${slug}`, site.browser(), { slug })
const data = { title: 'Vénus en Lion', description: 'Aimer.', lead: 'En grand.', body: '<p>Un corps.</p>' }

test('a page of a sign is there once it is published, and knows what it tells of', async () => {
  expect((await open('venus-en-lion')).status).toBe(404)
  const entry = {
    kind: 'page',
    address: '/astrologie/venus-en-lion',
    status: 'published',
    publishAt: null,
    data,
  } as const
  await saveEntry(systemVisit(site.app, site.app.sites[0]), entry, null)
  expect((await open('venus-en-lion')).data).toMatchObject({ topic: 'venus', sign: 'leo', title: 'Vénus en Lion' })
})

test.each(['mars-en-lion', 'licorne', 'venus-en-'])('there is no page of %s', async (slug) => {
  expect((await open(slug)).status).toBe(404)
})

test('they are kept for visitors', () => {
  for (const path of ['/astrologie', '/astrologie/belier', '/astrologie/lune-en-poissons']) {
    expect(keptPlace(path, new URLSearchParams())?.address).toBe(path)
  }
})
