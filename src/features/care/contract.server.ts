import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
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
    summary: 'Closes an alert with what was done; who reported is answered by mail.',
    access: may('care.answer'),
    params,
    body: z.strictObject({ answer: z.string().trim().min(1).max(WORDS_MAX) }),
    output: z.object({}),
    refusals: ['parametersMissing', 'parametersInvalid', 'adminEntityNotFound', 'alertClosed'],
  },
})
