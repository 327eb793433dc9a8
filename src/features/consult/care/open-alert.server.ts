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
  words: z.string().nullable().describe('of the client who reported'),
  raisedAt: z.iso.datetime(),
  client: z.object({ id: z.int(), firstName: z.string() }),
  others: z.int().describe('further alerts about the same client'),
  psychic: z.object({ id: z.int(), name: z.string() }),
  presses: z
    .object({ presses: z.int(), rooms: z.int(), isUnusual: z.boolean() })
    .describe('how often the psychic pressed the button lately, in how many consultations'),
  consultationId: z.int(),
  requestedAt: z.iso.datetime(),
  seenBy: z.string().nullable().describe('who looked first'),
  closedBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable().describe('what was done'),
  hold: z
    .object({
      cents: z.int().describe('of the client’s'),
      seconds: z.int().describe('offered ones of the client’s'),
      share: z.int().describe('cents of the psychic’s'),
      defaultAt: z.iso.datetime().nullable().describe('null where a person must decide'),
      outcome: z.enum(OUTCOMES).nullable(),
      by: z.string().nullable().describe('who decided; null where nobody did in time'),
      confirmedBy: z.string().nullable().describe('the second person; null where none was needed, or none agreed yet'),
      isOwn: z.boolean(),
      isSettled: z.boolean().describe('false with an outcome while a second person must agree'),
    })
    .nullable()
    .describe('what was held of the consultation; null where nothing ever was'),
})

export type OpenedAlert = z.output<typeof openedAlert>

/** An alert without a word of the conversation; who looks first is who saw it. @throws {Refusal} adminEntityNotFound */
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
