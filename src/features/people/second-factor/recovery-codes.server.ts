import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { derive } from '../../house/users/password.server.ts'
import { type KeptCode, markCodeUsed, replaceRecoveryCodes, unusedCodes } from './queries.server.ts'
import { RECOVERY_CODES, RECOVERY_SIGNS, recoveryCode, tidiedCode } from './rules.ts'

const SALT = 16
/** A quarter of a password's work: these codes are random, and ten are hashed at once. */
const cost = { memory: 9728, passes: 1, parallelism: 1 }

const hashOf = (tidied: string, salt: Buffer): Promise<Buffer> => derive(tidied, salt, cost)

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_SIGNS)))

/** Replaces the recovery codes: hashed as passwords are, with one salt per set. */
export async function keepNewCodes(visit: Visit, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const salt = randomBytes(SALT)
  const hashes = await Promise.all(codes.map((code) => hashOf(tidiedCode(code), salt)))
  await replaceRecoveryCodes(visit.db, userId, { hashes, salt })
  return codes
}

/**
 * Uses a recovery code; false if it is unknown or was used. Takes one derivation, however many codes are left: codes of
 * a set share their salt.
 */
export async function takeRecoveryCode(visit: Visit, userId: number, tidied: string): Promise<boolean> {
  const kept = await unusedCodes(visit.db, userId)
  const salt = kept.find((code) => code.salt !== null)?.salt ?? Buffer.alloc(SALT)
  const salted = await hashOf(tidied, salt)
  const former = formerHash(visit, tidied, userId)
  const isIt = ({ hash, salt }: KeptCode) => timingSafeEqual(hash, salt ? salted : former)
  // All are compared, so that the time does not depend on the match.
  const [right] = kept.filter(isIt)
  return right !== undefined && markCodeUsed(visit.db, right.id, visit.now())
}

/** Whether unused codes without a salt are left: their person is asked to make new ones. */
export const hasFormerCodes = async (visit: Visit, userId: number): Promise<boolean> =>
  (await unusedCodes(visit.db, userId)).some(({ salt }) => salt === null)

/** The hash of codes from before they had a salt. */
const formerHash = ({ app }: Visit, tidied: string, userId: number): Buffer =>
  app.digest(`recovery-code:${userId}:${tidied}`)
