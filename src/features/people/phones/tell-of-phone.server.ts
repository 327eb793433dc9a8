import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { noticeLetter } from '../../house/mail/letter-shapes.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { texts } from './texts.ts'

/** Figures of a number that tell its person which it is, and nobody else. */
const SHOWN = 2

/** The person learns by mail which number reaches them from now on, or no more. */
export async function tellOfPhone(visit: Visit, what: 'proved' | 'removed', number: string): Promise<void> {
  const { email, emailProved, firstName } = personOf(visit)
  if (!email || !emailProved) return
  const values = { company: visit.site.label, firstName, end: number.slice(-SHOWN) }
  const address = `${visit.site.canonical}${href('/mon-compte/telephone')}`
  await sendMail(visit, email, (wording) => noticeLetter(wording, texts, what, values, address))
}
