import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { type CodeUse, issueCode, redeemCode } from '../../house/users/mailed-code.server.ts'
import { CODE_MINUTES, CODES_PER_HOUR } from '../../house/users/rules.ts'
import { NOBODY } from '../../house/visit/access.ts'
import { signIn } from '../accounts/sign-in.server.ts'
import { providerNames } from '../ways-in/providers.ts'
import { deleteWay, findProved, markCodeSent } from '../ways-in/social-queries.server.ts'
import { linkLetter } from './letters.ts'
import { linkIdentity } from './link-identity.server.ts'
import type { Pending } from './pending.server.ts'
import { signInOwner } from './sign-in-owner.server.ts'

const codeLimit = { name: 'social-code', most: CODES_PER_HOUR, seconds: HOUR_SECONDS }

/**
 * Links a pending person to the account of their address, given its password.
 * @throws {Refusal} credentialsInvalid, loginAttemptsReached, identityTaken
 */
export async function proveByPassword(visit: Visit, pending: Pending, password: string): Promise<void> {
  if (!(await ownerOf(visit, pending))) throw new Refusal('credentialsInvalid')
  const person = await signIn(visit, { email: pending.profile.emailAddress ?? '', password })
  await link(visit, pending, person.id)
}

/**
 * Links a pending person to the account of their address, given the code e-mailed there.
 * @throws {Refusal} codeWrong, also for one that has expired or was tried too often, identityTaken
 */
export async function proveByCode(outer: Visit, pending: Pending, code: string): Promise<void> {
  const owner = await ownerOf(outer, pending)
  const linked = await inTransaction(outer, async (visit) => {
    const isRight = await redeemCode(visit, codeUse(pending, owner?.id ?? NOBODY), code)
    if (!owner || !isRight) return null
    await link(visit, pending, owner.id)
    return owner
  })
  // Thrown after the commit: the attempt must count.
  if (!linked) throw new Refusal('codeWrong')
  await signInOwner(outer, linked.id, pending.profile, pending.provider)
}

/**
 * E-mails a code to the account's own address, replacing the previous one.
 * @throws {Refusal} tooManyRequests
 */
export async function sendOwnerCode(outer: Visit, pending: Pending): Promise<void> {
  const key = emailKey(pending.profile.emailAddress ?? '')
  await countAttempt(outer, [{ limit: codeLimit, subject: key }], 'tooManyRequests')
  const owner = await ownerOf(outer, pending)
  if (!owner?.email) return
  const to = owner.email
  await inTransaction(outer, async (visit) => {
    const code = await issueCode(visit, codeUse(pending, owner.id))
    await markCodeSent(visit.db, pending.id)
    const values = { provider: providerNames[pending.provider], code, minutes: CODE_MINUTES }
    await sendMail(visit, to, (wording) => linkLetter(wording, values))
  })
}

/** A code is valid for one login attempt only. */
const codeUse = ({ id, profile }: Pending, userId: number): CodeUse => ({
  userId,
  sentTo: `${id}:${emailKey(profile.emailAddress ?? '')}`,
  purpose: 'link',
})

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
