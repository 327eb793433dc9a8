import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { insertFactor, markEnrolled } from './queries.server.ts'
import { sealSecret } from './sealed-factor.server.ts'
import { newTotpSecret } from './totp.server.ts'

/** Enrols a demonstration account in a second factor without its person's setup. */
export async function enrolDemo(db: Database, userId: number, given: { keys: KeyRing; now: Date }): Promise<void> {
  await insertFactor(db, userId, sealSecret(given.keys, userId, newTotpSecret()))
  await markEnrolled(db, userId, given.now)
}
