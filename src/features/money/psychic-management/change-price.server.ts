import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inEuros, perMinute } from '../../../platform/i18n/french.ts'
import { listAnswerPrices, listPrices } from '../../consult/psychics/profile-queries.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { HIGHEST_ANSWER_PRICE, largestPrice } from './price-rules.ts'
import { lockPrices, writePrice } from './queries.server.ts'
import { lockOne, subjectOf } from './take-step.server.ts'

/**
 * Sets the price per minute on this site for future requests.
 * @throws {Refusal} as asStaff and lockOne; stepImpossible for a psychic without a price, priceRiseTooHigh
 */
export function changePrice(
  outer: Visit,
  id: number,
  { pricePerMinute, reason }: { pricePerMinute: number; reason: string },
): Promise<void> {
  const about = { subject: subjectOf(id), reason, details: { pricePerMinute } }
  return asStaff(outer, 'psychic.price', about, async (visit, { id: by }) => {
    const { db, site } = visit
    await lockOne(visit, id)
    const present = (await lockPrices(db, site.id, id))?.perMinute ?? null
    if (present === null) throw new Refusal('stepImpossible')
    const most = largestPrice(await listPrices(db, site.id, id), visit.now())
    if (pricePerMinute > Math.max(present, most)) {
      throw new Refusal('priceRiseTooHigh', undefined, perMinute(Math.max(present, most)))
    }
    await writePrice(db, site.id, id, { pricePerMinute }, { by, reason })
  })
}

/**
 * Sets the price of an answer by text message on this site, for questions to come; agreed ones keep theirs.
 * @throws {Refusal} as changePrice
 */
export function changeAnswerPrice(
  outer: Visit,
  id: number,
  { pricePerAnswer, reason }: { pricePerAnswer: number; reason: string },
): Promise<void> {
  const about = { subject: subjectOf(id), reason, details: { pricePerAnswer } }
  return asStaff(outer, 'psychic.price', about, async (visit, { id: by }) => {
    const { db, site } = visit
    await lockOne(visit, id)
    const present = (await lockPrices(db, site.id, id))?.perAnswer ?? null
    if (present === null) throw new Refusal('stepImpossible')
    const most = largestPrice(await listAnswerPrices(db, site.id, id), visit.now(), HIGHEST_ANSWER_PRICE)
    if (pricePerAnswer > Math.max(present, most)) {
      throw new Refusal('priceRiseTooHigh', 'pricePerAnswer', inEuros(Math.max(present, most)))
    }
    await writePrice(db, site.id, id, { pricePerAnswer }, { by, reason })
  })
}
