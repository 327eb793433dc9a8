import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { App, Visit } from '../../../app.ts'
import { waitAsLongAsItTakes } from '../../../platform/database/contention.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { shapes } from './kinds.server.ts'
import { type Delivered, listOwn } from './queries.server.ts'
import type { Kind } from './rules.ts'
import { saveEntry } from './save-entry.server.ts'

/** An entry of the content delivered with the program. */
export interface FirstEntry {
  siteId: number
  kind: Kind
  address: string
  /** null: published from the first start on. */
  publishAt: Date | null
  data: object
}

const LOCK = 7_250_030

/**
 * Inserts delivered content that is missing, and updates what nobody edited; entries touched by an editor are left
 * alone.
 */
export async function putFirstContent(app: App, entries: readonly FirstEntry[]): Promise<void> {
  await inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    // If two nodes start at once, the second waits and finds everything done.
    await waitAsLongAsItTakes(visit.db)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(visit.db)
    for (const site of app.sites) {
      const own = entries.filter(({ siteId }) => siteId === site.id)
      if (own.length > 0) await putOwn({ ...visit, site }, own)
    }
  })
}

async function putOwn(visit: Visit, entries: readonly FirstEntry[]): Promise<void> {
  const own = await listOwn(visit.db, visit.site.id)
  const there = new Map(own.map((row) => [`${row.kind} ${row.address}`, row]))
  for (const entry of entries) {
    const row = there.get(`${entry.kind} ${entry.address}`)
    if (row && (!row.asDelivered || isSame(row, entry))) continue
    const publishAt = entry.publishAt ?? row?.publishAt ?? visit.now()
    const status = publishAt > visit.now() ? 'scheduled' : 'published'
    await saveEntry(visit, { ...entry, status, publishAt, asDelivered: true }, row?.version ?? null)
  }
}

const isSame = (row: Delivered, { kind, data, publishAt }: FirstEntry): boolean =>
  (publishAt === null || publishAt.getTime() === row.publishAt?.getTime()) &&
  isDeepStrictEqual(row.data, shapes[kind].parse(data))
