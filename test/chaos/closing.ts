import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'
import type { Witness } from './witness.ts'
import type { World } from './world.ts'

const LATEST = 60
/** A silence ends a room after ten minutes; then the sweep has a minute. */
const LONGEST_WAIT_MS = (60 + 600 + LATEST) * 1000

/** A turn, and the lease of a page. */
const LAPSE_WAIT_MS = (300 + 90 + LATEST) * 1000

/** For what takes no time of the hastened clock. */
const SPARE_MS = 10_000

/** Another worker reads a payment within a minute after one was killed while it did. */
const CREDIT_WAIT_MS = 90_000

/** The clock of rooms, as nodes follow it. */
const house = sql`wall_now() - clock_skew_ms() * interval '1 millisecond'`

/**
 * Waits until every room and request is closed. None may be open 60 s after time or the restart required its end.
 * @returns what stayed open too long
 */
export async function awaitClosing({ owner: db, speed }: World): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`select (${house})::text as at`.execute(db)
  const since = rows[0]!.at
  const until = performance.now() + LONGEST_WAIT_MS / speed + SPARE_MS
  const late = new Set<string>()
  while (performance.now() < until) {
    const open = await openRooms(db, since)
    for (const { id, overdue } of open) if (overdue > LATEST) late.add(`room ${id} stayed open too long`)
    if (open.length === 0) return [...late]
    await wait(100)
  }
  return [...late, 'rooms were still open in the end']
}

async function openRooms(db: Kysely<DB>, since: string): Promise<{ id: number; overdue: number }[]> {
  const { rows } = await sql<{ id: number; overdue: number }>`
    select c.id, extract(epoch from room_time(${house}, c.clock_base_ms) - greatest(
        room_time(${since}::timestamptz, c.clock_base_ms), case
        when m.consultation_id is null then c.requested_at + interval '45 seconds'
        when m.state = 'waiting' then c.accepted_at + case c.channel
          when 'chat' then interval '60 seconds' else interval '2 minutes' end
        when m.state = 'paused' then m.paused_at + case m.pause_reason
          when 'payment' then interval '4 minutes' when 'silence' then interval '10 minutes'
          when 'absence' then interval '10 minutes' else interval '2 minutes' end
        else least(m.client_heard_at, case when not m.psychic_is_automaton then m.psychic_heard_at end)
          + interval '2 minutes'
      end))::float8 as overdue
    from consultations c left join meters m on m.consultation_id = c.id
    where c.status in ('requested', 'accepted', 'running', 'paused')
      or exists (select 1 from ledger_reservations r where r.consultation_id = c.id)`.execute(db)
  return rows
}

/** Waits until nothing is open, at most for a while. */
export async function untilNone(mostMs: number, open: () => Promise<readonly unknown[]>): Promise<void> {
  const until = performance.now() + mostMs
  while (performance.now() < until && (await open()).length > 0) await wait(200)
}

/** Waits until each payment that was made is credited; what is not by then is for the check to find. */
export async function awaitCredit(db: Kysely<DB>, { orders }: Witness): Promise<void> {
  const paid = [...orders].filter(([, order]) => order.paid).map(([id]) => id)
  if (paid.length === 0) return
  const open = db.selectFrom('orders').select('id').where('id', 'in', paid).where('status', '!=', 'paid')
  await untilNone(CREDIT_WAIT_MS, () => open.execute())
}

/** Waits until nobody waits in a queue any more: those who left their pages lose their places. */
export async function awaitLapses({ owner: db, speed }: World): Promise<void> {
  const open = db.selectFrom('queue_tickets').select('id').where('over_at', 'is', null)
  await untilNone(LAPSE_WAIT_MS / speed + SPARE_MS, () => open.execute())
}
