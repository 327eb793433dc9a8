import type { Visit } from '../../../app.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { dataContact } from '../../house/consents/views.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { payeeLetter } from './letters.ts'
import type { PayeeStage } from './payee.ts'
import { findPsychicAddress } from './payee-queries.server.ts'

/** Writes to a psychic about a change of their bank account, which they may not have asked for. */
export async function tellPsychic(
  visit: Visit,
  { id, name }: { id: number; name: string },
  { stage, iban, from }: { stage: PayeeStage; iban: string; from?: Date },
): Promise<void> {
  const email = await findPsychicAddress(visit.db, id)
  if (email === null) return
  const { label: company, canonical } = visit.site
  const moment = from ? inDayAndHour(from) : ''
  const values = { company, canonical, contact: dataContact(visit.site), name, iban, moment }
  await sendMail(visit, email, (wording) => payeeLetter(wording, values, stage))
}
