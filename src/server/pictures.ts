import { type Context, Hono } from 'hono'
import type { App } from '../app.ts'
import { Refusal } from '../errors.ts'
import { ImageShelf } from '../features/house/images/image-shelf.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { sharedPath } from '../features/house/share/share-address.ts'
import { readWording } from '../features/house/texts/wording.server.ts'
import { readEngineFile } from '../features/site/seo/engine-files.server.ts'
import { icons } from '../features/site/seo/icons.server.ts'
import { manifestOf } from '../features/site/seo/manifest.ts'
import { ShareShelf } from '../features/site/seo/share-shelf.server.ts'
import { workerOf } from '../features/site/seo/worker.ts'
import { skyPictureAt } from '../features/sky/tonight/sky-address.ts'
import { skyPicture } from '../features/sky/tonight/sky-shelf.server.ts'
import { answerOf } from '../platform/contract/answer.ts'
import { noScripts, policyOf, shownElsewhere } from '../platform/http/policy.ts'
import { needed } from '../platform/needed/needed.ts'
import { siteOf } from '../sites/index.ts'
import type { Site } from '../sites/site.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const ALWAYS_ASKED = 'no-cache'

function answer(body: Buffer | string, type: string, caching: string, more: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Cache-Control': caching,
      'Content-Security-Policy': policyOf(noScripts),
      ...more,
    },
  })
}

const nothing = () => new Response(null, { status: 404 })

/**
 * Public files that are not pages: stored pictures, and each site's icons, manifest, share images and service worker.
 * `build` changes with the files that the worker caches.
 */
export function pictures(app: App, build: string) {
  const shelf = new ImageShelf(app.db)
  const shares = new ShareShelf()
  const drawnIcons = new Map<string, Promise<Buffer>>()
  const server = new Hono()
  const iconOf = (site: Site, path: string): Promise<Buffer> => {
    const key = `${site.key} ${path}`
    const drawn = drawnIcons.get(key) ?? needed(icons[path], path).make(site.key)
    drawnIcons.set(key, drawn)
    drawn.catch(() => drawnIcons.delete(key))
    return drawn
  }
  const get = (path: string, give: (site: Site, c: Context) => Response | Promise<Response>) =>
    server.get(path, (c, next) => {
      const site = siteOf(app.sites, c.req.header('host'))
      // For an unknown host the next handler redirects to the main site.
      return site ? give(site, c) : next()
    })

  get('/images/share/*', async (site, c) => {
    const path = sharedPath(c.req.path)
    const image = path && (await shares.find(systemVisit(app, site), path))
    return image ? answer(image, 'image/jpeg', AN_HOUR, shownElsewhere) : nothing()
  })
  get('/images/ciel/*', (site, c) => {
    const asked = skyPictureAt(c.req.path, app.now())
    return asked ? answer(skyPicture(site.key, asked.hour, asked.part), 'image/svg+xml', FOREVER) : nothing()
  })
  get('/images/*', async (_, c) => {
    const image = await shelf.find(c.req.path.slice('/images/'.length))
    return image ? answer(image.bytes, image.type, FOREVER) : nothing()
  })
  for (const [path, { type }] of Object.entries(icons)) {
    get(path, async (site) => answer(await iconOf(site, path), type, AN_HOUR))
  }
  get('/manifest.webmanifest', async (site) => {
    const manifest = manifestOf(site, await readWording(app, site.id, false))
    return answer(JSON.stringify(manifest), 'application/manifest+json', AN_HOUR)
  })
  for (const path of ['/robots.txt', '/llms.txt', '/sitemap.xml', '/:part{sitemap-[a-z]+\\.xml}']) {
    get(path, async (site, c) => {
      const file = await readEngineFile(systemVisit(app, site), c.req.path)
      return file ? answer(file.body, file.type, AN_HOUR) : nothing()
    })
  }
  get('/sw.js', () =>
    answer(
      workerOf(`${build} ${app.content.current}`),
      'text/javascript; charset=utf-8',
      ALWAYS_ASKED,
      // A worker has its own policy, and fetches the pages that it passes on.
      { 'Content-Security-Policy': policyOf("'self'") },
    ),
  )
  server.onError((error) => {
    if (!(error instanceof Refusal)) throw error
    return new Response(null, { status: answerOf(error).status, headers: { 'Retry-After': '1' } })
  })
  return server
}
