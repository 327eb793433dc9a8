import type { Database } from '../../../platform/database/connect.ts'

export interface Pass {
  module: string
  version: string
  passedAt: Date
}

/** Of all versions, the latest first. */
export const listPasses = (db: Database, psychicId: number): Promise<Pass[]> =>
  db
    .selectFrom('training_passes')
    .select(['module', 'version', 'passed_at as passedAt'])
    .where('psychic_id', '=', psychicId)
    .orderBy('passed_at', 'desc')
    .execute()

/** Passing again changes nothing. */
export async function writePass(db: Database, psychicId: number, { module, version, passedAt }: Pass): Promise<void> {
  await db
    .insertInto('training_passes')
    .values({ psychic_id: psychicId, module, version, passed_at: passedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
