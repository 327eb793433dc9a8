import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPsychic, list } from '../../test/psychics.ts'
import { useTestApp } from '../../test/test-app.ts'
import { encodePortrait } from '../features/house/images/encode-portrait.server.ts'
import { setPortrait } from '../features/house/images/queries.server.ts'
import { portraitWidthsIn } from '../ui/avatar/portrait-address.ts'
import { createServer } from './server.ts'

const site = useTestApp()
let address: string
const hosts = ['localhost:3000', 'second.localhost:3000', 'affiliation.localhost:3000']

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer()

const fetchFrom = (path: string, host = hosts[0]!, method = 'GET') =>
  Promise.resolve(createServer(site.app).fetch(new Request(`http://${host}${path}`, { method, headers: { host } })))

beforeAll(async () => {
  const { id } = await addPsychic(site.owner, { slug: 'salome', name: 'Salomé', jobId: 4, price: 290 })
  await list(site.owner, id, 100, 320)
  await setPortrait(site.app.db, id, await encodePortrait(await picture('#804020')))
  address = (await site.browser().get('/api/psychics')).body.psychics[0].portrait
})

describe('the sky of the hour', () => {
  const at = (hour: Date, part: string) => `/images/ciel/${hour.toISOString().slice(0, 13)}/${part}.svg`

  test('is drawn in the colours of each brand, is kept for ever, and runs nothing', async () => {
    const drawn = await Promise.all(hosts.map((host) => fetchFrom(at(site.now(), 'ciel'), host)))
    for (const answer of drawn) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    }
    expect(new Set(await Promise.all(drawn.map((answer) => answer.text()))).size).toBe(hosts.length)
  })

  test('is not drawn for an hour far away', async () => {
    expect((await fetchFrom(at(new Date(site.now().getTime() + 9 * 86_400_000), 'ciel'))).status).toBe(404)
    expect((await fetchFrom(at(site.now(), 'soleil'))).status).toBe(404)
  })
})

describe('a stored picture', () => {
  test('has its address in answers, and never changes in any size and format', async () => {
    expect(address).toMatch(/^\/images\/[0-9a-f]{32}-192\.webp$/)
    for (const format of ['avif', 'webp'] as const) {
      for (const width of portraitWidthsIn(format)) {
        const answer = await fetchFrom(address.replace('192.webp', `${width}.${format}`))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
        expect(answer.headers.get('set-cookie')).toBeNull()
        expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
      }
    }
  })

  test('can be revalidated without its bytes, and is read once for many simultaneous requests', async () => {
    const head = await fetchFrom(address, hosts[0], 'HEAD')
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    const server = createServer(site.app)
    const ask = async () => server.fetch(new Request(`http://${hosts[0]}${address}`, { headers: { host: hosts[0]! } }))
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
  })

  test('another picture gets another name', async () => {
    const { id } = await addPsychic(site.owner, { siteId: 342 })
    const portrait = async () =>
      (await site.browser(hosts[2]).get('/api/psychics')).body.psychics.find((one: { id: number }) => one.id === id)
        .portrait
    expect(await portrait()).toBeNull()
    await setPortrait(site.app.db, id, await encodePortrait(await picture('#123456')))
    const first = await portrait()
    await setPortrait(site.app.db, id, await encodePortrait(await picture('#654321')))
    expect(await portrait()).not.toBe(first)
    expect((await fetchFrom(first)).status).toBe(200)
  })

  test.each([
    '/images/',
    '/images/none',
    '/images/00000000000000000000000000000000-192.webp',
    '/images/0000-192.webp',
    '/images/../favicon.svg.webp',
    '/images/share/',
    '/images/share/accueil.png',
    '/images/share/wallet.jpg',
    '/images/share/voyance/personne.jpg',
    '/images/share/voyance/salome/consulter.jpg',
    '/images/share/voyance/SALOME.jpg',
    "/images/share/voyance/x'or'1.jpg",
    `/images/share/${'a'.repeat(200)}.jpg`,
    '/icon-64.png',
  ])('%s is not found', async (path) => {
    const answer = await fetchFrom(path)
    expect(answer.status).toBe(404)
  })

  test('is not found in sizes that are not stored', async () => {
    for (const name of ['193.webp', '192.png', '192.jpg', '0192.webp', '9999.avif']) {
      expect((await fetchFrom(address.replace('192.webp', name))).status, name).toBe(404)
    }
  })

  test('too many reads at once are refused for a moment', async () => {
    const server = createServer(site.app)
    const ask = async (place: number) => {
      const path = `/images/${String(place).padStart(32, '0')}-192.webp`
      return server.fetch(new Request(`http://${hosts[0]}${path}`, { headers: { host: hosts[0]! } }))
    }
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => ask(place)))
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(404), ...Array(4).fill(503)])
    expect(answers.at(-1)!.headers.get('retry-after')).toBe('1')
    expect((await ask(99)).status).toBe(404)
  })
})

describe('each site’s own files', () => {
  const paths = [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ]
  test.each(paths)('%s differs on each site', async (path) => {
    const bodies = await Promise.all(
      hosts.map(async (host) => Buffer.from(await (await fetchFrom(path, host)).arrayBuffer())),
    )
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(3)
    const size = /\d+/.exec(path)?.[0] ?? (path.includes('apple') ? '180' : null)
    if (path.endsWith('.png')) expect((await sharp(bodies[0]!).metadata()).width).toBe(Number(size))
    if (path.endsWith('.ico')) expect((await sharp(bodies[0]!.subarray(22)).metadata()).width).toBe(32)
  })

  test('the manifest has the name of the site, and existing icons', async () => {
    const names = []
    for (const host of hosts) {
      const answer = await fetchFrom('/manifest.webmanifest', host)
      expect(answer.headers.get('content-type')).toBe('application/manifest+json')
      const manifest = await answer.json()
      names.push([manifest.short_name, manifest.theme_color, manifest.lang, manifest.start_url, manifest.display])
      const paths = manifest.shortcuts.map(({ url }: { url: string }) => url)
      expect(paths).toEqual(['/voyance', '/horoscope', '/tarots-oracles', '/mon-compte'])
      const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((one: { icons: object[] }) => one.icons)]
      for (const icon of icons) {
        const { width, format } = await sharp(await (await fetchFrom(icon.src, host)).arrayBuffer()).metadata()
        expect([`${width}x${width}`, `image/${format}`]).toEqual([icon.sizes, icon.type])
      }
    }
    expect(names).toEqual([
      ['Cosmospace', '#0b1b41', 'fr', '/', 'standalone'],
      ['Étoile', '#401135', 'fr', '/', 'standalone'],
      ['Partenaires', '#092119', 'fr', '/', 'standalone'],
    ])
  })

  test('an unknown host is redirected to the main site', async () => {
    const answer = await fetchFrom('/favicon.svg', 'autre.example')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'http://localhost:3000/favicon.svg'])
  })
})

describe('a share image', () => {
  const bytesOf = async (path: string, host?: string) => Buffer.from(await (await fetchFrom(path, host)).arrayBuffer())

  test.each(['accueil', 'voyance', 'voyance/salome'])('%s is a JPEG of 1200 × 630, of at most 200 KB', async (page) => {
    const answer = await fetchFrom(`/images/share/${page}.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
  })

  test('belongs to the requested site, and to what that site lists', async () => {
    const [main, second] = await Promise.all([
      bytesOf('/images/share/voyance/salome.jpg'),
      bytesOf('/images/share/voyance/salome.jpg', hosts[1]),
    ])
    expect(main.equals(second)).toBe(false)
    expect((await fetchFrom('/images/share/voyance/salome.jpg', hosts[2])).status).toBe(404)
  })

  test('shows the engraved portrait: in the inks of the house, not the colours of the photo', async () => {
    const { data, info } = await sharp(await bytesOf('/images/share/voyance/salome.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (300 * info.width + 930) * info.channels
    const [red, green, blue] = [...data.subarray(at, at + 3)] as [number, number, number]
    // The photo was an orange brown; its tone lies between night blue and ivory.
    expect(Math.abs(red - green)).toBeLessThan(12)
    expect(blue).toBeGreaterThan(red)
    expect(green).toBeLessThan(160)
  })
})

test('the service worker changes with the build, is revalidated each time, and may fetch pages', async () => {
  const answer = await fetchFrom('/sw.js')
  const files = { version: 'another', answer: async () => null } as never
  const other = await createServer(site.app, { files }).fetch(
    new Request(`http://${hosts[0]}/sw.js`, { headers: { host: hosts[0]! } }),
  )
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
  expect(await other.text()).not.toBe(await answer.text())
})
