import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startValkeyServer, type ValkeyServer } from '../../../test/valkey/server.ts'
import { openRealtime, type Realtime } from './realtime.ts'

const closings: (() => unknown)[] = []
let valkey: ValkeyServer
beforeEach(async () => {
  valkey = await startValkeyServer()
})
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
  await valkey.close()
})

function aNode(): Realtime {
  const node = openRealtime({ pingIntervalMs: 25_000, clusterUrl: valkey.url, log: pino({ level: 'silent' }) })
  closings.push(node.close)
  return node
}

/** Emits until it is heard: nodes need a moment to listen. Returns how often the last was. */
async function passes(from: Realtime, to: Realtime): Promise<number> {
  const heard: unknown[] = []
  const stop = to.hear('a room', (_, told) => heard.push(told))
  for (let sent = 0; heard.length === 0; sent += 1) {
    from.emit('a room', 'event', sent)
    await wait(100)
  }
  from.emit('a room', 'event', 'the last')
  while (heard.at(-1) !== 'the last') await wait(20)
  stop()
  return heard.filter((one) => one === 'the last').length
}

/** A page of a node; counts how often it was told to read again. */
async function aPage(node: Realtime): Promise<{ reloads: number }> {
  const http = createServer()
  closings.push(node.attach(http, { admit: async () => ({}), connect: () => {} }).close)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const page = { reloads: 0 }
  const { port } = http.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] })
  socket.on('resync', () => {
    page.reloads += 1
  })
  closings.push(
    () => http.close(),
    () => socket.disconnect(),
  )
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return page
}

test('nodes hear each other once, also after their connections were cut, again and again', async () => {
  const [one, other] = [aNode(), aNode()]
  expect(await passes(one, other)).toBe(1)
  for (let times = 0; times < 3; times += 1) {
    valkey.cut()
    expect(await passes(one, other)).toBe(1)
    expect(await passes(other, one)).toBe(1)
  }
})

test('once it listens again, a node’s pages read what they may have missed', async () => {
  const [one, other] = [aNode(), aNode()]
  await passes(one, other)
  const page = await aPage(other)
  const before = page.reloads
  valkey.cut()
  await expect.poll(() => page.reloads, { timeout: 10_000 }).toBeGreaterThan(before)
})

test('what could not be sent is read again by the pages of the others', async () => {
  const [one, other] = [aNode(), aNode()]
  await passes(one, other)
  const page = await aPage(other)
  valkey.isAway = true
  valkey.cut()
  one.emit('a room', 'event', 'nobody hears this')
  await wait(500)
  valkey.isAway = false
  await passes(one, other)
  await expect.poll(() => page.reloads, { timeout: 10_000 }).toBeGreaterThan(1)
})
