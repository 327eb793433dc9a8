import type { Sign } from '../../../astrology/names.ts'
import { numberOfSign, signOfNumber } from '../../../astrology/names.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Horoscope } from './compose.ts'
import { EDITION } from './edition.server.ts'
import type { Topic } from './fragments/sheet.ts'
import type { Span } from './periods.ts'

const shapeOf = ({ opening, sections }: { opening: unknown; sections: unknown }) => ({ opening, sections }) as Horoscope

export async function findComposed(db: Database, span: Span, sign: Sign): Promise<Horoscope | null> {
  const row = await db
    .selectFrom('horoscopes')
    .select(['opening', 'sections'])
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .where('sign_id', '=', numberOfSign(sign))
    .where('edition', '=', EDITION)
    .executeTakeFirst()
  return row ? shapeOf(row) : null
}

/** The horoscopes of the twelve signs in order; fewer if they were not composed yet. */
export async function listComposed(db: Database, span: Span): Promise<Horoscope[]> {
  const rows = await db
    .selectFrom('horoscopes')
    .select(['opening', 'sections'])
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .where('edition', '=', EDITION)
    .orderBy('sign_id')
    .execute()
  return rows.map(shapeOf)
}

/** Stores all twelve at once; if another node did so in the meantime, its result is the same. */
export async function keepComposed(db: Database, span: Span, bySign: readonly Horoscope[], now: Date): Promise<void> {
  await db
    .insertInto('horoscopes')
    .values(
      bySign.map(({ opening, sections }, index) => ({
        period: span.length,
        first_day: span.from,
        sign_id: index + 1,
        edition: EDITION,
        opening: JSON.stringify(opening),
        sections: JSON.stringify(sections),
        made_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Edit {
  sign: Sign
  topic: Topic
  text: string
}

/** The texts by a site's editors that replace those of a span. */
export async function listEdits(db: Database, siteId: number, span: Span): Promise<Edit[]> {
  const rows = await db
    .selectFrom('horoscope_edits')
    .select(['sign_id', 'topic', 'text'])
    .where('site_id', '=', siteId)
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .execute()
  return rows.map(({ sign_id, topic, text }) => ({ sign: signOfNumber(sign_id), topic: topic as Topic, text }))
}

export async function keepEdit(
  db: StaffDatabase,
  siteId: number,
  span: Span,
  { sign, topic, text }: Edit,
  by: { id: number; at: Date },
): Promise<void> {
  const written = { text, edited_by: by.id, edited_at: by.at }
  await db
    .insertInto('horoscope_edits')
    .values({
      site_id: siteId,
      period: span.length,
      first_day: span.from,
      sign_id: numberOfSign(sign),
      topic,
      ...written,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'period', 'first_day', 'sign_id', 'topic']).doUpdateSet(written),
    )
    .execute()
}

export async function dropEdit(
  db: StaffDatabase,
  siteId: number,
  span: Span,
  { sign, topic }: Pick<Edit, 'sign' | 'topic'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('horoscope_edits')
    .where('site_id', '=', siteId)
    .where('period', '=', span.length)
    .where('first_day', '=', span.from)
    .where('sign_id', '=', numberOfSign(sign))
    .where('topic', '=', topic)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
