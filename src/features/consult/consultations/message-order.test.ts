import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, openRoom } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { takeClockBack } from '../../../platform/database/given-clock.ts'
import { insertMessage } from '../rooms/meter.server.ts'
import { listMessages } from './messages.server.ts'

const site = useTestApp()

test('a message that waited for another has a later time, so that order and times agree', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  await takeClockBack(site.owner)
  const say = (author: 'client' | 'psychic', clientId: string, db: Database = site.app.db) =>
    insertMessage(db, site.app.keys, { consultationId: id, author, clientId, text: clientId }, site.app.house())
  let waiting: Promise<unknown> | undefined
  await site.app.db.transaction().execute(async (db) => {
    await sql`select 1 from meters where consultation_id = ${id} for update`.execute(db)
    waiting = say('client', 'waits')
    await expect.poll(lockWaits, { timeout: 10_000 }).toBeGreaterThan(0)
    await say('psychic', 'first', db)
  })
  await waiting
  const messages = await listMessages(site.app.db, site.app.keys, { id })
  expect(messages.map(({ clientId }) => clientId)).toEqual(['first', 'waits'])
  expect(messages[1]!.sentAt.getTime()).toBeGreaterThanOrEqual(messages[0]!.sentAt.getTime())
})

async function lockWaits(): Promise<number> {
  const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from pg_locks where not granted`.execute(
    site.owner,
  )
  return rows[0]!.waits
}
