import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import type { contents } from './content.ts'
import type { Audience, CampaignChannel, CampaignState, LeftOut } from './rules.ts'

interface Details {
  id: number
  name: string
  channel: CampaignChannel
  state: CampaignState
  audience: Audience
  content: z.output<(typeof contents)[CampaignChannel]>
  scheduledAt: Date | null
  planned: number | null
  writtenAt: Date
  writtenBy: string
  plannedBy: string | null
  plannedById: number | null
  approvedBy: string | null
  beganAt: Date | null
  endedAt: Date | null
  leftOut: Partial<Record<LeftOut, number>>
  tallies: Record<string, number> | null
}

/** A campaign with the first names of those who wrote, planned and agreed to it. */
export async function findDetails(db: Database, siteId: number, id: number): Promise<Details | null> {
  const { rows } = await sql<Details>`
    select c.id, c.name, c.channel, c.state, c.audience, c.content, c.planned, c.planned_by as "plannedById",
      c.left_out as "leftOut", c.tallies,
      c.scheduled_at as "scheduledAt",
      c.written_at as "writtenAt",
      c.began_at as "beganAt",
      c.ended_at as "endedAt",
      w.first_name as "writtenBy", p.first_name as "plannedBy", a.first_name as "approvedBy"
    from campaigns c
    join users w on w.id = c.written_by
    left join users p on p.id = c.planned_by
    left join users a on a.id = c.approved_by
    where c.id = ${id} and c.site_id = ${siteId}`.execute(db)
  return rows[0] ?? null
}
