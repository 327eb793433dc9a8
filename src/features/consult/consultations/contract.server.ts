import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { consultationShape, messageShape, missedShape, openShape, receiptShape } from '../rooms/shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const consultation = z.object({ consultation: consultationShape })

export const newMessage = z.strictObject({
  clientId: z.string().regex(/^[\w-]{1,64}$/),
  text: z.string().trim().min(1).max(4000),
})

export const consultationsContract = contract({
  requestConsultation: {
    method: 'POST',
    path: '/api/consultations',
    summary: 'Asks a free psychic for a consultation, at the price of this moment.',
    access: 'client',
    keyed: true,
    body: z.strictObject({
      psychicId: z.int().positive(),
      channel: z.literal('chat'),
      consents: z
        .array(consentAnswer)
        .max(10)
        .optional()
        .describe('SENSITIVE_DATA before the first, START_AT_ONCE for the express request of this one'),
    }),
    output: consultation,
    refusals: [
      'notFound',
      'emailUnproven',
      'minor',
      'birthDateMissing',
      'onPause',
      'consultationsHalted',
      'consentMissing',
      'consentsChanged',
      'psychicUnavailable',
      'psychicBusy',
      'roomAlreadyOpen',
      'balanceTooLow',
    ],
  },
  listConsultations: {
    method: 'GET',
    path: '/api/consultations',
    summary: 'One’s own consultations, newest first.',
    access: 'signedIn',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    output: z.object({ consultations: z.array(consultationShape), next: z.int().nullable() }),
    refusals: [],
  },
  readOpen: {
    method: 'GET',
    path: '/api/open-consultation',
    summary: 'One’s own open request or room, and the request that a psychic just missed. Asking is not being heard.',
    access: 'signedIn',
    output: z.object({ open: openShape.nullable(), missed: missedShape.nullable() }),
    refusals: [],
  },
  readConsultation: {
    method: 'GET',
    path: '/api/consultations/:id',
    summary: 'A consultation as this side sees it.',
    access: 'signedIn',
    params,
    output: consultation,
    refusals: ['notFound'],
  },
  cancelRequest: {
    method: 'POST',
    path: '/api/consultations/:id/cancel',
    summary: 'Takes a request back before it is answered.',
    access: 'client',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'requestOver'],
  },
  beat: {
    method: 'POST',
    path: '/api/consultations/:id/beat',
    summary: 'Says that this side is still here; `here` answers the question put after three silent minutes.',
    access: 'signedIn',
    params,
    body: z.strictObject({ here: z.boolean().optional() }),
    output: consultation,
    refusals: ['notFound'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/consultations/:id/messages',
    summary: 'Sends a message; one sent again under its client id is not doubled.',
    access: 'signedIn',
    params,
    body: newMessage,
    output: z.object({ message: messageShape }),
    refusals: ['notFound', 'roomNotOpen', 'consultationPaused', 'consultationEnded'],
  },
  listMessages: {
    method: 'GET',
    path: '/api/consultations/:id/messages',
    summary: 'Messages after a sequence, oldest first, at most 500.',
    access: 'signedIn',
    params,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    output: z.object({
      messages: z.array(messageShape),
      read: z.object({ client: z.int(), psychic: z.int() }),
    }),
    refusals: ['notFound'],
  },
  markRead: {
    method: 'POST',
    path: '/api/consultations/:id/read',
    summary: 'Says up to where this side has read.',
    access: 'signedIn',
    params,
    body: z.strictObject({ sequence: z.int().min(0) }),
    output: z.object({ sequence: z.int() }),
    refusals: ['notFound'],
  },
  endConsultation: {
    method: 'POST',
    path: '/api/consultations/:id/end',
    summary: 'Ends the consultation and bills it, once.',
    access: 'signedIn',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'roomNotOpen', 'consultationEnded'],
  },
  sayInDanger: {
    method: 'POST',
    path: '/api/consultations/:id/danger',
    summary: 'The psychic says that the client is in danger: the consultation ends, and costs the client nothing.',
    access: 'psychic',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'roomNotOpen', 'consultationEnded'],
  },
  readReceipt: {
    method: 'GET',
    path: '/api/consultations/:id/receipt',
    summary: 'The client’s receipt, with its timeline.',
    access: 'client',
    params,
    output: z.object({ receipt: receiptShape }),
    refusals: ['notFound', 'consultationNotEnded'],
  },
  disputeReceipt: {
    method: 'POST',
    path: '/api/consultations/:id/dispute',
    summary: 'Contests a receipt; it is pending until the staff answers.',
    access: 'client',
    params,
    keyed: true,
    body: z.strictObject({ reason: z.string().trim().min(1).max(2000) }),
    output: z.object({ dispute: z.object({ status: z.literal('pending') }) }),
    refusals: ['notFound', 'consultationNotEnded', 'alreadyDisputed', 'alreadyGivenBack'],
  },
  readConversation: {
    method: 'POST',
    path: '/api/admin/consultations/:id/messages',
    summary: 'Every message of a consultation, for a reason that is logged and that its client reads.',
    access: may('conversations.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason.describe('of 10 to 300 characters') }),
    output: z.object({ messages: z.array(messageShape) }),
    refusals: ['parametersMissing', 'readingReasonLength', 'stepUpNeeded', 'adminEntityNotFound'],
  },
})
