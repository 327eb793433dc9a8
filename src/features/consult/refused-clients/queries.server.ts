import type { Database } from '../../../platform/database/connect.ts'
import type { RefusalKind } from './rules.ts'

interface Pair {
  psychicId: number
  clientId: number
}

export async function isRefused(db: Database, { psychicId, clientId }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('refused_clients')
    .select('id')
    .where('psychic_id', '=', psychicId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whom a psychic no longer receives, the latest first. */
export const listRefused = (db: Database, psychicId: number) =>
  db
    .selectFrom('refused_clients as r')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .select(['r.id', 'r.client_id as clientId', 'r.kind', 'r.sealed', 'r.refused_at as refusedAt'])
    .select('u.first_name as firstName')
    .$narrowType<{ kind: RefusalKind }>()
    .where('r.psychic_id', '=', psychicId)
    .orderBy('r.id', 'desc')
    .execute()

/** Refuses a client once; the first reason stays. */
export async function insertRefused(
  db: Database,
  of: Pair & { kind: RefusalKind; sealed: Buffer; at: Date },
): Promise<void> {
  await db
    .insertInto('refused_clients')
    .values({ psychic_id: of.psychicId, client_id: of.clientId, kind: of.kind, sealed: of.sealed, refused_at: of.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns false for what is not the psychic's */
export async function deleteRefused(db: Database, psychicId: number, id: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('refused_clients')
    .where('id', '=', id)
    .where('psychic_id', '=', psychicId)
    .returning('id')
    .execute()
  return rows.length > 0
}
