import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { OUTCOMES } from './hold-rules.ts'
import { TOPICS, WORDS_MAX } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

export const careContract = contract({
  reportConsultation: {
    method: 'POST',
    path: '/api/consultations/:id/reports',
    summary: 'Reports what the charter forbids, once for each topic; the psychic does not learn who did.',
    access: 'client',
    params,
    body: z.strictObject({ topic: z.enum(TOPICS), words: z.string().trim().max(WORDS_MAX).default('') }),
    output: z.object({ report: z.object({ topic: z.enum(TOPICS) }) }),
    refusals: ['parametersMissing', 'parametersInvalid', 'notFound', 'roomNotOpen', 'alreadyReported'],
  },
  closeCareAlert: {
    method: 'POST',
    path: '/api/admin/care-alerts/:id/close',
    summary:
      'Closes an alert with what was done and what becomes of what is held; a client who reported is answered by mail.',
    access: may('care.answer'),
    params,
    body: z.strictObject({
      answer: z.string().trim().min(1).max(WORDS_MAX),
      outcome: z
        .enum(OUTCOMES)
        .optional()
        .describe('where something is held: given back; given back, the psychic paid by the house; or charged'),
    }),
    output: z.object({ settled: z.boolean().describe('false while a second person must agree') }),
    refusals: [
      'parametersMissing',
      'parametersInvalid',
      'stepUpNeeded',
      'adminEntityNotFound',
      'alertClosed',
      'outcomeMissing',
      'holdSettled',
      'refundAwaits',
    ],
  },
  confirmCareAlert: {
    method: 'POST',
    path: '/api/admin/care-alerts/:id/confirm',
    summary: 'A second person agrees to what becomes of what is held, and the alert is closed.',
    access: may('care.answer'),
    params,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'alertClosed', 'secondPersonNeeded'],
  },
  declineCareAlert: {
    method: 'POST',
    path: '/api/admin/care-alerts/:id/decline',
    summary: 'Takes back what waits for a second person; it is still to be decided.',
    access: may('care.answer'),
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'alertClosed'],
  },
  readPresses: {
    method: 'GET',
    path: '/api/admin/danger-presses',
    summary: 'Psychics who say more often than others that a client is in danger.',
    access: may('care.answer'),
    output: z.object({
      unusual: z.array(z.object({ psychicId: z.int(), name: z.string(), presses: z.int(), rooms: z.int() })),
    }),
    refusals: [],
  },
})
