import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { insertFactor, markEnrolled } from './queries.server.ts'
import { sealSecret } from './sealed-factor.server.ts'
import { newTotpSecret } from './totp.server.ts'

/** Gives an account of the demonstration a second factor, which nobody set up. */
export async function enrolDemo(db: Database, userId: number, given: { keys: KeyRing; now: Date }): Promise<void> {
  await insertFactor(db, userId, sealSecret(given.keys, userId, newTotpSecret()))
  await markEnrolled(db, userId, given.now)
}
