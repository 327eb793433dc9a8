import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { derive } from '../../house/users/password.server.ts'
import { type KeptCode, markCodeUsed, replaceRecoveryCodes, unusedCodes } from './queries.server.ts'
import { RECOVERY_CODES, RECOVERY_SIGNS, recoveryCode, tidiedCode } from './rules.ts'

const SALT = 16
/** A quarter of a password's work: nobody chooses these codes, and ten are hashed at once. */
const cost = { memory: 9728, passes: 1, parallelism: 1 }

const hashOf = (tidied: string, salt: Buffer): Promise<Buffer> => derive(tidied, salt, cost)

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_SIGNS)))

/** New recovery codes in the place of those before: hashed as passwords are, all of a set with one salt of its own. */
export async function keepNewCodes(visit: Visit, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const salt = randomBytes(SALT)
  const hashes = await Promise.all(codes.map((code) => hashOf(tidiedCode(code), salt)))
  await replaceRecoveryCodes(visit.db, userId, { hashes, salt })
  return codes
}

/**
 * Uses a recovery code up; false for one that is unknown or was used. One derivation, whichever codes are left: codes of
 * one set share their salt.
 */
export async function takeRecoveryCode(visit: Visit, userId: number, tidied: string): Promise<boolean> {
  const kept = await unusedCodes(visit.db, userId)
  const salt = kept.find((code) => code.salt !== null)?.salt ?? Buffer.alloc(SALT)
  const salted = await hashOf(tidied, salt)
  const former = formerHash(visit, tidied, userId)
  const isIt = ({ hash, salt }: KeptCode) => timingSafeEqual(hash, salt ? salted : former)
  // All are compared, whichever it is.
  const [right] = kept.filter(isIt)
  return right !== undefined && markCodeUsed(visit.db, right.id, visit.now())
}

/** Whether older codes are among those that are left: their person is asked to make new ones. */
export const hasFormerCodes = async (visit: Visit, userId: number): Promise<boolean> =>
  (await unusedCodes(visit.db, userId)).some(({ salt }) => salt === null)

/** As codes were kept before they had a salt. */
const formerHash = ({ app }: Visit, tidied: string, userId: number): Buffer =>
  app.digest(`recovery-code:${userId}:${tidied}`)
