import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { keepChange } from '../../house/consents/record-consents.server.ts'
import { keepLetterProof } from './letter-proof.server.ts'
import { confirmedByEmail, writeSubscription } from './letter-queries.server.ts'
import { latestAnswer, ownersOf } from './queries.server.ts'
import { channels, consentOf, DAY_MAIL } from './rules.ts'

/**
 * Withdraws all of a person's consents to offers, by any channel, to the mail of their own day, and their newsletter
 * subscription; each withdrawal leaves a proof.
 */
export async function withdrawMarketing(
  visit: Visit,
  { userId, email }: { userId: number; email: string | null },
): Promise<void> {
  for (const type of [...channels.map((channel) => consentOf[channel]), DAY_MAIL] as const) {
    if ((await latestAnswer(visit.db, userId, type))?.agreed) await keepChange(visit, userId, type, false)
  }
  if (email === null) return
  const letter = await confirmedByEmail(visit.db, visit.site.id, emailKey(email))
  if (!letter) return
  await writeSubscription(visit.db, letter.id, { confirmed_at: null, ended_at: visit.now() })
  await keepLetterProof(visit, letter.email, 'ended')
}

/** Withdraws the consents to offers by text message of whoever proved this number; each withdrawal leaves a proof. */
export async function withdrawTexts(visit: Visit, number: string): Promise<void> {
  for (const userId of await ownersOf(visit.db, visit.site.id, number)) {
    if ((await latestAnswer(visit.db, userId, consentOf.sms))?.agreed)
      await keepChange(visit, userId, consentOf.sms, false)
  }
}
