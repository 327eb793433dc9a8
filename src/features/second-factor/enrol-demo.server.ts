import type { Database } from '../../platform/database/connect.ts'
import { insertFactor, markEnrolled } from './queries.server.ts'
import { newSealedSecret } from './totp.server.ts'

/** Gives an account of the demonstration a second factor, which nobody set up. */
export async function enrolDemo(db: Database, userId: number, given: { secret: string; now: Date }): Promise<void> {
  await insertFactor(db, userId, await newSealedSecret(userId, given.secret))
  await markEnrolled(db, userId, given.now)
}
