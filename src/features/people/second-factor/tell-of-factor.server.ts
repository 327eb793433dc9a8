import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { noticeLetter } from '../../house/mail/letter-shapes.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { texts } from './texts.ts'

/** Tells a member of staff by e-mail that their second factor was set up, or its recovery codes replaced. */
export async function tellOfFactor(visit: Visit, what: 'enrolled' | 'renewed', userId: number): Promise<void> {
  const person = await readPerson(visit, userId)
  if (!person.email) return
  const values = { company: visit.site.label, firstName: person.firstName }
  const address = `${visit.site.canonical}${href('/mon-compte/appareils')}`
  await sendMail(visit, person.email, (wording) => noticeLetter(wording, texts, what, values, address))
}
