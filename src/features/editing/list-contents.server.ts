import type { Visit } from '../../app.ts'
import type { Kind, Status } from '../content/rules.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { sitesOf } from './open-content.server.ts'
import { listContents } from './queries.server.ts'

export interface Asked {
  kind?: Kind | undefined
  status?: Status | undefined
  q: string
  page: number
  limit: number
}

/** A page of what the site has. @throws {Refusal} as staffOf */
export async function readContents(visit: Visit, { kind = undefined, status = undefined, q, page, limit }: Asked) {
  staffOf(visit, 'content.edit')
  const rows = await listContents(visit.db, sitesOf(visit), {
    kind: kind ?? null,
    status: status ?? null,
    words: q.trim(),
    limit: limit + 1,
    offset: (page - 1) * limit,
  })
  const contents = rows.slice(0, limit).map(({ publishAt, changedAt, ...row }) => ({
    ...row,
    publishAt: publishAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  }))
  return { contents, isLast: rows.length <= limit }
}
