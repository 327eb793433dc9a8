import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alikeAmong, type Crawled, crawl, readFrom, readPage } from './crawl.ts'
import { htmlFaults } from './html-faults.ts'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite
let cookies: Record<'anonymous' | 'client' | 'psychic', string>

beforeAll(async () => {
  site = await startSite()
  cookies = {
    anonymous: '',
    client: await signedIn('cliente@demo.test'),
    psychic: await signedIn('voyante@demo.test'),
  }
})
afterAll(() => site?.stop())

async function signedIn(email: string): Promise<string> {
  const answer = await fetch(`${site.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.address },
    body: JSON.stringify({ email, password: 'clair-de-lune-2026' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Allowed by the document's nonce, or for a cached document by the digest of its content. */
function blessed(policy: string, attributes: string, content: string): boolean {
  const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
  if (nonce) return policy.includes(`'nonce-${nonce}' 'strict-dynamic'`)
  return policy.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

const pages = [
  ['anonymous', '/', 200],
  ['anonymous', '/voyance', 200],
  ['anonymous', '/voyance?jobId=3&isGrouped=1', 200],
  ['anonymous', '/voyance/salome', 200],
  ['anonymous', '/voyance/eleonore', 200],
  ['anonymous', '/inscription', 200],
  ['anonymous', '/connexion', 200],
  ['anonymous', '/page/conditions', 200],
  ['anonymous', '/mag', 200],
  ['anonymous', '/mag?theme=tarot', 200],
  ['anonymous', '/mag?theme=cuisine', 404],
  ['anonymous', '/mag/personne', 404],
  ['anonymous', '/voyance/lexique', 200],
  ['anonymous', '/divination/lexique?q=carte', 200],
  ['anonymous', '/divination/lexique/personne', 404],
  ['anonymous', '/questions-frequentes', 200],
  ['anonymous', '/page/comment-consulter', 200],
  ['anonymous', '/voyance/astrologues', 200],
  ['anonymous', '/bac-a-sable', 200],
  ['anonymous', '/nulle-part', 404],
  ['anonymous', '/voyance/personne', 404],
  ['client', '/mon-compte', 200],
  ['client', '/mon-compte/consultations', 200],
  ['client', '/mon-compte/appareils', 200],
  ['client', '/mon-compte/cles-d-acces', 200],
  ['client', '/wallet', 200],
  ['client', '/mes-favoris', 200],
  ['client', '/voyance/eleonore/consulter', 200],
  ['client', '/consultations/1', 404],
  ['client', '/consultations/abc/recu', 404],
  ['client', '/espace-voyant', 403],
  ['psychic', '/espace-voyant', 200],
  ['psychic', '/mon-compte/consultations', 200],
  ['psychic', '/wallet', 403],
] as const

test.each(pages)(
  '%s, %s: %i, one title, one h1, a canonical address, nothing that the policy forbids',
  async (who, path, status) => {
    const answer = await fetch(`${site.address}${path}`, { headers: { cookie: cookies[who] } })
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle="/)
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).not.toContain('unsafe')
    for (const [, attributes, content] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (attributes!.includes('application/ld+json')) continue
      expect(blessed(policy, attributes!, content!), content!).toBe(true)
    }
    if (status !== 200) return
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(180)
    expect(html).toContain(`<link rel="canonical" href="${site.address}${path.split('?')[0]}"`)
  },
)

test.each(['/mag/personne', '/divination/lexique/tarots', '/nulle-part', '/voyance/salomee', '/voyance/mediums-x'])(
  'all links of %s lead to existing pages',
  async (path) => {
    const html = await (await fetch(`${site.address}${path}`)).text()
    const ways = /aria-labelledby="ways"[\s\S]*?<\/nav>/.exec(html)![0]
    const links = [...ways.matchAll(/href="([^"#]+)/g)].map(([, to]) => to)
    expect(links.length).toBeGreaterThan(1)
    for (const to of links) expect((await fetch(`${site.address}${to}`)).status, to).toBe(200)
  },
)

test.each(['/wallet', '/mon-compte', '/consultations/1', '/espace-voyant'])(
  'a signed-out visitor of %s is asked to sign in, and brought back',
  async (path) => {
    const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/connexion?retour=${encodeURIComponent(path)}`)
  },
)

test('a signed-out visitor who consults is asked to create an account, and brought back', async () => {
  const path = '/voyance/salome/consulter'
  const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/inscription?retour=${encodeURIComponent(path)}`)
})

test('signed-out pages are the same bytes for everyone, except for the nonce', async () => {
  const read = async () =>
    (await (await fetch(`${site.address}/page/conditions`)).text()).replaceAll(/nonce="[^"]+"/g, '')
  expect(await read()).toBe(await read())
})

/** Texts of all brands crawled so far: brands may not repeat each other either. */
let written = new Map<string, string>()

const brands = [
  { brand: 'the main site', pagesMin: 300, textsMin: 150, address: () => site.address },
  { brand: 'the second brand', pagesMin: 20, textsMin: 20, address: () => site.secondAddress },
]

describe.each(brands)('from the home page of $brand on', ({ brand, pagesMin, textsMin, address }) => {
  let pages: Map<string, Crawled>
  let listed: string[]

  const read = (path: string) => readFrom(address(), path)
  const mapped = async (path: string) =>
    [...(await read(path)).html.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1]!).pathname)

  beforeAll(async () => {
    pages = await crawl(read)
    listed = (await Promise.all((await mapped('/sitemap.xml')).map(mapped))).flat()
  }, 900_000)

  const shown = () => listed.map((path) => [path, readPage(pages.get(path) ?? { status: 0, html: '' })] as const)
  const twice = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place)

  test('no link is broken, and every page of the site map is reached', () => {
    const broken = [...pages].filter(([, { status }]) => status >= 400).map(([path, { status }]) => `${path} ${status}`)
    expect(broken).toEqual([])
    expect(listed.length).toBeGreaterThan(pagesMin)
    expect(listed.filter((path) => pages.get(path)?.status !== 200)).toEqual([])
  })

  test('every indexable page is in the site map under its own address', () => {
    const kept = [...pages].flatMap(([address, page]) => {
      const { isListed, canonical, shared } = readPage(page)
      const path = address.split('?')[0]!
      return page.status === 200 && isListed ? [{ path, canonical, shared }] : []
    })
    for (const { path, canonical, shared } of kept) {
      expect([site.address, address()], path).toContain(canonical.slice(0, -path.length))
      expect(['', canonical], path).toContain(shared)
      expect(listed.includes(path), path).toBe(canonical.startsWith(`${address()}/`))
    }
  })

  test('each is well formed, with one h1, and a unique title and description', () => {
    for (const [path, { headings, title, description }] of shown()) {
      expect(htmlFaults(pages.get(path)!.html), path).toEqual([])
      expect(headings, path).toBe(1)
      expect(title.length, path).toBeGreaterThan(5)
      expect(description.length, path).toBeGreaterThan(20)
      expect(description.length, path).toBeLessThanOrEqual(180)
    }
    expect(twice(shown().map(([, { title }]) => title))).toEqual([])
    expect(twice(shown().map(([, { description }]) => description))).toEqual([])
  })

  test('no two texts share more than a third of their five-word sequences', () => {
    // Tables of the sky have the same words in every month, and at every brand.
    const isComputed =
      /^\/((horoscope|compatibilite-amoureuse)\/|calendrier-lunaire|ciel-du-jour|planetes-retrogrades|ephemerides)/
    const texts = new Map(shown().flatMap(([path, { main }]) => (isComputed.test(path) ? [] : [[path, main] as const])))
    expect(texts.size).toBeGreaterThan(textsMin)
    written = new Map([...written, ...[...texts].map(([path, text]) => [`${brand} ${path}`, text] as const)])
    expect(alikeAmong(written, 1 / 3)).toEqual([])
  })
})

test('planted faults and similar texts are detected', () => {
  expect(htmlFaults('<div><p>Un<br/><a href="/">mot</a></p><ul><li>Oui</li></ul></div>')).toEqual([])
  for (const html of [
    '<div><p></div>',
    '<p><div></div></p>',
    '<ul><div></div></ul>',
    '<a href="/"><button>x</button></a>',
    '<i id="a"></i><i id="a"></i>',
    '<i class="a" class="b"></i>',
    '<section>',
    '<img src="/a">',
  ]) {
    expect(htmlFaults(html).length, html).toBeGreaterThan(0)
  }
  const text = 'un deux trois quatre cinq six sept huit neuf dix'
  const alike = new Map([
    ['a', text],
    ['b', `${text} onze douze`],
    ['c', 'tout autre chose que ce qui est dit ailleurs'],
  ])
  expect(alikeAmong(alike, 1 / 3)).toEqual(['a b: 6 of 6'])
})
