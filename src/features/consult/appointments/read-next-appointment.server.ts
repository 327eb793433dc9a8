import { sql } from 'kysely'
import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import type { NextAppointment } from '../../../ui/shell-data.ts'
import { consultAddress } from '../rooms/addresses.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import { KEPT_MINUTES } from './rules.ts'

const AROUND = KEPT_MINUTES * 60
/** A page that stays open for longer than this without a look is out of date anyway. */
const SECONDS_AHEAD = 3 * 3600

/** The reader's appointment that is now or soon, which every page says at its hour. */
export async function readNextAppointment({ user, db, site }: Visit): Promise<NextAppointment | null> {
  if (user?.role !== 'client' && user?.role !== 'psychic') return null
  const isClient = user.role === 'client'
  const { rows } = await sql<{
    id: number
    name: string
    slug: string
    channel: RoomChannel
    startsAt: Date
    left: number
  }>`
    select a.id, ${isClient ? sql`p.name` : sql`u.first_name`} as name, p.slug, a.channel, a.starts_at as "startsAt",
      extract(epoch from a.starts_at - app_now())::int as left
    from appointments a join psychics p on p.id = a.psychic_id join users u on u.id = a.client_id
    where ${isClient ? sql`a.client_id = ${user.id} and a.site_id = ${site.id}` : sql`a.psychic_id = ${user.psychicId}`}
      and a.state = 'confirmed' and a.starts_at > app_now() - ${AROUND} * interval '1 second'
      and a.starts_at <= app_now() + ${SECONDS_AHEAD} * interval '1 second'
    order by a.starts_at limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const { id, name, slug, channel, startsAt, left } = row
  return {
    id,
    name,
    startsAt: startsAt.toISOString(),
    address: isClient ? consultAddress(slug, channel) : href('/espace-voyant'),
    opensIn: left - AROUND,
    closesIn: left + AROUND,
  }
}
