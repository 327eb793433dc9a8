import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { findConsultation, listEvents } from '../rooms/queries.server.ts'
import { findReceipt } from '../rooms/receipts.server.ts'
import { timelineShape } from '../rooms/shapes.server.ts'

export const openedConsultation = z.object({
  id: z.int(),
  requestedAt: z.iso.datetime(),
  status: z.string(),
  channel: z.string(),
  client: z.object({ id: z.int(), firstName: z.string() }),
  psychic: z.object({ id: z.int(), name: z.string() }),
  pricePerMinute: z.int(),
  endReason: z.string().nullable(),
  timeline: timelineShape,
  receipt: z
    .object({
      seconds: z.int(),
      freeSeconds: z.int(),
      giftSeconds: z.int(),
      total: z.int(),
      taxed: z.int().describe('paid with credit whose VAT was invoiced when it was bought'),
      vat: z.int().describe('of the rest'),
      balanceBefore: z.int(),
      balanceAfter: z.int(),
      waived: z.boolean(),
      proof: z.string().nullable(),
      dispute: z.string().nullable(),
      care: z
        .enum(['held', 'returned', 'charged'])
        .nullable()
        .describe('The decision about its price, if it ended for someone’s safety'),
    })
    .nullable(),
})

export type OpenedConsultation = z.output<typeof openedConsultation>

/**
 * The events and cost of a consultation, without its messages; reading it is logged.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const openConsultation = (outer: Visit, id: number): Promise<OpenedConsultation> =>
  asStaff(outer, 'consultation.open', { subject: `consultation:${id}` }, async ({ db, site }) => {
    const found = await findConsultation(db, id)
    if (found?.siteId !== site.id) throw new Refusal('adminEntityNotFound')
    const timeline = await listEvents(db, id)
    const receipt = await findReceipt(db, id)
    return {
      id,
      requestedAt: found.requestedAt.toISOString(),
      status: found.status,
      channel: found.channel,
      client: { id: found.clientId, firstName: found.clientFirstName },
      psychic: { id: found.psychicId, name: found.psychicName },
      pricePerMinute: found.pricePerMinute,
      endReason: found.endReason,
      timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
      receipt: receipt && { ...receipt, dispute: receipt.dispute?.status ?? null, care: receipt.care?.state ?? null },
    }
  })
