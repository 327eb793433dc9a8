import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { STATUSES } from '../content/rules.ts'
import { findOffer, listPricesWithEditor } from './queries.server.ts'
import { priceChanges, struckPrice } from './rules.ts'

const cents = z.int().nullable()

export const offerRow = z.object({
  id: z.int(),
  address: z.string(),
  text: z.string(),
  status: z.enum(STATUSES),
  price: cents.describe('cents; null for an offer without a price'),
  publishAt: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable(),
})

export const openedOffer = offerRow.extend({
  struckPrice: cents.describe('the only earlier price that a text may quote, cents'),
  prices: z.array(
    z.object({
      price: cents,
      since: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      lowest: cents.describe('lowest price of the 30 days before this one, cents'),
      by: z.string().nullable(),
    }),
  ),
})

export type OpenedOffer = z.output<typeof openedOffer>

/**
 * An offer of the site with its price history, the newest first.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openOffer(visit: Visit, id: number): Promise<OpenedOffer> {
  staffOf(visit, 'content.edit')
  const { db, site } = visit
  const offer = await findOffer(db, site.id, id)
  if (!offer) throw new Refusal('adminEntityNotFound')
  const history = await listPricesWithEditor(db, id)
  const { publishAt, ...shown } = offer
  return {
    ...shown,
    publishAt: publishAt?.toISOString() ?? null,
    struckPrice: struckPrice(history, visit.now()),
    prices: priceChanges(history)
      .reverse()
      .map(({ since, until, ...one }) => ({
        ...one,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
  }
}
