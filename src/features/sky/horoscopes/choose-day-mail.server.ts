import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { changeableItem } from '../../house/consents/read-consents.server.ts'
import { checkChange, keepChange } from '../../house/consents/record-consents.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { DAY_MAIL } from '../../people/marketing/rules.ts'
import { unwantedAmong } from '../../people/marketing/standings.server.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { openOwnId } from './own-today.server.ts'

const refusals = { address: 'emailUnproven', chart: 'ownChartMissing', unwanted: 'mailUnwanted' } as const

/** What a client lacks to get the mail of their day. */
export type Lacking = keyof typeof refusals

/** Null if they lack nothing. */
async function lacking(visit: Visit): Promise<Lacking | null> {
  const { id, email, emailProved } = clientOf(visit)
  if (email === null || !emailProved) return 'address'
  const [unwanted] = await unwantedAmong(visit, [email])
  if (unwanted) return 'unwanted'
  return (await openOwnId(visit, id)) === null ? 'chart' : null
}

/** What the client chose, the sentence that is agreed to, and what keeps the mail from coming. */
export async function readDayMail(visit: Visit) {
  const { id, email } = clientOf(visit)
  return {
    email,
    agreed: await hasConsent(visit, id, DAY_MAIL),
    lacks: await lacking(visit),
    onPause: (await ownPause(visit)) !== null,
    ...changeableItem(visit, DAY_MAIL),
  }
}

/** Called before the consent is given, wherever that is. @throws {Refusal} emailUnproven, ownChartMissing, mailUnwanted */
export async function requireDayMail(visit: Visit): Promise<void> {
  const lacks = await lacking(visit)
  if (lacks) throw new Refusal(refusals[lacks])
}

/** Gives or withdraws the consent, with its proof. @throws {Refusal} as requireDayMail and checkChange */
export async function chooseDayMail(outer: Visit, form: FormData): Promise<'yes' | 'no'> {
  const { id } = clientOf(outer)
  const wants = form.get('agreed') === 'yes'
  const { type, agreed } = checkChange(outer, { type: DAY_MAIL, agreed: wants, _id: form.get('shown')?.toString() })
  if (agreed) await requireDayMail(outer)
  await inTransaction(outer, (visit) => keepChange(visit, id, type, agreed))
  return agreed ? 'yes' : 'no'
}
