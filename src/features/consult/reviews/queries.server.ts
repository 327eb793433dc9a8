import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

export interface ReviewRow {
  consultationId: number
  psychicId: number
  clientId: number
  siteId: number
  rating: number
  text: string
  consultedAt: Date
  writtenAt: Date
}

/** @throws the database's unique_violation for a second review of one consultation */
export async function insertReview(db: Database, row: ReviewRow): Promise<void> {
  await db
    .insertInto('reviews')
    .values({
      consultation_id: row.consultationId,
      psychic_id: row.psychicId,
      client_id: row.clientId,
      site_id: row.siteId,
      rating: row.rating,
      text: row.text,
      consulted_at: row.consultedAt,
      written_at: row.writtenAt,
    })
    .execute()
}

export interface Comment {
  id: number
  psychic: { id: number; slug: string; name: string }
  /** The initial of the client's first name, which is not shown in full. */
  initial: string
  rating: number
  text: string
  reply: string | null
  consultedAt: Date
  writtenAt: Date
}

export async function listPublished(
  db: Database,
  siteId: number,
  page: { origin: number; limit: number },
): Promise<Comment[]> {
  const last = db
    .selectFrom('reviews')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'published')
    .orderBy('written_at', 'desc')
    .orderBy('consultation_id', 'desc')
    .offset(page.origin)
    .limit(page.limit)
  const rows = await db
    .selectFrom(last.as('r'))
    .innerJoin('psychics as p', 'p.id', 'r.psychic_id')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .leftJoin('review_replies as y', (join) =>
      join.onRef('y.consultation_id', '=', 'r.consultation_id').on('y.status', '=', 'published'),
    )
    .select(['r.consultation_id', 'r.rating', 'r.text', 'y.text as reply', 'r.consulted_at', 'r.written_at'])
    .select(['p.id as psychic_id', 'p.slug', 'p.name', 'u.first_name'])
    .orderBy('r.written_at', 'desc')
    .orderBy('r.consultation_id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.consultation_id,
    psychic: { id: row.psychic_id, slug: row.slug, name: row.name },
    initial: `${itemAt(row.first_name, 0).toLocaleUpperCase('fr')}.`,
    rating: row.rating,
    text: row.text,
    reply: row.reply,
    consultedAt: row.consulted_at,
    writtenAt: row.written_at,
  }))
}

/** The average of all published reviews of a site, one decimal. */
export async function globalRating(db: Database, siteId: number): Promise<{ average: number | null; count: number }> {
  const { rows } = await sql<{ average: number | null; count: number }>`
    select round(sum(stars)::numeric / nullif(sum(reviews), 0), 1)::float8 as average, coalesce(sum(reviews), 0) as count
    from psychic_ratings where site_id = ${siteId}`.execute(db)
  return one(rows)
}
