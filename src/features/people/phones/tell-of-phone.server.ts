import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { noticeLetter } from '../../house/mail/letter-shapes.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { texts } from './texts.ts'

/** Digits shown of a number: enough for its owner to recognise it, and for nobody else. */
const SHOWN = 2

/** Tells the person by e-mail that their number was set or removed. */
export async function tellOfPhone(visit: Visit, what: 'proved' | 'removed', number: string): Promise<void> {
  const { email, emailProved, firstName } = personOf(visit)
  if (!email || !emailProved) return
  const values = { company: visit.site.label, firstName, end: number.slice(-SHOWN) }
  const address = `${visit.site.canonical}${href('/mon-compte/telephone')}`
  await sendMail(visit, email, (wording) => noticeLetter(wording, texts, what, values, address))
}
