import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { lockStaleBirths, writeBirth } from './birth-queries.server.ts'

/** A birth date as stored: sealed, or in clear if it was given before birth dates were sealed. */
export interface StoredBirth {
  id: number
  birth_date: string | null
  birth_sealed: Buffer | null
}

const birthPlace = ({ id }: { id: number }): string => `birth of ${id}`

/** YYYY-MM-DD; null if none was given. @throws {UnreadableData} */
export const birthDateOf = (keys: KeyRing, user: StoredBirth): string | null =>
  user.birth_sealed ? keys.open(birthPlace(user), user.birth_sealed) : user.birth_date

/** Seals and stores a person's birth date. */
export const keepBirth = (db: Database, keys: KeyRing, id: number, birthDate: string): Promise<void> =>
  writeBirth(db, id, keys.seal(birthPlace({ id }), birthDate))

export const sealedBirths: SealedRows<{ id: number; clear: string | null; sealed: Buffer | null }> = {
  name: 'a birth date',
  column: 'users.birth_sealed',
  lockStale: lockStaleBirths,
  placeOf: birthPlace,
  clearOf: ({ clear }) => needed(clear, 'a birth date in clear'),
  write: (db, { id }, sealed) => writeBirth(db, id, sealed),
}
