import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isRefused } from './queries.server.ts'

/** @throws {Refusal} clientDeclined if the psychic no longer receives the client */
export async function requireReceived(db: Database, of: { psychicId: number; clientId: number }): Promise<void> {
  if (await isRefused(db, of)) throw new Refusal('clientDeclined')
}
