import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, returned, stopRoom } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { settleDueHolds } from './settle-hold.server.ts'

const site = useTestApp()

/** Waits until this many statements are blocked by row locks. */
async function areWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted`.execute(site.owner)
    if (rows.length >= count) return
  }
}

test('refunding a room while another room of the same client stops causes no deadlock', async () => {
  const pair = await addPair(site, { cents: 5000 })
  await stopRoom(site, pair)
  await site.advance(48 * 3600)
  const back = await returned(site, pair)
  const { stopped, settled } = await site.owner.transaction().execute(async (others) => {
    await sql`select from ledger_accounts where owner_id = ${pair.clientId} and kind = 'client_held' for update`.execute(
      others,
    )
    const stopped = stopRoom(site, back)
    await areWaiting(1)
    const settled = settleDueHolds(site.app)
    await areWaiting(2)
    return { stopped: stopped.then(String), settled: settled.then(() => 'done') }
  })
  expect(await Promise.all([stopped, settled])).toEqual([expect.stringMatching(/^\d+$/), 'done'])
  const { rows } =
    await sql`select outcome from care_holds where client_id = ${pair.clientId} order by consultation_id`.execute(
      site.owner,
    )
  expect(rows).toEqual([{ outcome: 'refund' }, { outcome: null }])
})
