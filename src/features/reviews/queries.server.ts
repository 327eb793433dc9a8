import type { Database } from '../../platform/database/connect.ts'

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
