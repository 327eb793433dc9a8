import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { keepUsed } from './queries.server.ts'
import { type Purpose, purposes, SOLVED_MAX, UNSOLVED_PER_HOUR } from './rules.ts'
import { challengeSecrets } from './secrets.server.ts'

type Sealed = Parameters<typeof verifySolution>[0]['challenge']

const hex = z.string().regex(/^[0-9a-f]{2,128}$/)
const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: hex,
      data: z.object({ purpose: z.enum(purposes), site: z.int(), expires: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/** Whether one of our challenges was solved for this purpose, in time and for the first time. Marks it as used. */
export async function redeemChallenge(visit: Visit, purpose: Purpose, sent: string | undefined): Promise<boolean> {
  if (!sent) return false
  const isSolved = await isOursAndSolved(visit, purpose, sent)
  if (!isSolved) tellTried(visit, 'challenge-failed', { purpose })
  return isSolved
}

async function isOursAndSolved(visit: Visit, purpose: Purpose, sent: string): Promise<boolean> {
  const { data: given } = solved.safeParse(readSent(sent))
  if (!given) return false
  const { challenge, solution } = given
  const { nonce, data } = challenge.parameters
  const expiresAt = new Date(data.expires * 1000)
  if (data.purpose !== purpose || data.site !== visit.site.id || expiresAt <= visit.now()) return false
  // The signature covers the data that came along.
  const sealed = { challenge: challenge as unknown as Sealed, solution, deriveKey }
  for (const secrets of challengeSecrets(visit.app)) {
    if ((await verifySolution({ ...sealed, ...secrets })).verified) {
      return keepUsed(visit.db, nonce, expiresAt, visit.now())
    }
  }
  return false
}

/**
 * Lets a solved challenge pass, and otherwise a few requests per network.
 * @throws {Refusal} challengeUnsolved
 */
export async function requireChallenge(visit: Visit, purpose: Purpose, sent: string | undefined): Promise<void> {
  if (await redeemChallenge(visit, purpose, sent)) return
  const limit = { name: `unsolved-${purpose}`, most: UNSOLVED_PER_HOUR, seconds: HOUR_SECONDS }
  await countAttempt(visit, [byNetwork(visit, limit)], 'challengeUnsolved')
}

function readSent(sent: string): unknown {
  if (sent.length > SOLVED_MAX) return null
  try {
    return JSON.parse(Buffer.from(sent, 'base64').toString())
  } catch {
    return null
  }
}
