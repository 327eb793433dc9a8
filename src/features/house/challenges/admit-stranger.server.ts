import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { requireChallenge } from './redeem-challenge.server.ts'
import type { Purpose } from './rules.ts'

/**
 * Guards calls by which an anonymous visitor can cause a mail to any address: requires a solved challenge or allows a
 * few calls per network, and limits the mails to one address.
 * @throws {Refusal} challengeUnsolved, tooManyRequests
 */
export async function admitStranger(
  visit: Visit,
  purpose: Extract<Purpose, 'letter' | 'complaint' | 'withdrawal' | 'contact' | 'application' | 'webinar'>,
  given: { email: string; altcha: string | undefined },
): Promise<void> {
  await requireChallenge(visit, purpose, given.altcha)
  const limited = [
    byNetwork(visit, { name: `${purpose}-network`, most: 30, seconds: HOUR_SECONDS }),
    { limit: { name: `${purpose}-address`, most: 3, seconds: HOUR_SECONDS }, subject: emailKey(given.email) },
  ]
  await countAttempt(visit, limited, 'tooManyRequests')
}
