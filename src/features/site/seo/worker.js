/* global VERSION */
// Caches the offline page and its assets. Nothing else: no personal page and no answer of the API ever enters a cache.
// Shows notifications, and opens what they lead to.
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

/** A path of this site; anything else leads to its first page. */
function ownPath(path) {
  try {
    const { origin, pathname, search, hash } = new URL(path, location.origin)
    return origin === location.origin ? `${pathname}${search}${hash}` : '/'
  } catch {
    return '/'
  }
}

/** Browsers demand that every push shows something, so unreadable ones do too. */
function noticeIn(data) {
  try {
    const { title, body, tag, path, silent } = data.json()
    return { title: String(title), body: String(body), tag: String(tag), path: ownPath(path), silent: silent === true }
  } catch {
    return { title: location.hostname, body: '', tag: 'illisible', path: '/', silent: true }
  }
}

function show({ title, body, tag, path, silent }) {
  const looks = { body, tag, lang: 'fr', icon: '/icon-192.png', data: { path } }
  return self.registration.showNotification(title, { ...looks, ...(silent ? { silent } : { renotify: true }) })
}

/** In a tab that shows it already, else in a new one: another tab may be in a consultation. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(path, location.origin)
  const there = tabs.find(({ url }) => new URL(url).pathname === pathname)
  await (there ? there.focus() : self.clients.openWindow(path))
}

/** The browser's address at its push service changed: it is registered under the new one. */
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration
  const fresh = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
  if (!fresh) return
  const { endpoint, keys } = fresh.toJSON()
  const { p256dh, auth } = keys
  const body = { endpoint, keys: { p256dh, auth }, ...(oldSubscription && { replaces: oldSubscription.endpoint }) }
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/push/subscriptions', { method: 'POST', headers, body: JSON.stringify(body) })
}

self.addEventListener('push', (event) => event.waitUntil(show(noticeIn(event.data))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.path)))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
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
