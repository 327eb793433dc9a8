import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { PRESSES } from './hold-rules.ts'

interface Presses {
  presses: number
  /** Billed consultations, including those where the button was pressed. */
  rooms: number
  isUnusual: boolean
}

const since = sql`app_now() - ${PRESSES.days} * interval '1 day'`
const unusual = sql<boolean>`(presses >= ${PRESSES.least} and presses * ${PRESSES.oneIn} > rooms)`

/** Recent button presses of a site's psychics who pressed it at all: of one psychic, or of all. */
const pressed = (siteId: number, psychicId: number | null) => sql`
  select h.psychic_id, count(*) as presses, (select count(*) from consultations c
      where c.psychic_id = h.psychic_id and c.site_id = ${siteId} and c.started_at >= ${since}) as rooms
  from care_holds h
  where h.site_id = ${siteId} and h.pressed and h.held_at >= ${since}
    and (${psychicId}::bigint is null or h.psychic_id = ${psychicId})
  group by h.psychic_id`

export async function countPresses(db: Database, siteId: number, psychicId: number): Promise<Presses> {
  const { rows } = await sql<Presses>`
    select presses, rooms, ${unusual} as "isUnusual" from (${pressed(siteId, psychicId)}) p`.execute(db)
  return rows[0] ?? { presses: 0, rooms: 0, isUnusual: false }
}

/** Psychics of a site who press the button more often than others, most presses first. */
export async function listUnusualPresses(db: Database, siteId: number) {
  const { rows } = await sql<{ psychicId: number; name: string; presses: number; rooms: number }>`
    select p.id as "psychicId", p.name, presses, rooms from (${pressed(siteId, null)}) counted
    join psychics p on p.id = counted.psychic_id
    where ${unusual} order by presses::float8 / greatest(rooms, 1) desc, p.id`.execute(db)
  return rows
}
