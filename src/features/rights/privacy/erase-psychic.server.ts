import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** What a psychic showed, wrote and handed in, and nothing that a bill or the law refers to. */
const DELETED = [
  'portraits',
  'voice_presentations',
  'greetings',
  'canned_answers',
  'training_passes',
  'psychic_hours',
  'psychic_day_hours',
  'psychic_holidays',
  'presence_days',
  'presences',
  'profile_proposals',
  'payee_proposals',
  'psychic_documents',
  'psychic_paper_notices',
  'psychic_trials',
  'psychic_dossiers',
  'application_links',
  'client_notes',
  'refused_clients',
  'psychic_departures',
] as const

/**
 * Erases what only a psychic's own account has; does nothing for a client's. The profile's row stays, hidden, with the
 * name that is on the clients' receipts. After a crash another run continues.
 */
export async function erasePsychic(db: Database, userId: number): Promise<void> {
  const psychic = await db.selectFrom('psychics').select('id').where('user_id', '=', userId).executeTakeFirst()
  if (!psychic) return
  const { id } = psychic
  for (const table of DELETED) await sql`delete from ${sql.table(table)} where psychic_id = ${id}`.execute(db)
  await sql`delete from review_replies y using consultations c
    where c.id = y.consultation_id and c.psychic_id = ${id}`.execute(db)
  await db
    .updateTable('psychics')
    .set({ state: 'paused', headline: '', presentation: [], method: '', specialities: [], identity_checked_on: null })
    .where('id', '=', id)
    .execute()
}
