import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { findCardOf, moveCard } from './queries.server.ts'
import { cardStates } from './rules.ts'

export const openedCard = z.object({
  id: z.int(),
  state: z.enum(cardStates),
  clientId: z.int(),
  client: z.string(),
  cardNumber: z.string(),
  lines: z.array(z.string()).describe('of the envelope'),
  orderedAt: z.iso.datetime(),
  printedAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
})

export type OpenedCard = z.output<typeof openedCard>

const subjectOf = (id: number) => `loyalty-card:${id}`

/** A card with the address that it goes to; logged. @throws {Refusal} as asStaff, adminEntityNotFound */
export const openCard = (outer: Visit, id: number): Promise<OpenedCard> =>
  asStaff(outer, 'loyalty-card.open', { subject: subjectOf(id) }, async ({ db, site }) => {
    const found = await findCardOf(db, site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    return {
      ...found,
      orderedAt: found.orderedAt.toISOString(),
      printedAt: found.printedAt?.toISOString() ?? null,
      sentAt: found.sentAt?.toISOString() ?? null,
    }
  })

/** Marks a card as printed, or a printed one as sent. @throws {Refusal} as asStaff, adminEntityNotFound, cardMoved */
export const markCard = (outer: Visit, id: number, to: 'printed' | 'sent'): Promise<void> =>
  asStaff(outer, `loyalty-card.${to}`, { subject: subjectOf(id) }, async ({ db, site, now }) => {
    if (await moveCard(db, { siteId: site.id, id, to, at: now() })) return
    throw new Refusal((await findCardOf(db, site.id, id)) ? 'cardMoved' : 'adminEntityNotFound')
  })
