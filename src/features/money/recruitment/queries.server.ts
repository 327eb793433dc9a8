import type { Database } from '../../../platform/database/connect.ts'
import type { State } from '../psychic-management/rules.ts'

/** A new link ends the one before. */
export async function writeLink(db: Database, psychicId: number, tokenHash: Buffer, at: Date): Promise<void> {
  const row = { token_hash: tokenHash, made_at: at }
  await db
    .insertInto('application_links')
    .values({ psychic_id: psychicId, ...row })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet(row))
    .execute()
}

export interface Application {
  id: number
  name: string
  state: State
  email: string
  receivedAt: Date
}

const applications = (db: Database, siteId: number) =>
  db
    .selectFrom('psychics as p')
    .innerJoin('psychic_dossiers as d', 'd.psychic_id', 'p.id')
    .select(['p.id', 'p.name', 'p.state', 'd.email', 'd.received_at as receivedAt'])
    .$narrowType<Application>()
    .where('d.site_id', '=', siteId)

/** The application behind a link of this site. */
export async function findByLink(db: Database, siteId: number, tokenHash: Buffer): Promise<Application | null> {
  const found = await applications(db, siteId)
    .innerJoin('application_links as l', 'l.psychic_id', 'p.id')
    .where('l.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return found ?? null
}

/** The application with this address on this site. */
export async function findByAddress(db: Database, siteId: number, emailKey: string): Promise<Application | null> {
  return (await applications(db, siteId).where('d.email_key', '=', emailKey).executeTakeFirst()) ?? null
}

/** The state, locked until the transaction ends. */
export async function lockState(db: Database, id: number): Promise<State> {
  const { state } = await db
    .selectFrom('psychics')
    .select('state')
    .$narrowType<{ state: State }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return state
}

export async function withdraw(db: Database, id: number): Promise<void> {
  await db.updateTable('psychics').set({ state: 'refused', identity_checked_on: null }).where('id', '=', id).execute()
  await db.deleteFrom('psychic_documents').where('psychic_id', '=', id).execute()
  await db.deleteFrom('charter_signatures').where('psychic_id', '=', id).execute()
}

export interface Signature {
  version: string
  name: string
  signedAt: Date
}

export async function findSignature(db: Database, psychicId: number, version: string): Promise<Signature | null> {
  const row = await db
    .selectFrom('charter_signatures')
    .select(['version', 'name', 'signed_at as signedAt'])
    .where('psychic_id', '=', psychicId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

export async function insertSignature(
  db: Database,
  signed: { psychicId: number; version: string; digest: Buffer; name: string; at: Date },
): Promise<void> {
  await db
    .insertInto('charter_signatures')
    .values({
      psychic_id: signed.psychicId,
      version: signed.version,
      words_digest: signed.digest,
      name: signed.name,
      signed_at: signed.at,
    })
    .execute()
}
