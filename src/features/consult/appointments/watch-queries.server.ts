import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Meeting } from './rules.ts'

/** Looks at so many at a time; the rest follows with the next look. */
const LOOK = 100

/** The ids of appointments that a condition picks, and that no other node is at work on. */
const due = async (db: Database, where: ReturnType<typeof sql<boolean>>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select a.id from appointments a where ${where} order by a.starts_at, a.id limit ${LOOK}`.execute(db)
  return rows.map((row) => row.id)
}

/** Requests whose psychic let the time to confirm pass. */
export const listLapsed = (db: Database): Promise<number[]> =>
  due(db, sql`a.state = 'asked' and a.answer_by <= app_now()`)

/** Those whose hour was five minutes ago. */
export const listToConclude = (db: Database): Promise<number[]> =>
  due(db, sql`a.state = 'confirmed' and a.starts_at <= app_now() - interval '5 minutes'`)

/** Those of a psychic who is no longer consulted, or of a client who leaves, was erased or is blocked. */
export const listOrphans = (db: Database): Promise<number[]> =>
  due(
    db,
    sql`a.state in ('asked', 'confirmed') and (
      exists (select from psychics p where p.id = a.psychic_id and p.state <> 'live')
      or exists (select from users u where u.id = a.client_id
        and (u.leaves_at is not null or u.erased_at is not null or u.suspended_at is not null)))`,
  )

export const REMINDERS = ['dayBefore', 'hourBefore', 'now'] as const
export type Reminder = (typeof REMINDERS)[number]

/** When each reminder is sent. Never if the client booked later than that, or once a later reminder is due. */
const windows = {
  dayBefore: { column: 'told_day_at', from: '24 hours', to: '1 hour' },
  hourBefore: { column: 'told_hour_at', from: '1 hour', to: '5 minutes' },
  now: { column: 'told_now_at', from: '5 minutes', to: '-5 minutes' },
} as const

export function listToRemind(db: Database, reminder: Reminder): Promise<number[]> {
  return due(db, isDue(reminder))
}

const isDue = (reminder: Reminder) => {
  const { column, from, to } = windows[reminder]
  return sql<boolean>`a.state = 'confirmed' and a.${sql.ref(column)} is null
    and a.starts_at <= app_now() + ${from}::interval and a.starts_at > app_now() + ${to}::interval
    and a.booked_at <= a.starts_at - ${from}::interval`
}

/** Notes that a reminder is sent, once: false if it was, or is no longer due. */
export async function claimReminder(db: Database, id: number, reminder: Reminder): Promise<boolean> {
  const { rows } = await sql`
    update appointments a set ${sql.ref(windows[reminder].column)} = app_now()
    where a.id = ${id} and ${isDue(reminder)} returning a.id`.execute(db)
  return rows.length > 0
}

/** Whether the psychic of an appointment `a` is present on its channel, and in no conversation with somebody else. */
const isThere = sql<boolean>`(
  exists (select from presences pr where pr.psychic_id = a.psychic_id and pr.lease_until > app_now()
    and a.channel = any(pr.channels))
  and not exists (select from consultations c where c.psychic_id = a.psychic_id and c.client_id <> a.client_id
    and c.status in ('requested', 'accepted', 'running', 'paused'))
  and not exists (select from premium_calls k where k.psychic_id = a.psychic_id and k.state in ('ringing', 'connected')))`

/** Notes for the appointments of this moment that their psychic is there. */
export async function notePresence(db: Database): Promise<void> {
  await sql`
    update appointments a set psychic_came_at = app_now()
    where a.state = 'confirmed' and a.psychic_came_at is null
      and a.starts_at > app_now() - interval '5 minutes' and a.starts_at <= app_now() + interval '5 minutes'
      and ${isThere}`.execute(db)
}

/** How an appointment stands once its hour is five minutes ago. */
export async function readMeeting(db: Database, id: number): Promise<Meeting> {
  const { rows } = await sql<Meeting>`
    select case when c.id is null then null when c.status = 'requested' then 'waiting'
        when c.accepted_at is not null then 'accepted' when c.status = 'cancelled' then 'taken-back'
        else 'unanswered' end as request,
      a.client_came_at is not null as "clientCame", a.psychic_came_at is not null as "psychicCame",
      ${isThere} as "psychicIsThere",
      extract(epoch from app_now() - a.starts_at)::float8 / 60 - 5 as "overdueMinutes"
    from appointments a left join consultations c on c.id = a.consultation_id where a.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no appointment ${id}`)
  return row
}

export interface WarnedRoom {
  id: number
  clientId: number
  psychicId: number
}

/** The rooms that go on ten and five minutes before an appointment with somebody else; each is found once. */
export async function claimWarnings(db: Database): Promise<WarnedRoom[]> {
  const { rows } = await sql<WarnedRoom>`
    with soon as (
      update appointments a set warned = case when a.starts_at <= app_now() + interval '5 minutes' then 2 else 1 end
      where a.id in (select s.id from appointments s
        where s.state = 'confirmed' and s.starts_at > app_now() and s.starts_at <= app_now() + interval '10 minutes'
          and s.warned < case when s.starts_at <= app_now() + interval '5 minutes' then 2 else 1 end
        order by s.id for update skip locked)
      returning a.psychic_id, a.client_id)
    select c.id, c.client_id as "clientId", c.psychic_id as "psychicId" from soon
      join consultations c on c.psychic_id = soon.psychic_id and c.client_id <> soon.client_id
        and c.status in ('accepted', 'running', 'paused')`.execute(db)
  return rows
}
