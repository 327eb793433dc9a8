import type { Visit } from '../../../app.ts'
import { inMinutes } from '../../../platform/i18n/french.ts'
import { freeTimeEntries } from '../../house/ledger/given-entries.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import type { Winner } from './entry-queries.server.ts'
import { wonLetter } from './letters.ts'
import type { LotteryRow } from './queries.server.ts'
import { pastPath } from './rules.ts'

/** Puts the prize into the winner's free time and mails them, unless they are on a pause: nothing may call them back. */
export async function givePrize(visit: Visit, { id, prizeSeconds }: LotteryRow, winner: Winner): Promise<void> {
  const { db, site } = visit
  const { userId, firstName, email } = winner
  await openWallet(db, site.id, userId)
  const entries = freeTimeEntries({ siteId: site.id, clientId: userId }, prizeSeconds)
  await post(db, 'lottery-prize', `lottery:${id}`, { seconds: prizeSeconds }, entries)
  const { number: phone } = await findPhone(db, userId)
  if (email === null || (await isPaused(visit, { userId, email, phone }))) return
  if ((await refusedSince(visit, email)) !== null) return
  const { label: company, canonical } = site
  const values = { firstName, company, time: inMinutes(prizeSeconds) }
  await sendMail(visit, email, (wording) => wonLetter(wording, values, `${canonical}${pastPath(id)}`))
}
