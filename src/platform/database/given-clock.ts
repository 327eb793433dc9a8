import { sql } from 'kysely'
import type { Database } from './connect.ts'

/**
 * Replaces the database's `app_now()` by a clock that stands still until it is set. For test databases and for the
 * seed, which replays past consultations; needs the owner's role.
 */
export async function giveClock(db: Database, start: Date): Promise<void> {
  await sql`create table if not exists given_clock (only_row boolean primary key default true, at timestamptz not null)`.execute(
    db,
  )
  await sql`grant select on given_clock to public`.execute(db)
  await setClock(db, start)
  await sql`create or replace function app_now() returns timestamptz language sql volatile parallel safe
    as 'select at from given_clock'`.execute(db)
}

/** Makes rooms use the given clock too, whatever the program's own clock: for a program that can't be told of it. */
export async function giveRoomsClock(db: Database): Promise<void> {
  await sql`create or replace function room_time(p_house timestamptz, p_base_ms bigint) returns timestamptz
    language sql stable as 'select app_now()'`.execute(db)
}

export async function setClock(db: Database, at: Date): Promise<void> {
  await sql`insert into given_clock (at) values (${at}) on conflict (only_row) do update set at = excluded.at`.execute(
    db,
  )
}

export async function takeClockBack(db: Database): Promise<void> {
  await sql`create or replace function app_now() returns timestamptz language sql volatile parallel safe
    as 'select clock_timestamp()'`.execute(db)
  await sql`drop table if exists given_clock`.execute(db)
}
