import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { requireChallenge } from '../../house/challenges/redeem-challenge.server.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { isEmail } from '../../house/users/rules.ts'

/** The mails that one visitor may cause, and the mails that one address may get. */
const limits = {
  network: { name: 'reset-network', most: 30, seconds: HOUR_SECONDS },
  address: { name: 'reset-address', most: 6, seconds: HOUR_SECONDS },
}

export const resetAsked = sealedKind('reset-password')

/**
 * Asks for a code that opens a new password. Who has an account is looked up by the job alone: here nothing, not even
 * the time it takes, depends on it.
 * @throws {Refusal} emailInvalid, challengeUnsolved, tooManyRequests
 */
export async function askReset(visit: Visit, input: { email: string; altcha?: string | undefined }): Promise<void> {
  const email = tidied(input.email)
  if (!isEmail(email)) throw new Refusal('emailInvalid')
  await requireChallenge(visit, 'password-lost', input.altcha)
  const limited = [byNetwork(visit, limits.network), { limit: limits.address, subject: emailKey(email) }]
  await countAttempt(visit, limited, 'tooManyRequests')
  const sealed = await visit.app.secrets.seal({ email })
  await visit.app.jobs.send(visit, resetAsked, { siteId: visit.site.id, sealed })
}
