import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { type LockedHold, lockHold } from './hold-queries.server.ts'
import { OUTCOMES } from './hold-rules.ts'
import { countPresses } from './press-queries.server.ts'
import { lockAlert, markSeen } from './queries.server.ts'
import { KINDS, TOPICS } from './rules.ts'
import { openAnswer, openWords } from './sealed-alert.server.ts'

export const openedAlert = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  topic: z.enum(TOPICS).nullable(),
  words: z.string().nullable().describe('The report’s text by the client'),
  raisedAt: z.iso.datetime(),
  client: z.object({ id: z.int(), firstName: z.string() }),
  others: z.int().describe('Number of further alerts about the same client'),
  psychic: z.object({ id: z.int(), name: z.string() }),
  presses: z
    .object({ presses: z.int(), rooms: z.int(), isUnusual: z.boolean() })
    .describe('How often the psychic recently pressed the button, and in how many consultations'),
  consultationId: z.int(),
  requestedAt: z.iso.datetime(),
  seenBy: z.string().nullable().describe('The member of staff who first opened it'),
  closedBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable().describe('What was done about it'),
  hold: z
    .object({
      cents: z.int().describe('The client’s money, in cents'),
      seconds: z.int().describe('The client’s free time, in seconds'),
      share: z.int().describe('The psychic’s share, in cents'),
      defaultAt: z.iso.datetime().nullable().describe('null if a moderator must decide'),
      outcome: z.enum(OUTCOMES).nullable(),
      by: z.string().nullable().describe('The member of staff who decided; null if nobody did in time'),
      confirmedBy: z
        .string()
        .nullable()
        .describe('The second member of staff; null if none was needed or none has confirmed yet'),
      isOwn: z.boolean(),
      isSettled: z.boolean().describe('false with an outcome while a second person must confirm'),
    })
    .nullable()
    .describe('The hold of the consultation; null if it never had one'),
})

export type OpenedAlert = z.output<typeof openedAlert>

/**
 * An alert without any message of the conversation; the first person to open it is recorded. @throws {Refusal}
 * adminEntityNotFound
 */
export const openCareAlert = (outer: Visit, id: number): Promise<OpenedAlert> =>
  asStaff(outer, 'care.open', { subject: `care-alert:${id}` }, async (visit, staff) => {
    const { db, site, app } = visit
    await markSeen(db, id, staff.id, visit.now())
    const row = await lockAlert(db, site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const hold = row.kind === 'report' ? null : await lockHold(db, row.consultationId)
    return {
      id,
      kind: row.kind,
      topic: row.topic,
      words: openWords(app.keys, row),
      raisedAt: row.raisedAt.toISOString(),
      client: { id: row.clientId, firstName: row.client },
      others: row.others,
      psychic: { id: row.psychicId, name: row.psychic },
      presses: await countPresses(db, site.id, row.psychicId),
      consultationId: row.consultationId,
      requestedAt: row.requestedAt.toISOString(),
      seenBy: row.seenBy,
      closedBy: row.closedBy,
      closedAt: row.closedAt?.toISOString() ?? null,
      answer: openAnswer(app.keys, row),
      hold: hold && viewHold(hold, staff),
    }
  })

const viewHold = (hold: LockedHold, staff: { id: number }): OpenedAlert['hold'] => ({
  cents: hold.cents,
  seconds: hold.seconds,
  share: hold.share,
  defaultAt: hold.defaultAt?.toISOString() ?? null,
  outcome: hold.outcome,
  by: hold.decidedByName,
  confirmedBy: hold.confirmedByName,
  isOwn: hold.decidedBy === staff.id,
  isSettled: hold.settledAt !== null,
})
