import { z } from 'zod'
import { THEMES } from '../../../games/game.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { followUpWords } from '../follow-ups/shapes.server.ts'
import { MAX_NOTE, MAX_PICTURE } from '../media/rules.ts'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import { consultationShape, missedShape, openShape, receiptShape } from '../rooms/shapes.server.ts'
import { messageShape } from './message-shape.server.ts'
import { newMessage, newNote, newPicture, searched } from './sent-shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const consultation = z.object({ consultation: consultationShape })

const file = z.object({ id: z.coerce.number().int().positive(), file: z.uuid() })
const fileRefusals = [
  'notFound',
  'headersInvalid',
  'roomNotOpen',
  'consultationPaused',
  'consultationEnded',
  'fileSizeExceeded',
  'invalidFileType',
  'tooManyFiles',
  'filesFull',
  'replyUnknown',
  'filesUnavailable',
] as const

export const consultationsContract = contract({
  requestConsultation: {
    method: 'POST',
    path: '/api/consultations',
    summary: 'Request a consultation with a free psychic, at the current price',
    access: 'client',
    keyed: true,
    body: z.strictObject({
      psychicId: z.int().positive(),
      channel: z.enum(ROOM_CHANNELS),
      theme: z.enum(THEMES).optional().describe('What the client wishes to talk about; the psychic sees it'),
      chart: z
        .int()
        .positive()
        .optional()
        .describe('The client’s own saved birth, to share with the psychic until the end'),
      consents: z
        .array(consentAnswer)
        .max(10)
        .optional()
        .describe(
          'SENSITIVE_DATA before the first consultation, CALLBACK and SENSITIVE_DATA before each by telephone, START_AT_ONCE for the express request to begin this one at once, SHARED_CHART with a chart',
        ),
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
      'phoneUnproven',
      'consentsChanged',
      'chartNotShareable',
      'clientDeclined',
      'psychicUnavailable',
      'psychicBusy',
      'psychicKept',
      'roomAlreadyOpen',
      'balanceTooLow',
      'capReached',
    ],
  },
  listConsultations: {
    method: 'GET',
    path: '/api/consultations',
    summary: 'List the signed-in person’s consultations, newest first',
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
    summary:
      'Read the signed-in person’s open request or room, and a psychic’s recently missed request. Does not count as presence in the room.',
    access: 'signedIn',
    output: z.object({ open: openShape.nullable(), missed: missedShape.nullable() }),
    refusals: [],
  },
  readConsultation: {
    method: 'GET',
    path: '/api/consultations/:id',
    summary: 'Read a consultation as seen from the caller’s side',
    access: 'signedIn',
    params,
    output: consultation,
    refusals: ['notFound'],
  },
  cancelRequest: {
    method: 'POST',
    path: '/api/consultations/:id/cancel',
    summary: 'Withdraw a consultation request before it is answered',
    access: 'client',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'requestOver'],
  },
  beat: {
    method: 'POST',
    path: '/api/consultations/:id/beat',
    summary:
      'Signal that this side of a consultation is still present; `here` answers the question asked after three silent minutes',
    access: 'signedIn',
    params,
    body: z.strictObject({ here: z.boolean().optional() }),
    output: consultation,
    refusals: ['notFound'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/consultations/:id/messages',
    summary: 'Send a message in a consultation; sending it again with the same client id does not duplicate it',
    access: 'signedIn',
    params,
    body: newMessage,
    output: z.object({ message: messageShape }),
    refusals: ['notFound', 'roomNotOpen', 'consultationPaused', 'consultationEnded', 'replyUnknown'],
  },
  sendPicture: {
    method: 'POST',
    path: '/api/consultations/:id/pictures',
    summary:
      'Send a picture of at most 5 MB (JPEG, PNG, WebP, AVIF), re-encoded without its metadata; sending it again with the same client id does not duplicate it',
    access: 'signedIn',
    params,
    upload: true,
    largest: MAX_PICTURE,
    body: newPicture,
    output: z.object({ message: messageShape }),
    refusals: fileRefusals,
  },
  sendNote: {
    method: 'POST',
    path: '/api/consultations/:id/voice-notes',
    summary:
      'Send a voice note of at most two minutes and 2 MB (one Opus or AAC track in WebM, MP4 or Ogg), rewritten without its tags; sending it again with the same client id does not duplicate it',
    access: 'signedIn',
    params,
    upload: true,
    largest: MAX_NOTE,
    body: newNote,
    output: z.object({ message: messageShape }),
    refusals: [...fileRefusals, 'noteTooLong'],
  },
  readPicture: {
    method: 'GET',
    path: '/api/consultations/:id/pictures/:file',
    summary: 'Download a picture of a conversation, as a participant',
    access: 'signedIn',
    params: file,
    query: z.object({ size: z.enum(['full', 'preview']).default('full') }),
    output: z.object({}),
    file: 'image/webp',
    refusals: ['notFound', 'filesUnavailable'],
  },
  readVoiceNote: {
    method: 'GET',
    path: '/api/consultations/:id/voice-notes/:file',
    summary: 'Download a voice note of a conversation, as a participant',
    access: 'signedIn',
    params: file,
    output: z.object({}),
    file: 'audio/mp4',
    refusals: ['notFound', 'filesUnavailable'],
  },
  listMessages: {
    method: 'GET',
    path: '/api/consultations/:id/messages',
    summary: 'List the messages of a consultation after a sequence number, oldest first, at most 500',
    access: 'signedIn',
    params,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    output: z.object({
      messages: z.array(messageShape),
      read: z.object({ client: z.int(), psychic: z.int() }),
    }),
    refusals: ['notFound'],
  },
  searchMessages: {
    method: 'POST',
    path: '/api/consultations/search',
    summary: 'Find words in the signed-in person’s own conversations, the latest first, at most 50 messages',
    access: 'signedIn',
    body: searched,
    output: z.object({
      found: z.array(
        z.object({
          consultationId: z.int(),
          sequence: z.int(),
          own: z.boolean().describe('Whether the caller wrote it'),
          name: z.string().describe('Of the other side'),
          sentAt: z.iso.datetime(),
          before: z.string(),
          match: z.string(),
          after: z.string(),
        }),
      ),
      isWhole: z.boolean().describe('Whether every conversation was looked through, and all that was found is listed'),
    }),
    refusals: [],
  },
  markRead: {
    method: 'POST',
    path: '/api/consultations/:id/read',
    summary: 'Record up to which message this side of a consultation has read',
    access: 'signedIn',
    params,
    body: z.strictObject({ sequence: z.int().min(0) }),
    output: z.object({ sequence: z.int() }),
    refusals: ['notFound'],
  },
  endConsultation: {
    method: 'POST',
    path: '/api/consultations/:id/end',
    summary: 'End the consultation and bill it, once',
    access: 'signedIn',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'roomNotOpen', 'consultationEnded'],
  },
  sayInDanger: {
    method: 'POST',
    path: '/api/consultations/:id/danger',
    summary:
      'Report, as the psychic, that the client is in danger: the consultation ends and the client is not charged unless staff decide so',
    access: 'psychic',
    params,
    keyed: true,
    output: consultation,
    refusals: ['notFound', 'roomNotOpen', 'consultationEnded'],
  },
  readReceipt: {
    method: 'GET',
    path: '/api/consultations/:id/receipt',
    summary: 'Read the client’s receipt, with its timeline',
    access: 'client',
    params,
    output: z.object({ receipt: receiptShape }),
    refusals: ['notFound', 'consultationNotEnded'],
  },
  disputeReceipt: {
    method: 'POST',
    path: '/api/consultations/:id/dispute',
    summary: 'Dispute the receipt of a consultation; the dispute is open until staff answer',
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
    summary:
      'Read all messages of a consultation and what was written after it, for a logged reason that its client can read',
    access: may('conversations.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason.describe('10 to 300 characters') }),
    output: z.object({ messages: z.array(messageShape), followUp: followUpWords }),
    refusals: ['parametersMissing', 'readingReasonLength', 'stepUpNeeded', 'adminEntityNotFound'],
  },
  readConversationFile: {
    method: 'POST',
    path: '/api/admin/consultations/:id/files/:file',
    summary: 'Download a picture or voice note of a conversation, for a logged reason that its client can read',
    access: may('conversations.read'),
    params: z.object({ id: rowId, file: z.uuid() }),
    body: z.strictObject({ reason: staffReason.describe('10 to 300 characters') }),
    output: z.object({}),
    file: 'application/octet-stream',
    refusals: ['parametersMissing', 'readingReasonLength', 'stepUpNeeded', 'adminEntityNotFound', 'filesUnavailable'],
  },
})
