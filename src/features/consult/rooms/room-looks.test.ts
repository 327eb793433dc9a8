import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Random } from '../../../../test/chaos/random.ts'
import { addRooms } from '../../../../test/many-rooms.ts'
import { roomEvents } from '../../../../test/room-events.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { claimRooms } from './due.server.ts'

const site = useTestApp()
const ROOMS = 120
const ROUNDS = 16
const seen = new Set<string>()

/** The law that the index must follow, computed from all of a room: when each open one is due, on its own clock. */
const DUE_IN_FULL = `
create function rooms_due_in_full(p_house timestamptz) returns table (id bigint, base bigint, due timestamptz)
language sql stable as $$
  select m.consultation_id, m.clock_base_ms, least(
    case when m.client_drops >= meter_drops_to_end(m) then m.last_at end,
    case m.state
      when 'waiting' then c.accepted_at + case m.proof when 'lines' then meter_first_message() else meter_connecting() end
      when 'paused' then case when meter_paid(m, room_time(p_house, m.clock_base_ms)) then m.last_at
        else m.paused_at + case m.pause_reason
          when 'payment' then meter_payment() when 'silence' then meter_idle() when 'absence' then meter_idle()
          else meter_apart() end end
      else least(
        case when m.proof <> 'lines' then least(m.client_sound_at, m.psychic_sound_at) + meter_call_lease(m.proof)
        else least(m.client_heard_at + m.client_lease_ms * interval '1 millisecond',
        case when not m.psychic_is_automaton then m.psychic_heard_at + m.psychic_lease_ms * interval '1 millisecond' end,
        m.psychic_spoke_at + meter_silence(),
        coalesce(m.asked_at + meter_answer(), m.client_spoke_at + meter_asks_after())) end,
        m.counted_until + (m.funded_ms - m.metered_ms + m.gift_ms
          - case when m.drained and m.warned then 0 else meter_low() end) * interval '1 millisecond')
    end)
  from meters m join consultations c on c.id = m.consultation_id where m.state <> 'ended'
$$`

beforeAll(() => sql.raw(DUE_IN_FULL).execute(site.owner))

interface Compared {
  law: number[]
  index: number[]
  /** Rooms that the index would show only after they are due, at whatever instant that is. */
  late: number[]
}

/** The rooms due in so many seconds if nothing happens before, by the law and by the index. */
async function dueIn(seconds: number): Promise<Compared> {
  const at = new Date(site.app.house().getTime() + seconds * 1000)
  const { rows } = await sql<Compared>`
    with law as materialized (select id, base, due from rooms_due_in_full(${at}))
    select array(select id from law where due <= room_time(${at}, base) order by id) as law,
      array(select consultation_id from rooms_due(${at}, 100000) order by 1) as index,
      array(select id from law left join room_looks r on r.consultation_id = law.id
        where r.look_at is null or r.look_at > greatest(
          due - base * interval '1 millisecond', ${site.app.house()}::timestamptz + interval '1 second')) as late`.execute(
    site.owner,
  )
  return rows[0]!
}

/** What the sweep does, without bills. */
async function sweepRooms(): Promise<void> {
  const { due } = await claimRooms(site.app.db, site.app.house(), { looked: ROOMS, due: ROOMS })
  await sql`select case when t.due is not null then meter_close(id, ${site.app.house()}) end
    from unnest(${due}::bigint[]) as id, lateral (select * from meter_tick(id, ${site.app.house()}) offset 0) t`.execute(
    site.owner,
  )
}

/** What proves the time of rooms, with their states. */
async function statesOf(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select distinct proof || ' ' || case state when 'paused' then pause_reason else state end as state from meters`.execute(
    site.owner,
  )
  return rows.map(({ state }) => state)
}

test.each([650, 651])(
  'the index misses no room that is due, in hundreds of rooms with random events, seed %i',
  async (seed) => {
    const rooms = await addRooms(site, ROOMS)
    const random = new Random(seed)
    for (const state of await statesOf()) seen.add(state)
    let found = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { share, apply } of roomEvents) {
        const of = rooms.filter(() => random.chance(share))
        if (of.length > 0) await apply(site, of, random)
        await site.advance(random.whole(0, 1500) / 1000)
      }
      if (random.chance(0.2)) await site.advance(random.whole(10, 90))
      if (random.chance(0.8)) await sweepRooms()
      for (const seconds of [1, random.pick([12, 61, 700])]) {
        const { law, index, late } = await dueIn(seconds)
        expect(index).toEqual(law)
        expect(late).toEqual([])
        found += law.length
      }
      for (const state of await statesOf()) seen.add(state)
    }
    expect(found).toBeGreaterThan(ROOMS)
  },
)

test('these rooms were in every state, for every reason', () => {
  expect(seen).toEqual(
    new Set([
      ...['waiting', 'running', 'payment', 'sound', 'held', 'ended'].map((state) => `legs ${state}`),
      ...['waiting', 'running', 'payment', 'drop', 'silence', 'absence', 'ended'].map((state) => `lines ${state}`),
      ...['waiting', 'running', 'payment', 'sound', 'unheard', 'ended'].map((state) => `sound ${state}`),
    ]),
  )
})
