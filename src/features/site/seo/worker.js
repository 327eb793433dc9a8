/* global VERSION */
// Caches the offline page and its assets. Nothing else: no personal page and no answer of the API ever enters a cache.
const CACHE = `hors-ligne-${VERSION}`
const PAGE = '/hors-ligne'
const ICON = '/favicon.svg'

/** Anonymous: without cookies, and bypassing the HTTP cache. */
const plain = (address) => new Request(address, { credentials: 'omit', cache: 'no-cache' })

async function keepPage() {
  const page = await fetch(plain(PAGE))
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`)
  const html = await page.clone().text()
  const parts = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|woff2|svg))"/g)].map((match) => match[1])
  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set([...parts, ICON])].map(plain))
  await cache.put(PAGE, page)
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
}

/** From the network; the offline page if that fails. */
async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const cache = await caches.open(CACHE)
    return (await cache.match(PAGE, { ignoreVary: true })) ?? Response.error()
  }
}

/** From the network; the cached copy if that fails. */
async function partOf(request) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(CACHE)
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

const isPart = ({ url, destination }) =>
  destination === 'style' || destination === 'font' || new URL(url).pathname === ICON

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(navigate(event))
  else if (isPart(request)) event.respondWith(partOf(request))
})
