import { randomInt } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { NOBODY } from '../visit/access.ts'
import { countTry, insertProof, lockLatestProof, markUsed, type Purpose } from './proof-queries.server.ts'
import { CODE_MINUTES, CODE_TRIES } from './rules.ts'

/** A person, where their code is sent, and what it is for: it is worth something for these together only. */
export interface CodeUse {
  userId: number
  /** The key of an address, or a number; with the browser's way where it is worth something there alone. */
  sentTo: string
  purpose: Purpose
}

/** As long as one, and of no code. */
const NO_HASH = Buffer.alloc(32)

/** A code as it is mailed or texted. */
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Makes a code, which stops the one before. */
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
 * Whether the code is the one that was sent, within its time and tries; it is used up then. A no is counted: the caller
 * refuses after the commit. Nobody's code, asked for with an id that nobody has, takes the same steps.
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
