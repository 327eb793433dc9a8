import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { addClient } from '../../test/people.ts'
import { rested, useTestApp } from '../../test/test-app.ts'
import { readShell } from '../features/site/shell/read-shell.server.ts'
import { Admission } from '../platform/http/admission.ts'
import { CALM } from '../platform/http/places.ts'
import { Kept } from './kept.ts'
import type { Pages } from './server.ts'

const site = useTestApp()
const DAY = 86_400

/** A page that shows its season and how often it was rendered. */
function drawing() {
  let drawn = 0
  const pages: Pages = async (request, visit) => {
    const asked = new URL(request.url).searchParams.get('saison')
    drawn += 1
    return new Response(`${drawn} ${(await readShell(visit, { season: asked })).season}`)
  }
  const kept = new Kept(site.app, pages)
  const read = async (address: string, cookie = '') => {
    const request = new Request(`http://localhost:3000${address}`, { headers: cookie ? { cookie } : {} })
    const answer = await kept.answer(request, site.app.sites[0])
    return answer ? answer.text() : null
  }
  return { kept, read }
}

/** What the first listener answers from the cache; 'on' if it passes the request on. */
async function listening(kept: Kept) {
  const http = createServer(kept.listener((_, response) => void response.end('on'))).listen(0)
  await new Promise((resolve) => http.once('listening', resolve))
  const { port } = http.address() as AddressInfo
  const ask = (path: string, cookie = '') =>
    new Promise<string>((resolve, reject) => {
      const headers = { host: 'localhost:3000', cookie }
      get({ port, path, headers }, (answer) => resolve(text(answer))).on('error', reject)
    })
  return { ask, close: () => new Promise((resolve) => http.close(resolve)) }
}

async function override(season: string): Promise<void> {
  const day = site.now().toISOString().slice(0, 10)
  await site.app.db
    .insertInto('season_overrides')
    .values({ site_id: 99, season, first_day: day, last_day: day })
    .execute()
}

test('a page cached without limit is rendered again when the season changes at midnight UTC, and then cached again', async () => {
  const { read } = drawing()
  const untilMidnight = (Date.parse('2026-11-24T00:00:00Z') - site.now().getTime()) / 1000
  await site.advance(untilMidnight - 1)
  expect([await read('/page/conditions'), await read('/page/conditions')]).toEqual(['1 null', '1 null'])
  await site.advance(1)
  expect([await read('/page/conditions'), await read('/page/conditions')]).toEqual(['2 black-friday', '2 black-friday'])
})

test('a page with the sky of the hour is rendered again when the hour ends, one of the day is not', async () => {
  const { read } = drawing()
  await site.advance(3600 - (Math.floor(site.now().getTime() / 1000) % 3600))
  const both = async () => [await read('/ciel'), await read('/horoscope/jour/lion')]
  const first = await both()
  await site.advance(3599)
  expect(await both()).toEqual(first)
  await site.advance(1)
  const [sky, sign] = await both()
  expect(sky).not.toBe(first[0])
  expect(sign).toBe(first[1])
})

test('an override reaches the cached pages of its site', async () => {
  const { read } = drawing()
  await read('/page/conditions')
  await override('black-week-end')
  expect(await read('/page/conditions')).toBe('2 black-week-end')
})

test('a season requested in the address gets no cache entry, and nothing is cached for signed-in people', async () => {
  const { read } = drawing()
  const usual = await read('/page/conditions')
  expect(await read('/page/conditions?saison=christmas-eve')).toBe(usual)
  const { browser } = await addClient(site)
  expect(await read('/page/conditions?saison=christmas-eve', browser.cookie)).toBeNull()
})

test('a node answers from memory only, until the season changes by date or by an override', async () => {
  const stop = site.app.content.follow()
  const { kept, read } = drawing()
  const { ask, close } = await listening(kept)
  await vi.waitFor(() => expect(site.app.content.current).not.toBeNull())
  expect(await ask('/page/conditions')).toBe('on')
  expect(await read('/page/conditions')).toBe('1 black-week-end')
  expect(await ask('/page/conditions')).toBe('1 black-week-end')
  await site.advance(DAY)
  expect(await ask('/page/conditions')).toBe('on')
  expect(await read('/page/conditions')).toBe('2 black-friday')
  await override('new-year')
  await vi.waitFor(async () => expect(await ask('/page/conditions')).toBe('on'), { timeout: 2000 })
  expect(await read('/page/conditions')).toBe('3 new-year')
  expect(await ask('/page/conditions')).toBe('3 new-year')
  await close()
  await stop()
  site.app.content.current = null
})

test('a page is cached as it is by day, by night, and as the device has it', async () => {
  const kept = new Kept(site.app, async (_, visit) => new Response(String((await readShell(visit)).scheme)))
  const { ask, close } = await listening(kept)
  const cookies = { '': 'null', 'scheme=dark': 'dark', 'other=1; scheme=light': 'light', 'scheme=sepia': 'null' }
  for (const [cookie, scheme] of Object.entries(cookies)) {
    const request = new Request('http://localhost:3000/page/conditions', { headers: { cookie } })
    expect(await (await kept.answer(request, site.app.sites[0]))?.text()).toBe(scheme)
    expect(await ask('/page/conditions', cookie)).toBe(scheme)
  }
  await close()
})

test('many requests for one page share one rendering, and none is refused', async () => {
  const { kept, read } = drawing()
  await site.advance(2)
  const told = await Promise.all(Array.from({ length: 100 }, () => read('/voyance')))
  expect(new Set(told).size).toBe(1)
  expect(kept.admission.refused).toBe(0)
})

test('requests for many addresses at once wait for their turn, and none is refused', async () => {
  const held = Promise.withResolvers<void>()
  const pages = async () => {
    await held.promise
    return new Response('page')
  }
  const kept = new Kept(site.app, pages, new Admission(rested))
  const { places, line } = kept.admission
  const asked = Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      kept.answer(new Request(`http://localhost:3000/voyance?name=a${place}`), site.app.sites[0]),
    ),
  )
  const inLine = () => expect([places.underWay, line.length]).toEqual([CALM, 100 - CALM])
  await vi.waitFor(inLine, { timeout: 10_000 })
  held.resolve()
  expect((await asked).map((answer) => answer?.status)).toEqual(Array(100).fill(200))
  expect(kept.admission.refused).toBe(0)
})
