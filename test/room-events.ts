import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Random } from './chaos/random.ts'
import { credit, type MadeRoom } from './many-rooms.ts'
import type { TestApp } from './test-app.ts'

interface RoomEvent {
  /** How many of the rooms it happens in. */
  share: number
  apply(test: TestApp, rooms: readonly MadeRoom[], random: Random): Promise<unknown>
}

const idsOf = (rooms: readonly MadeRoom[]) => rooms.map(({ id }) => id)
const clientsOf = (rooms: readonly MadeRoom[]) => rooms.map(({ client }) => client)

/** An event that is one call of a function for each room. */
const calls = (share: number, call: (house: Date, random: Random) => RawBuilder<unknown>): RoomEvent => ({
  share,
  apply: ({ owner, app }, rooms, random) =>
    sql`select ${call(app.house(), random)} from unnest(${idsOf(rooms)}::bigint[], ${clientsOf(rooms)}::bigint[])
      as r (id, client)`.execute(owner),
})

const message = (share: number, author: string) =>
  calls(
    share,
    (house) =>
      sql`write_message(r.id, ${author}, gen_random_uuid()::text, 'x', ${house}, null, null, null, null, null)`,
  )

/** An event of the two calls of a telephone consultation. */
const legs = (share: number, call: (house: Date) => RawBuilder<unknown>): RoomEvent =>
  calls(share, (house) => sql`(select bool_or(${call(house)}) from phone_legs l where l.consultation_id = r.id)`)

const beats: RoomEvent = {
  share: 0.93,
  apply: ({ owner, app }, rooms, random) => {
    const of = rooms.flatMap(({ id }) =>
      ['client', 'psychic'].filter(() => random.chance(0.85)).map((side) => ({ id, side, age: random.whole(0, 4000) })),
    )
    const sounds = of.map(({ age }) => (random.chance(0.9) ? age : null))
    return sql`select * from record_beats(${of.map(({ id }) => id)}::bigint[], ${of.map(({ side }) => side)}::text[],
      ${of.map(() => `line ${random.whole(0, 20) === 0 ? 2 : 1}`)}::text[],
      ${of.map(({ age }) => age + random.whole(0, 9000))}::bigint[], ${of.map(({ age }) => age)}::bigint[],
      ${sounds.map((age) => (age === null ? null : age + random.whole(500, 9000)))}::bigint[], ${sounds}::bigint[],
      ${app.house()})`.execute(owner)
  },
}

const settled: RoomEvent = {
  share: 0.4,
  apply: async ({ owner, app }, rooms, random) => {
    const paying = idsOf(rooms)
    await sql`update orders set status = 'refused', settled_at = app_now()
      where consultation_id = any(${paying}::bigint[]) and status = 'pending'
        and id in (select paying_order from meters where pause_reason = 'payment')`.execute(owner)
    // Without this, only the beats and the sweep learn of it.
    if (random.chance(0.5))
      await sql`select room_settled(id, false, ${app.house()}) from unnest(${paying}::bigint[]) as id`.execute(owner)
  },
}

/** Takes half of what is reserved ahead, or of what was counted, as a chargeback and a call's provider do. */
const taken = (column: string, least: string): RoomEvent => ({
  share: 0.02,
  apply: ({ owner }, rooms) =>
    sql`update meters set ${sql.raw(column)} = greatest(${sql.raw(least)}, ${sql.raw(column)} / 2)
      where state <> 'ended' and consultation_id = any(${idsOf(rooms)}::bigint[])`.execute(owner),
})

/** What happens in open rooms, often together in one round. */
export const roomEvents: readonly RoomEvent[] = [
  beats,
  message(0.15, 'psychic'),
  message(0.1, 'client'),
  beats,
  calls(
    0.1,
    (house, { pick, chance }) => sql`hear_call(r.id, ${pick(['client', 'psychic'])}, ${chance(0.3)}, ${house})`,
  ),
  legs(0.3, (house) => sql`leg_in(l.id, null, l.sequence, ${house})`),
  calls(
    0.05,
    (house) => sql`pause_for_payment(r.id, (select o.id from orders o where o.consultation_id = r.id), ${house})`,
  ),
  beats,
  calls(
    0.03,
    (house, { pick, chance }) => sql`say_unheard(r.id, ${pick(['client', 'psychic'])}, ${chance(0.5)}, ${house})`,
  ),
  { share: 0.05, apply: ({ owner }, rooms) => credit(owner, rooms, randomUUID(), 300) },
  calls(
    0.01,
    (_house, { pick, whole }) => sql`budget_set(r.client, ${pick(['day', 'week', 'length'])}, ${whole(1, 8)})`,
  ),
  legs(0.03, (house) => sql`leg_out(l.id, null, l.sequence, true, null, null, ${house})`),
  // A client who has long been silent: the sweep asks.
  {
    share: 0.2,
    apply: ({ owner }, rooms) =>
      sql`update meters set client_spoke_at = client_spoke_at - interval '170 seconds'
        where state = 'running' and asked_at is null and consultation_id = any(${idsOf(rooms)}::bigint[])`.execute(
        owner,
      ),
  },
  taken('funded_ms', 'metered_ms'),
  taken('metered_ms', '0'),
  calls(0.01, (house) => sql`meter_close(r.id, ${house})`),
  // Last, as beats would learn of it before the index is asked.
  settled,
]
