import type { Visit } from '../../../app.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { emailKey } from '../users/rules.ts'
import { requireChallenge } from './redeem-challenge.server.ts'
import type { Purpose } from './rules.ts'

const HOUR = 3600

/**
 * Guards calls by which an anonymous visitor can cause a mail to any address: requires a solved challenge or allows a
 * few calls per network, and limits the mails to one address.
 * @throws {Refusal} challengeUnsolved, tooManyRequests
 */
export async function admitStranger(
  visit: Visit,
  purpose: Extract<Purpose, 'letter' | 'complaint' | 'withdrawal' | 'contact'>,
  given: { email: string; altcha: string | undefined },
): Promise<void> {
  await requireChallenge(visit, purpose, given.altcha)
  const limited = [
    byNetwork(visit, { name: `${purpose}-network`, most: 30, seconds: HOUR }),
    { limit: { name: `${purpose}-address`, most: 3, seconds: HOUR }, subject: emailKey(given.email) },
  ]
  await countAttempt(visit, limited, 'tooManyRequests')
}
