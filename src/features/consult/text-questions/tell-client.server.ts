import type { Visit } from '../../../app.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { findContact, findPhone } from '../../house/users/phone-queries.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { closedLetter } from './letters.ts'
import { addressOf, sentence } from './message-texts.server.ts'
import { findQuestion } from './queries.server.ts'
import { MY_TEXTS_PAGE, type News } from './rules.ts'
import { isStopped } from './stops-queries.server.ts'

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
  await sendMail(visit, email, (wording) =>
    closedLetter(wording, what, { ...values, address: addressOf(visit, MY_TEXTS_PAGE) }),
  )
}
