import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { RoomChannel } from '../src/features/consult/rooms/rules.ts'
import { cookieOf } from './people.ts'
import type { DemoProgram } from './program.ts'

/** A running consultation, and the cookies of its two sides. */
export interface Room {
  id: number
  client: string
  psychic: string
}

const EUROS = 200

/**
 * Opens rooms as the site does, by its own functions in the database, many in one statement: clients with credit, their
 * psychics, an accepted request, and in a chat a first message that starts the meter.
 */
export async function makeRooms(program: DemoProgram, count: number, channel: RoomChannel = 'chat'): Promise<Room[]> {
  const { owner, secret } = program
  const run = `bench-${randomBytes(4).toString('hex')}`
  const people = async (role: 'client' | 'psychic') => {
    const { rows } = await sql<{ id: number }>`
      insert into users (site_id, role, first_name, email, email_key, email_proved_at, birth_date)
      select 99, ${role}, 'Camille', e, e, app_now(), date '1985-03-02'
        from (select ${`${run}-${role}-`} || n || '@example.test' as e from generate_series(1, ${count}) n) as given
      returning id`.execute(owner)
    return rows.map((row) => row.id)
  }
  const [clients, users] = [await people('client'), await people('psychic')]
  const { rows } = await sql<{ id: number; client: number; user: number }>`
    with pairs as (select * from unnest(${clients}::bigint[], ${users}::bigint[]) as p (client, worker)),
    made as (
      insert into psychics (slug, name, gender, job_ids, user_id, headline, presentation, method, specialities,
        offered_channels, practising_since)
      select ${`${run}-`} || worker, 'Solène', 'female', '{1}', worker, 'Je vous écoute.', '{Bonjour.}', 'J’écoute.',
        '{couple}', '{chat}', 2010 from pairs returning id, user_id),
    opened as (
      insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
        psychic_share_percent, vat_percent, requested_at, accepted_at)
      select 99, p.client, m.id, ${channel}, 'accepted', 100, 45, 20, app_now(), app_now()
        from pairs p join made m on m.user_id = p.worker returning id, client_id, psychic_id)
    select o.id, o.client_id as client, m.user_id as "user" from opened o join made m on m.id = o.psychic_id`.execute(
    owner,
  )
  await fill(
    program,
    clients,
    rows.map(({ id }) => id),
    channel,
  )
  return Promise.all(
    rows.map(async ({ id, client, user }) => ({
      id,
      client: await cookieOf(owner, secret, client),
      psychic: await cookieOf(owner, secret, user),
    })),
  )
}

async function fill(
  { owner }: DemoProgram,
  clients: readonly number[],
  rooms: readonly number[],
  channel: RoomChannel,
): Promise<void> {
  await sql`
    select post('top-up', 'bench:' || id, '{}', jsonb_build_array(
      jsonb_build_object('account', wallet, 'amount', ${EUROS * 100}::int),
      jsonb_build_object('account', ledger_account('payment_provider', 'cent', 99, 0), 'amount', ${-EUROS * 100}::int)))
    from (select id, ledger_account('client_free_time', 'second', 99, id), ledger_account('client_promotional', 'cent',
      99, id), ledger_account('client_wallet', 'cent', 99, id) as wallet
      from unnest(${clients}::bigint[]) as id) as made`.execute(owner)
  await sql`select meter_open(id, 0, wall_now()) from unnest(${rooms}::bigint[]) as id`.execute(owner)
  if (channel !== 'chat') return
  await sql`select send_message(id, 'psychic', 'first', '', wall_now()) from unnest(${rooms}::bigint[]) as id`.execute(
    owner,
  )
  // In clear, like messages from before sealing, as only the program has the key.
  await sql`update messages set text = 'Bonjour', sealed = null where consultation_id = any(${rooms}::bigint[])`.execute(
    owner,
  )
}
