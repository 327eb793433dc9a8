import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'
import type { ConsentType, FormType } from './rules.ts'

export interface Proof {
  userId: number
  siteId: number
  formType: FormType
  type: ConsentType
  agreed: boolean
  text: string
  version: number
  textHash: Buffer
  addressHash: Buffer
  /** The only consultation that the answer is for, if any. */
  consultationId: number | null
  at: Date
}

export async function insertProofs(db: Database, proofs: readonly Proof[]): Promise<void> {
  if (proofs.length === 0) return
  await db
    .insertInto('consent_proofs')
    .values(
      proofs.map((proof) => ({
        user_id: proof.userId,
        site_id: proof.siteId,
        form_type: proof.formType,
        type: proof.type,
        agreed: proof.agreed,
        text_shown: proof.text,
        text_version: proof.version,
        text_hash: proof.textHash,
        address_hash: proof.addressHash,
        consultation_id: proof.consultationId,
        given_at: proof.at,
      })),
    )
    .execute()
}

/** The latest answer to each type. */
export async function latestProofs(db: Database, userId: number, types: readonly string[]) {
  return db
    .selectFrom('consent_proofs')
    .distinctOn('type')
    .select(['type', 'agreed', 'given_at'])
    .where('user_id', '=', userId)
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('id', 'desc')
    .execute()
}

/** Every answer of a person to a type, newest first. */
export async function proofsOf(db: Database, of: { userId: number; siteId: number; type: ConsentType }) {
  return db
    .selectFrom('consent_proofs')
    .select(['id', 'form_type', 'agreed', 'text_shown', 'text_version', 'text_hash', 'given_at'])
    .where('user_id', '=', of.userId)
    .where('site_id', '=', of.siteId)
    .where('type', '=', of.type)
    .orderBy('id', 'desc')
    .execute()
}

/** The person and type of a site's proof, and when it was confirmed by mail, if it was. */
export async function findProof(db: StaffDatabase, of: { id: number; siteId: number }) {
  const row = await db
    .selectFrom('consent_proofs as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('consent_confirmations as c', 'c.proof_id', 'p.id')
    .select(['p.user_id as userId', 'p.type', 'u.first_name as firstName', 'c.confirmed_at as confirmedAt'])
    .where('p.id', '=', of.id)
    .where('p.site_id', '=', of.siteId)
    .executeTakeFirst()
  return row && { ...row, type: row.type as ConsentType }
}

export async function answeredTypes(db: Database, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('consent_proofs').select('type').distinct().where('user_id', '=', userId).execute()
  return rows.map(({ type }) => type)
}

/** Whether a client asked for this consultation to begin at once. */
export async function beganOnRequest(db: Database, consultationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('consent_proofs')
    .select('id')
    .where('consultation_id', '=', consultationId)
    .where('type', '=', 'START_AT_ONCE')
    .where('agreed', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
