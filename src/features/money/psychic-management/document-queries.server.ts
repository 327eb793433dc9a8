import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { MediaType } from './encode-document.server.ts'
import type { DocumentKind } from './rules.ts'

interface Kept {
  id: number
  psychicId: number
  kind: DocumentKind
  mediaType: MediaType
  sealed: Buffer
  at: Date
  /** null: sent by the applicant. */
  by: number | null
}

export async function insertDocument(db: Database, { id, ...given }: Kept): Promise<void> {
  await sql`
    insert into psychic_documents (id, psychic_id, kind, media_type, sealed, kept_at, kept_by)
    overriding system value values (${id}, ${given.psychicId}, ${given.kind}, ${given.mediaType}, ${given.sealed},
      ${given.at}, ${given.by})`.execute(db)
}

/** Without the files themselves, the latest first. */
export async function listDocuments(db: Database, psychicId: number) {
  return db
    .selectFrom('psychic_documents as d')
    .leftJoin('users as k', 'k.id', 'd.kept_by')
    .leftJoin('users as a', 'a.id', 'd.answered_by')
    .select(['d.id', 'd.kind', 'd.media_type as mediaType', 'd.outcome', 'd.reason', 'd.expires_on as expiresOn'])
    .select(['d.kept_at as keptAt', 'k.first_name as keptBy'])
    .select(['d.answered_at as answeredAt', 'a.first_name as answeredBy'])
    .$narrowType<{ kind: DocumentKind; mediaType: MediaType; outcome: 'accepted' | 'refused' | null }>()
    .where('d.psychic_id', '=', psychicId)
    .orderBy('d.id', 'desc')
    .execute()
}

export async function findDocument(db: StaffDatabase, psychicId: number, id: number) {
  const row = await db
    .selectFrom('psychic_documents')
    .select(['kind', 'media_type as mediaType', 'sealed', 'outcome'])
    .$narrowType<{ kind: DocumentKind; mediaType: MediaType; outcome: 'accepted' | 'refused' | null }>()
    .where('id', '=', id)
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row ?? null
}

export async function closeDocument(
  db: StaffDatabase,
  id: number,
  answer: {
    outcome: 'accepted' | 'refused'
    reason: string | null
    expiresOn: string | null
    at: Date
    by: number
  },
): Promise<void> {
  await db
    .updateTable('psychic_documents')
    .set({
      outcome: answer.outcome,
      reason: answer.reason,
      expires_on: answer.expiresOn,
      answered_at: answer.at,
      answered_by: answer.by,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteDocuments(db: StaffDatabase, psychicId: number): Promise<void> {
  await db.deleteFrom('psychic_documents').where('psychic_id', '=', psychicId).execute()
}
