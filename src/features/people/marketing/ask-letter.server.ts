import type { Visit } from '../../../app.ts'
import type { Sign } from '../../../astrology/names.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { checkAnswers } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { emailFaults, tidied } from '../../house/users/registration-faults.server.ts'
import { confirmationPage } from './addresses.ts'
import { keepLetterProof } from './letter-proof.server.ts'
import { upsertAsked } from './letter-queries.server.ts'
import { alreadyLetter, confirmLetter } from './letters.ts'
import { CONFIRM_DAYS } from './rules.ts'
import { emailHashOf, tokenFor } from './tokens.server.ts'
import { unsubscribeFor } from './unsubscribe-address.server.ts'

/**
 * Subscribes an address to this site's newsletter. The answer is the same whether or not the address is already
 * subscribed: only the mail differs. No newsletter is sent before its confirmation link is followed.
 * @throws {Refusal} emailInvalid, emailRefused, consentMissing, consentsChanged, challengeUnsolved, tooManyRequests
 */
export async function askLetter(
  outer: Visit,
  input: {
    emailAddress: string
    consents: readonly ConsentAnswer[]
    sign?: Sign | undefined
    altcha?: string | undefined
  },
): Promise<void> {
  const email = tidied(input.emailAddress)
  const [fault] = emailFaults(email)
  if (fault) throw new Refusal(fault)
  checkAnswers(outer, 'NEWSLETTER', input.consents)
  const key = emailKey(email)
  await admitStranger(outer, 'letter', { email, altcha: input.altcha })
  await inTransaction(outer, async (visit) => {
    const { site } = visit
    const at = visit.now()
    const asked = await upsertAsked(visit.db, { siteId: site.id, email, emailKey: key, sign: input.sign ?? null, at })
    await keepLetterProof(visit, email, 'asked')
    const subject = { kind: 'letter', id: asked.id } as const
    const token = tokenFor(visit, { confirm: emailHashOf(visit, email) }, subject, { since: at.getTime() })
    const address = `${site.canonical}${confirmationPage(token)}`
    const values = { company: site.label, days: CONFIRM_DAYS, address }
    const end = unsubscribeFor(visit, subject)
    await sendMail(visit, email, (wording) =>
      asked.isConfirmed ? alreadyLetter(wording, values, end) : confirmLetter(wording, 'letter', values),
    )
  })
}
