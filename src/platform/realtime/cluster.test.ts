import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { openRealtime, type Realtime } from './realtime.ts'

const site = useTestApp()
const opened: Realtime[] = []

function aNode(): Realtime {
  const node = openRealtime({ pingIntervalMs: 25_000, clusterUrl: site.databaseUrl, log: pino({ level: 'silent' }) })
  opened.push(node)
  return node
}
afterEach(async () => {
  for (const node of opened.splice(0)) await node.close()
})

/** Emits until it is heard: nodes need a moment to find each other. */
async function passes(from: Realtime, to: Realtime): Promise<number> {
  const heard: unknown[] = []
  const stop = to.hear('a room', (_, told) => heard.push(told))
  let sent = 0
  while (heard.length === 0) {
    from.emit('a room', 'event', sent++)
    await wait(100)
  }
  from.emit('a room', 'event', 'the last')
  while (heard.at(-1) !== 'the last') await wait(20)
  stop()
  return heard.filter((one) => one === 'the last').length
}

const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename <> current_user`.execute(site.owner)

test('nodes hear each other once, also after their connections were cut, again and again', async () => {
  const [one, other] = [aNode(), aNode()]
  expect(await passes(one, other)).toBe(1)
  for (let times = 0; times < 3; times += 1) {
    await cut()
    expect(await passes(one, other)).toBe(1)
    expect(await passes(other, one)).toBe(1)
  }
})
