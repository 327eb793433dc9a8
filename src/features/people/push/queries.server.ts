import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { choosable } from './kinds.ts'
import { type Choices, MOST_DEVICES } from './rules.ts'

export interface NewDevice {
  reference: string
  userId: number
  sessionId: number | null
  endpointHash: Buffer
  sealed: Buffer
  userAgent: string
  at: Date
}

/** A browser that is registered again belongs to whoever is signed in there now. Returns its reference. */
export async function upsertDevice(db: Database, device: NewDevice): Promise<string> {
  const own = {
    user_id: device.userId,
    session_id: device.sessionId,
    sealed: device.sealed,
    user_agent: device.userAgent,
  }
  const { reference } = await db
    .insertInto('push_devices')
    .values({ ...own, reference: device.reference, endpoint_hash: device.endpointHash, created_at: device.at })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(own))
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** Removes a person's oldest devices beyond the most they may have. */
export async function removeBeyond(db: Database, userId: number): Promise<void> {
  const beyond = db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(MOST_DEVICES)
  await db.deleteFrom('push_devices').where('id', 'in', beyond).execute()
}

/** The newest first. */
export async function listDeviceRows(db: Database, userId: number) {
  return db
    .selectFrom('push_devices')
    .select(['id', 'reference', 'session_id', 'user_agent', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

/** False if the person has no such device. */
export async function removeByReference(db: Database, userId: number, reference: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A person's device whose address was replaced. */
export async function removeByAddress(db: Database, userId: number, endpointHash: Buffer): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint_hash', '=', endpointHash).execute()
}

export async function removeDevicesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).execute()
}

export async function removeDevice(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('push_devices').set({ sent_at: at }).where('id', '=', id).execute()
}

const chosen = ['wanted', 'refused', 'names', 'quiet', 'horoscope_hour'] as const

/** The ids of a person's devices with their owner's choices. */
export async function devicesToTell(db: Database, userId: number) {
  return db
    .selectFrom('push_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('push_choices as c', 'c.user_id', 'd.user_id')
    .select(['d.id', 'd.session_id', 'u.site_id', ...chosen])
    .where('d.user_id', '=', userId)
    .orderBy('d.id')
    .execute()
}

/** A device with its owner's choices and what pauses know them by; null if it was removed. */
export async function findDevice(db: Database, id: number) {
  const row = await db
    .selectFrom('push_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('phone_numbers as n', 'n.user_id', 'd.user_id')
    .leftJoin('push_choices as c', 'c.user_id', 'd.user_id')
    .select(['d.id', 'd.user_id', 'd.endpoint_hash', 'd.sealed', 'u.email', 'u.email_proved_at', 'n.number', ...chosen])
    .where('d.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const NOTHING_CHOSEN = { wanted: null, refused: null, names: null, quiet: null, horoscope_hour: null }

export async function readStoredChoices(db: Database, userId: number) {
  const row = await db.selectFrom('push_choices').select(chosen).where('user_id', '=', userId).executeTakeFirst()
  return row ?? NOTHING_CHOSEN
}

/** A kind that is added later has its default, since it is neither wanted nor refused. */
export async function writeChoices(
  db: Database,
  userId: number,
  { kinds, names, quiet, horoscopeHour }: Choices,
): Promise<void> {
  const own = {
    wanted: [...kinds],
    refused: choosable.filter((kind) => !kinds.includes(kind)),
    names,
    quiet,
    horoscope_hour: horoscopeHour,
  }
  await db
    .insertInto('push_choices')
    .values({ user_id: userId, ...own })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(own))
    .execute()
}

export interface Reader {
  userId: number
  siteId: number
}

/**
 * Takes people whose horoscope of `day` is to be announced by this hour, at most two hours late. Each is taken once a
 * day, unless this transaction fails.
 */
export async function takeHoroscopeReaders(
  db: Database,
  { day, hour }: { day: string; hour: number },
  limit: number,
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    with due as (
      select c.user_id, u.site_id from push_choices c join users u on u.id = c.user_id
      where c.horoscope_hour between ${hour - 2}::int and ${hour}::int
        and (c.horoscope_on is null or c.horoscope_on < ${day}::date)
        and u.suspended_at is null and u.erased_at is null
        and exists (select from push_devices d where d.user_id = c.user_id)
      order by c.user_id limit ${limit} for update of c skip locked
    )
    update push_choices c set horoscope_on = ${day}::date from due where c.user_id = due.user_id
    returning c.user_id as "userId", due.site_id as "siteId"`.execute(db)
  return rows
}
