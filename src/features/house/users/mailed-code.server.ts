import { randomInt } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { NOBODY } from '../visit/access.ts'
import { countTry, insertProof, lockLatestProof, markUsed, type Purpose } from './proof-queries.server.ts'
import { CODE_MINUTES, CODE_TRIES } from './rules.ts'

/** A code is valid only for this person, destination and purpose together. */
export interface CodeUse {
  userId: number
  /**
   * The address's key or the telephone number; includes the browser's flow if the code is valid only in that browser.
   */
  sentTo: string
  purpose: Purpose
}

/** As long as a hash, but of no code. */
const NO_HASH = Buffer.alloc(32)

/** Generates a code to be mailed or texted. */
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Creates a code, which invalidates the previous one. */
export async function issueCode(visit: Visit, use: CodeUse): Promise<string> {
  const code = sixDigits()
  const at = visit.now()
  await insertProof(visit.db, {
    userId: use.userId,
    purpose: use.purpose,
    codeHash: visit.app.secrets.sign(signed(use, code)),
    at,
    expiresAt: later(at, CODE_MINUTES * MINUTE_MS),
  })
  return code
}

/**
 * Whether this is the code that was sent, within its time and number of tries; a correct code is used up. A wrong try
 * is counted, so the caller must throw only after the commit. For an id that nobody has, it does the same work.
 */
export async function redeemCode(visit: Visit, use: CodeUse, typed: string): Promise<boolean> {
  const proof = await lockLatestProof(visit.db, use.userId, use.purpose)
  const isOpen = proof && !proof.used_at && proof.expires_at > visit.now() && proof.tries < CODE_TRIES
  await countTry(visit.db, isOpen ? proof.id : NOBODY)
  const given = signed(use, typed.replace(/\s/g, ''))
  const isRight = visit.app.secrets.hasSigned(given, isOpen ? proof.code_hash : NO_HASH)
  if (!isOpen || !isRight) {
    tellTried(visit, 'code-failed', { account: use.userId || null, purpose: use.purpose })
    return false
  }
  await markUsed(visit.db, proof.id, visit.now())
  return true
}

const signed = ({ userId, sentTo, purpose }: CodeUse, code: string): string =>
  `${purpose}-code:${userId}:${sentTo}:${code}`
