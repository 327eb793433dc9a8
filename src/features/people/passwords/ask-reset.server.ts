import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { requireChallenge } from '../../house/challenges/redeem-challenge.server.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { isEmail } from '../../house/users/rules.ts'

/** Limits on e-mails caused by one visitor and on e-mails to one address. */
const limits = {
  network: { name: 'reset-network', most: 30, seconds: HOUR_SECONDS },
  address: { name: 'reset-address', most: 6, seconds: HOUR_SECONDS },
}

export const resetAsked = sealedKind('reset-password')

/**
 * Asks for a password reset code. Only the job looks up the account, so neither the answer nor its timing depends on
 * it.
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
