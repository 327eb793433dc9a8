import type { Visit } from '../../../app.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { mailTexts } from './mail-texts.ts'
import { findReader } from './queries.server.ts'
import { onSiteOf } from './reachable.server.ts'

type Key = keyof typeof mailTexts.entries
type LetterValues = Values & { firstName: string; company: string; address: string }

/** A mail is read over shoulders: it says neither who wrote nor what. */
const letterOf =
  (subject: Key, lead: readonly Key[], button: Key, reason: Key) =>
  (wording: Wording, values: LetterValues): Letter => {
    const t = (key: Key) => say(wording, mailTexts, key, values)
    return {
      subject: t(subject),
      greeting: t('greeting'),
      body: [...lead.map(t), { button: t(button), address: values.address }],
      reason: t(reason),
    }
  }

export const clientLetter = letterOf('clientSubject', ['client', 'clientNext'], 'clientButton', 'clientReason')
export const psychicLetter = letterOf('psychicSubject', ['psychic'], 'psychicButton', 'psychicReason')

/** Nothing to an address that is not proved. */
export async function mailReader(
  outer: Visit,
  { userId, siteId, page }: { userId: number; siteId: number; page: string },
  letter: typeof clientLetter,
): Promise<void> {
  const visit = onSiteOf(outer, { siteId })
  const { email, provedAt, firstName } = await findReader(visit.db, userId)
  if (!email || !provedAt) return
  const { label: company, canonical } = visit.site
  await sendMail(visit, email, (wording) => letter(wording, { company, firstName, address: `${canonical}${page}` }))
}
