import type { Visit } from '../../../app.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'

/** Limits on the mails that one visitor, and one account, can cause by giving addresses. */
const limits = {
  network: { name: 'address-network', most: 30, seconds: HOUR_SECONDS },
  account: { name: 'address-account', most: 6, seconds: HOUR_SECONDS },
}

/** @throws {Refusal} tooManyRequests */
export async function countAddressMail(visit: Visit, userId: number): Promise<void> {
  const limited = [byNetwork(visit, limits.network), { limit: limits.account, subject: String(userId) }]
  await countAttempt(visit, limited, 'tooManyRequests')
}
