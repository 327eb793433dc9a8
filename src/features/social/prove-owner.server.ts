import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { countAttempt } from '../accounts/count-attempt.server.ts'
import { sixDigits } from '../accounts/mailed-code.server.ts'
import { CODE_MINUTES, CODE_TRIES, CODES_PER_HOUR, emailKey } from '../accounts/rules.ts'
import { signIn } from '../accounts/sign-in.server.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { linkLetter } from './letters.ts'
import { linkIdentity } from './link-identity.server.ts'
import type { Pending } from './pending.server.ts'
import { countCodeTry, deleteWay, findProved, keepCode } from './queries.server.ts'
import { providerNames } from './rules.ts'
import { signInOwner } from './sign-in-owner.server.ts'

const codeLimit = { name: 'social-code', most: CODES_PER_HOUR, seconds: 3600 }

/**
 * Links who came from a provider to the account of their address, once its password was given.
 * @throws {Refusal} credentialsInvalid, loginAttemptsReached, identityTaken
 */
export async function proveByPassword(visit: Visit, pending: Pending, password: string): Promise<void> {
  if (!(await ownerOf(visit, pending))) throw new Refusal('credentialsInvalid')
  const person = await signIn(visit, { email: pending.profile.emailAddress ?? '', password })
  await link(visit, pending, person.id)
}

/**
 * The same, once the code was given that the account's address got.
 * @throws {Refusal} codeWrong, also for one that is too old or tried too often, identityTaken
 */
export async function proveByCode(visit: Visit, pending: Pending, code: string): Promise<void> {
  const owner = await ownerOf(visit, pending)
  const tries = await countCodeTry(visit.db, pending.id)
  const { codeHash, codeExpiresAt } = pending
  if (!owner || !codeHash || !codeExpiresAt || codeExpiresAt <= visit.now() || tries > CODE_TRIES) {
    throw new Refusal('codeWrong')
  }
  if (!timingSafeEqual(codeHash, hashCode(visit, pending.id, code.replace(/\s/g, '')))) throw new Refusal('codeWrong')
  await link(visit, pending, owner.id)
  await signInOwner(visit, owner.id, pending.profile)
}

/**
 * Mails a code to the account's own address; the code before it stops.
 * @throws {Refusal} tooManyRequests
 */
export async function sendOwnerCode(outer: Visit, pending: Pending): Promise<void> {
  const key = emailKey(pending.profile.emailAddress ?? '')
  await countAttempt(outer, [{ limit: codeLimit, subject: key }], 'tooManyRequests')
  const owner = await ownerOf(outer, pending)
  if (!owner?.email) return
  const to = owner.email
  const code = sixDigits()
  await inTransaction(outer, async (visit) => {
    const expiresAt = new Date(visit.now().getTime() + CODE_MINUTES * 60_000)
    await keepCode(visit.db, pending.id, hashCode(visit, pending.id, code), expiresAt)
    const values = { provider: providerNames[pending.provider], code, minutes: CODE_MINUTES }
    await sendMail(visit, to, (wording) => linkLetter(wording, values))
  })
}

async function ownerOf(visit: Visit, pending: Pending) {
  const owner = await findProved(visit.db, visit.site.id, emailKey(pending.profile.emailAddress ?? ''))
  return owner?.role === 'client' ? owner : undefined
}

async function link(outer: Visit, pending: Pending, userId: number): Promise<void> {
  await inTransaction(outer, async (visit) => {
    await linkIdentity(visit, { userId, provider: pending.provider, profile: pending.profile })
    await deleteWay(visit.db, pending.id)
  })
}

/** A code is worth something for one way only. */
const hashCode = (visit: Visit, wayId: number, code: string): Buffer =>
  createHmac('sha256', visit.app.secret).update(`social-code:${wayId}:${code}`).digest()
