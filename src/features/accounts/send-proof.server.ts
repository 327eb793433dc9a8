import { createHmac, randomInt } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { readWording } from '../texts/wording.server.ts'
import { knownLetter, proofLetter } from './letters.ts'
import { insertProof } from './proof-queries.server.ts'
import { isProvedByAnother } from './queries.server.ts'
import { CODE_MINUTES, emailKey } from './rules.ts'

/**
 * Writes to an address that a person gave: the code that proves it, or, where another account proved it already, that
 * there is an account. Both do the same work, so that nothing but the mail itself tells them apart.
 */
export async function sendProof(visit: Visit, person: { id: number; firstName: string; email: string }): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = emailKey(person.email)
  const at = visit.now()
  await insertProof(visit.db, {
    userId: person.id,
    codeHash: hashCode(visit, person.id, key, code),
    at,
    expiresAt: new Date(at.getTime() + CODE_MINUTES * 60_000),
  })
  const known = await isProvedByAnother(visit.db, visit.site.id, key, person.id)
  const wording = await readWording(visit.app, visit.site.id, false)
  const values = {
    company: visit.site.label,
    canonical: visit.site.canonical,
    firstName: person.firstName,
    code,
    minutes: CODE_MINUTES,
  }
  await sendMail(visit, person.email, known ? knownLetter(wording, values) : proofLetter(wording, values))
}

/** A code is worth something for one person and one address only. */
export const hashCode = (visit: Visit, userId: number, key: string, code: string): Buffer =>
  createHmac('sha256', visit.app.secret).update(`address-code:${userId}:${key}:${code}`).digest()
