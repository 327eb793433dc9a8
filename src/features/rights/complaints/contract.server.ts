import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { TEXT_MAX } from './rules.ts'

const params = z.object({ id: rowId })

/** A complaint as shown to staff. */
export const openedComplaint = z.object({
  id: z.int(),
  reference: z.string(),
  clientId: z.int().nullable().describe('The author, if they were signed in'),
  name: z.string(),
  email: z.string(),
  about: z.string(),
  text: z.string(),
  madeAt: z.iso.datetime(),
  answerBy: z.iso.datetime().describe('The promised date of an answer'),
  takenBy: z.string().nullable(),
  isMine: z.boolean().describe('Whether it is assigned to the reader'),
  late: z.enum(['taken', 'answer']).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  answer: z.string().nullable(),
})

export const complaintsContract = contract({
  takeComplaint: {
    method: 'POST',
    path: '/api/admin/complaints/:id/take',
    summary: 'Assign a complaint to the signed-in member of staff, even if another one had taken it',
    access: may('complaints.answer'),
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'requestAnswered'],
  },
  answerComplaint: {
    method: 'POST',
    path: '/api/admin/complaints/:id/answer',
    summary: 'Answer a complaint by mail, and close it',
    access: may('complaints.answer'),
    params,
    body: z.strictObject({ answer: z.string().trim().min(1).max(TEXT_MAX) }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'requestAnswered'],
  },
})
