import type { Database } from '../../platform/database/connect.ts'
import type { Section } from './compose.ts'
import { EDITION } from './edition.server.ts'
import type { Span } from './periods.ts'

export async function findSections(db: Database, span: Span, signId: number): Promise<Section[] | null> {
  const row = await db
    .selectFrom('horoscopes')
    .select('sections')
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .where('sign_id', '=', signId)
    .where('edition', '=', EDITION)
    .executeTakeFirst()
  return row ? (row.sections as unknown as Section[]) : null
}

/** Of the twelve signs in their order; fewer where they are not made. */
export async function listSections(db: Database, span: Span): Promise<Section[][]> {
  const rows = await db
    .selectFrom('horoscopes')
    .select('sections')
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .where('edition', '=', EDITION)
    .orderBy('sign_id')
    .execute()
  return rows.map(({ sections }) => sections as unknown as Section[])
}

/** All twelve at once; what another node made meanwhile is the same. */
export async function keepSections(db: Database, span: Span, bySign: readonly Section[][], now: Date): Promise<void> {
  await db
    .insertInto('horoscopes')
    .values(
      bySign.map((sections, index) => ({
        period: span.length,
        first_day: span.from,
        sign_id: index + 1,
        edition: EDITION,
        sections: JSON.stringify(sections),
        made_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
