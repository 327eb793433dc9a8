import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPsychic, list } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { numerology } from '../../../games/la-numerologie/game.ts'
import { pages, textPaths } from '../../../pages.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { firstContent } from '../../../server/first-content.ts'
import { createServer } from '../../../server/server.ts'
import { gameAddress } from '../../content/content/addresses.ts'
import { brandPath } from '../../content/content/brand-path.server.ts'
import { putFirstContent } from '../../content/content/put-first-content.server.ts'
import { saveEntry } from '../../content/content/save-entry.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { fixedPages } from './fixed-pages.ts'
import { listIndexable } from './list-indexable.server.ts'
import { isListed } from './listed.ts'
import { originalOf } from './original-of.server.ts'
import { readShare } from './read-share.server.ts'

const site = useTestApp()
const visit = (place = 0) => systemVisit(site.app, site.app.sites[place]!)
const hosts = ['localhost:3000', 'second.localhost:3000', 'affiliation.localhost:3000'] as const

async function read(path: string, host: string = hosts[0]) {
  const answer = await createServer(site.app).fetch(new Request(`http://${host}${path}`, { headers: { host } }))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const all = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((m) => m[1]!)

/** Every address of a site map, followed as an engine would. */
async function mapped(host: string = hosts[0]): Promise<string[]> {
  const { text } = await read('/sitemap.xml', host)
  const parts = await Promise.all(all(text, 'loc').map((address) => read(new URL(address).pathname, host)))
  return parts.flatMap((part) => all(part.text, 'loc'))
}

beforeAll(async () => {
  const seen = new Set<string>()
  // One content entry of each kind, and every page.
  const some = firstContent.filter(({ kind }) => kind === 'page' || (!seen.has(kind) && seen.add(kind)))
  await putFirstContent(site.app, some)
  const data = { term: 'Oracle', glossary: 'divination', short: 'Un jeu.', body: '<p>Libre.</p>', see: [] }
  await saveEntry(visit(), { kind: 'term', address: 'oracle', status: 'published', publishAt: null, data }, null)
  const { id } = await addPsychic(site.owner, { slug: 'salome' })
  await list(site.owner, id, site.app.sites[1]!.id, 250)
})

describe('the site map', () => {
  test('has every listed page, and no other', async () => {
    const listed = (await listIndexable(site.app, site.app.sites[0]!)).map(({ path }) => path)
    expect(listed.filter((path) => !isListed(path))).toEqual([])
    const missing = pages.filter((page) => {
      const shape = new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`)
      const isOwn = brandPath(page.path, visit().site) === page.path
      return page.listed && isOwn && !listed.some((path) => shape.test(path))
    })
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test('knows a title and a description of every listed page that no content brings', () => {
    const byContent = [...textPaths, '/voyance/question-gratuite', gameAddress(numerology.slug)]
    const own = pages.filter(({ path, listed }) => listed && !path.includes(':') && !byContent.includes(path))
    for (const one of site.app.sites) {
      const known = fixedPages(one, plainWording, '2026-11-21').filter(({ title, description }) => title && description)
      const paths = known.map(({ path }) => path)
      expect(own.filter(({ path }) => !paths.includes(path)).map(({ path }) => path)).toEqual([])
    }
  })

  test('lists each page once, by its absolute address on its brand’s host', async () => {
    for (const [place, host] of hosts.slice(0, 2).entries()) {
      const addresses = await mapped(host)
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const address of addresses) expect(new URL(address).origin).toBe(site.app.sites[place]!.canonical)
      expect(addresses).toContain(`http://${host}/voyance`)
    }
  })

  test('leaves borrowed pages to the site that wrote them', async () => {
    expect(await mapped()).toContain('http://localhost:3000/divination/lexique/oracle')
    expect(await mapped(hosts[1])).not.toContain('http://second.localhost:3000/divination/lexique/oracle')
    const own = {
      term: 'Pendule',
      glossary: 'divination',
      short: 'Un poids.',
      body: '<p>Au bout d’un fil.</p>',
      see: [],
    }
    const term = { kind: 'term', address: 'pendule', status: 'published', publishAt: null, data: own } as const
    await saveEntry(visit(1), term, null)
    const now = await mapped(hosts[1])
    expect(now).toContain('http://second.localhost:3000/divination/lexique/pendule')
    expect(now).toContain('http://second.localhost:3000/divination/lexique')
    for (const path of ['/horoscope/jour/belier', '/page/conditions', '/voyance/salome', '/voyance/lexique']) {
      expect(await mapped(), path).toContain(`http://localhost:3000${path}`)
      expect(now, path).not.toContain(`http://second.localhost:3000${path}`)
      expect(await originalOf(visit(1), path), path).toBe('http://localhost:3000')
    }
  })

  test('gives the day of the last change, of each page and of each part', async () => {
    const dayOf = async (path: string, address: string) =>
      new RegExp(`<loc>[^<]*${address}</loc><lastmod>([^<]*)</lastmod>`).exec((await read(path)).text)?.[1]
    await site.advance(3 * 86_400)
    const data = { term: 'Oracle', glossary: 'divination', short: 'Un jeu.', body: '<p>Autre.</p>', see: [] }
    await saveEntry(visit(), { kind: 'term', address: 'oracle', status: 'published', publishAt: null, data }, 1)
    expect(await dayOf('/sitemap-lexique.xml', '/oracle')).toBe('2026-11-24')
    expect(await dayOf('/sitemap.xml', '/sitemap-lexique.xml')).toBe('2026-11-24')
    expect(await dayOf('/sitemap-pages.xml', '/divination/lexique')).toBe('2026-11-24')
    expect(await dayOf('/sitemap-pages.xml', '/page/comment-consulter')).toBe('2026-11-21')
    expect(await dayOf('/sitemap-horoscopes.xml', '/semaine/lion')).toBe('2026-11-23')
    expect(await dayOf('/sitemap-profils.xml', '/salome')).toBeUndefined()
  })

  test.each(['/sitemap-rien.xml', '/sitemap-.xml', '/sitemap-pages.xml.gz'])('has no part %s', async (path) => {
    expect((await read(path)).status).toBe(404)
  })
})

test('a glossary entry has its share image on each brand, including one that borrows it', async () => {
  for (const [place, label] of ['Cosmospace', 'Étoile du Soir'].entries()) {
    const card = await readShare(visit(place), '/divination/lexique/oracle')
    expect(card).toMatchObject({ title: 'Oracle', label })
  }
  expect(await readShare(visit(), '/divination/lexique/rien')).toBeNull()
})

test('a word is shared with its engraved initial, a sign with its medal, a page and a pair with their scenes', async () => {
  const drawing = await readFile('public/planches/lettre-o-192.avif')
  expect((await readShare(visit(), '/divination/lexique/oracle'))?.portrait).toEqual(drawing)
  const lion = await readFile('public/planches/signe-leo-192.avif')
  expect((await readShare(visit(), '/horoscope/semaine/lion'))?.portrait).toEqual(lion)
  const keys = await readFile('public/planches/pages/questions-frequentes-800.avif')
  expect((await readShare(visit(), '/questions-frequentes'))?.portrait).toEqual(keys)
  const fires = await readFile('public/planches/couples/fire-fire-960.avif')
  expect((await readShare(visit(), '/compatibilite-amoureuse/belier-lion'))?.portrait).toEqual(fires)
  expect((await readShare(visit(), '/divination/lexique'))?.portrait).toBeNull()
  expect((await readShare(visit(), '/mag'))?.portrait).toBeNull()
})

test('robots.txt blocks nothing that is in the site map, and names the map', async () => {
  const { text, type } = await read('/robots.txt', hosts[1])
  expect(type).toBe('text/plain; charset=utf-8')
  expect(text).toContain('Sitemap: http://second.localhost:3000/sitemap.xml')
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!)
  expect(closed).toContain('/mon-compte')
  const paths = (await mapped(hosts[1])).map((address) => new URL(address).pathname)
  expect(paths.filter((path) => closed.some((beginning) => path.startsWith(beginning)))).toEqual([])
})

test('a site not to be indexed says so on each page, stays crawlable, and has no map', async () => {
  const { text } = await read('/robots.txt', hosts[2])
  expect(text).toContain('Disallow: /mon-compte\n')
  expect(text).not.toMatch(/^Disallow: \/$|Sitemap/m)
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/llms.txt']) {
    expect((await read(path, hosts[2])).status).toBe(404)
  }
})

test('llms.txt says what the site is and where each text is', async () => {
  const { text } = await read('/llms.txt')
  expect(text).toMatch(/^# Cosmospace\n\n> Cosmospace\u00a0: /)
  expect(text).toContain('- [Oracle](http://localhost:3000/divination/lexique/oracle): Un jeu.')
  expect(text).not.toMatch(/\{\w+\}|undefined/)
})
