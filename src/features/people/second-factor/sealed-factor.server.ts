import type { App } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { type KeyRing, UnreadableData } from '../../../platform/at-rest/key-ring.ts'
import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { lockStaleFactors, writeSealedFactor } from './queries.server.ts'

/** A second factor as stored: an older one is sealed with the program's secret, together with its owner. */
export interface StoredFactor {
  user_id: number
  sealed: Buffer | null
  secret_sealed: string | null
}

const placeOf = ({ user_id }: { user_id: number }): string => `second factor of ${user_id}`

export const sealSecret = (keys: KeyRing, userId: number, secret: string): Buffer =>
  keys.seal(placeOf({ user_id: userId }), secret)

/**
 * The secret in base32.
 * @throws {Refusal} factorUnreadable if no key can open it
 */
export async function openSecret({ app }: { app: Pick<App, 'keys' | 'secrets' | 'log'> }, factor: StoredFactor) {
  try {
    return factor.sealed ? app.keys.open(placeOf(factor), factor.sealed) : await secretOfBefore(app.secrets, factor)
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error
    app.log.error({ err: error }, 'a second factor under no known key')
    throw new Refusal('factorUnreadable')
  }
}

async function secretOfBefore(secrets: Secrets, factor: StoredFactor): Promise<string> {
  const { content } = await secrets.unseal<{ userId: number; secret: string }>(
    needed(factor.secret_sealed, 'a secret sealed as before'),
  )
  if (content.userId === factor.user_id && typeof content.secret === 'string') return content.secret
  throw new UnreadableData(placeOf(factor), 'SESSION_SECRET holds no secret that sealed it for this person')
}

/** Reseals older ones with the data keys. */
export const sealedFactors = (secrets: Secrets): SealedRows<StoredFactor> => ({
  name: 'a second factor',
  column: 'second_factors.sealed',
  lockStale: lockStaleFactors,
  placeOf,
  clearOf: (factor) => secretOfBefore(secrets, factor),
  write: (db, { user_id }, sealed) => writeSealedFactor(db, user_id, sealed),
})
