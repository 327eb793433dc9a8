import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export interface MadeRoom {
  id: number
  client: number
}

/** Opens accepted rooms of all channels in few statements, each with a clock, a purse and an unsettled order of its own. */
export async function addRooms({ owner, app }: TestApp, count: number): Promise<MadeRoom[]> {
  const people = async (role: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into users (site_id, role, first_name, email, email_key, email_proved_at, birth_date)
      select 99, ${role}, 'Camille', e, e, app_now(), date '1985-03-02'
        from (select gen_random_uuid() || '@example.test' as e from generate_series(1, ${count})) as given
      returning id`.execute(owner)
    return rows.map(({ id }) => id)
  }
  const [clients, workers] = [await people('client'), await people('psychic')]
  const { rows } = await sql<MadeRoom>`
    with pairs as (select * from unnest(${clients}::bigint[], ${workers}::bigint[]) with ordinality as p (client, worker, n)),
    made as (
      insert into psychics (slug, name, gender, job_ids, user_id, headline, presentation, method, specialities,
        offered_channels, practising_since, is_automaton)
      select 'many-' || worker, 'Solène', 'female', '{1}', worker, 'Je vous écoute.', '{Bonjour.}', 'J’écoute.',
        '{couple}', '{chat}', 2010, n % 5 = 0 from pairs returning id, user_id)
    insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
        psychic_share_percent, vat_percent, requested_at, accepted_at, clock_base_ms)
      select 99, p.client, m.id, case n % 4 when 0 then 'web-call' when 1 then 'phone' else 'chat' end, 'accepted',
        100 + 50 * (n % 7), 45, 20, room_time(${app.house()}, base), room_time(${app.house()}, base), base
      from pairs p join made m on m.user_id = p.worker, lateral (select (n % 11 - 5) * 123456789) b (base)
      returning id, client_id as client`.execute(owner)
  const rooms = rows.map(({ id }) => id)
  await sql`
    select ledger_account(kind, unit, 99, id) from unnest(${clients}::bigint[]) as id, (values
      ('client_free_time', 'second'), ('client_promotional', 'cent'), ('client_wallet', 'cent')) as purse (kind, unit)
    order by id, kind`.execute(owner)
  await credit(owner, rows, 'begin', 400)
  await sql`
    insert into orders (site_id, user_id, pack_id, amount, credit, provider, provider_reference, created_at,
      consultation_id, terms_version, vat_percent)
    select 99, client_id, 'many', 1000, 1000, 'sandbox', 'many-' || id, app_now(), id, 1, 20
      from consultations where id = any(${rooms}::bigint[])`.execute(owner)
  await sql`
    insert into phone_legs (id, consultation_id, side) select gen_random_uuid(), id, side
      from consultations, (values ('client'), ('psychic')) as s (side)
      where channel = 'phone' and id = any(${rooms}::bigint[])`.execute(owner)
  await sql`select meter_open(id, (id % 3) * 70, ${app.house()}) from unnest(${rooms}::bigint[]) as id`.execute(owner)
  return rows
}

/** Puts one to five times an amount into the purse of each client. */
export async function credit(owner: TestApp['owner'], rooms: readonly MadeRoom[], reference: string, cents: number) {
  await sql`
    select post('top-up', ${reference} || ':' || id, '{}', jsonb_build_array(
      jsonb_build_object('account', ledger_account('client_wallet', 'cent', 99, id), 'amount', cents),
      jsonb_build_object('account', ledger_account('payment_provider', 'cent', 99, 0), 'amount', -cents)))
    from unnest(${rooms.map(({ client }) => client)}::bigint[]) as id,
      lateral (select ${cents}::int * (1 + id % 5) as cents) given`.execute(owner)
}
