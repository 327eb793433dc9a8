import type { Visit } from '../../../app.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findPsychicAddress } from '../payouts/payee-queries.server.ts'
import { holdLetter } from './letters.ts'
import { findName } from './queries.server.ts'
import type { HoldStage } from './rules.ts'

/** Writes to a psychic about a hold on their transfers, without its reason. */
export async function tellPsychic(
  visit: Visit,
  psychicId: number,
  { stage, since, until }: { stage: HoldStage; since: Date; until: Date },
): Promise<void> {
  const email = await findPsychicAddress(visit.db, psychicId)
  if (email === null) return
  const { label: company, canonical } = visit.site
  const name = await findName(visit.db, psychicId)
  const values = { company, canonical, name, since: inDay(since), until: inDay(until) }
  await sendMail(visit, email, (wording) => holdLetter(wording, values, stage))
}
