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
    summary:
      'Report a consultation for a breach of the charter, once per topic; the psychic is not told who reported it',
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
      'Close an alert with a note of what was done and the decision about the hold; a client’s report is answered by mail',
    access: may('care.answer'),
    params,
    body: z.strictObject({
      answer: z.string().trim().min(1).max(WORDS_MAX),
      outcome: z
        .enum(OUTCOMES)
        .optional()
        .describe('Required if something is held: refund; refund and pay the psychic (`share`); or charge the client'),
    }),
    output: z.object({ settled: z.boolean().describe('false while another member of staff must confirm') }),
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
    summary: 'Confirm another person’s decision about a hold, which closes the alert',
    access: may('care.answer'),
    params,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'alertClosed', 'secondPersonNeeded'],
  },
  declineCareAlert: {
    method: 'POST',
    path: '/api/admin/care-alerts/:id/decline',
    summary: 'Withdraw a decision about a hold that waits for a second person; the hold is undecided again',
    access: may('care.answer'),
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'alertClosed'],
  },
  readPresses: {
    method: 'GET',
    path: '/api/admin/danger-presses',
    summary: 'List psychics who press the danger button more often than others',
    access: may('care.answer'),
    output: z.object({
      unusual: z.array(z.object({ psychicId: z.int(), name: z.string(), presses: z.int(), rooms: z.int() })),
    }),
    refusals: [],
  },
})
