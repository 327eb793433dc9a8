import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { solvedChallenge } from '../../house/challenges/contract.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { SUBJECTS, TEXT_MAX } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
/** A message as shown to staff. */
export const openedMessage = z.object({
  id: z.int(),
  reference: z.string(),
  subject: z.enum(SUBJECTS),
  clientId: z.int().nullable().describe('The author, if they were signed in'),
  psychicId: z.int().nullable().describe('The author, if they are a psychic; they read the answer in their space too'),
  name: z.string(),
  emailAddress: z.string(),
  message: z.string(),
  sentAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
})

export const contactContract = contract({
  sendContact: {
    method: 'POST',
    path: '/api/contacts',
    summary: 'Write to the company; a receipt is mailed to the given address, and a person answers later',
    access: 'public',
    body: z.strictObject({
      subject: z.enum(SUBJECTS),
      name: z.string(),
      emailAddress: z.string(),
      message: z.string().describe('At most three links'),
      altcha: solvedChallenge,
    }),
    output: z.object({ contact: z.object({ reference: z.string(), sentAt: z.iso.datetime() }) }),
    refusals: [
      'parametersMissing',
      'parametersInvalid',
      'textLength',
      'emailInvalid',
      'emailRefused',
      'tooManyLinks',
      'challengeUnsolved',
      'tooManyRequests',
    ],
  },
  answerContact: {
    method: 'POST',
    path: '/api/admin/contacts/:id/answer',
    summary: 'Answer a message by mail, once',
    access: may('messages.answer'),
    params,
    body: z.strictObject({ answer: z.string().trim().min(1).max(TEXT_MAX) }),
    output: z.object({}),
    refusals: ['parametersMissing', 'parametersInvalid', 'adminEntityNotFound', 'messageClosed'],
  },
  closeContact: {
    method: 'POST',
    path: '/api/admin/contacts/:id/close',
    summary: 'Close a message that needs no answer; its author is not told',
    access: may('messages.answer'),
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'messageClosed'],
  },
})
