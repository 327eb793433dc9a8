import type { Visit } from '../../../app.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { findContact, findPhone } from '../../house/users/phone-queries.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { addressOf, sentence } from './message-texts.server.ts'
import { findQuestion } from './queries.server.ts'
import { MY_TEXTS_PAGE } from './rules.ts'
import { isStopped } from './stops-queries.server.ts'
import { texts } from './texts.ts'

/** What became of a question: nobody answered in time, its psychic declined, or the answer could not be sent. */
type News = 'lapsed' | 'declined' | 'inAccount'

/**
 * Tells the client of a question what became of it: by text message if they asked by one or prefer them, and by mail
 * otherwise. The mail names nobody and repeats no word of it.
 */
export async function tellClient(
  visit: Visit,
  { id, clientId, psychicName: name }: Consultation,
  what: News,
): Promise<void> {
  const question = await findQuestion(visit.db, id)
  const { number } = await findPhone(visit.db, clientId)
  const byText = question?.cameBy === 'text' || (await findContact(visit.db, clientId)) === 'sms'
  if (what !== 'inAccount' && number && byText && !(await isStopped(visit, number))) {
    const text = await sentence(visit, what, { name })
    await sendText(visit, { to: number, text, from: visit.app.config.textNumbers[visit.site.id] })
    return
  }
  const { email, emailProved, firstName } = await readPerson(visit, clientId)
  if (!email || !emailProved) return
  const values = { company: visit.site.label, firstName }
  await sendMail(visit, email, (wording) => letterOf(wording, what, values, addressOf(visit, MY_TEXTS_PAGE)))
}

function letterOf(wording: Wording, what: News, values: Values, address: string): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`${what}MailSubject`),
    greeting: t('mailGreeting'),
    body: [t(`${what}Mail`), { button: t('mailButton'), address }],
    reason: t('mailReason'),
  }
}
