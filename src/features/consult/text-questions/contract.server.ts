import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { STATUSES } from '../rooms/rules.ts'
import { deliveries } from './rules.ts'
import { figuresShape } from './shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })

/** A question as its client sees it. */
export const ownShape = z.object({
  id: z.int(),
  psychic: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  status: z.enum(STATUSES),
  pricePerAnswer: z.int().describe('Cents, VAT included, fixed when it was asked'),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().describe('Without an answer until then it costs nothing'),
  answeredAt: z.iso.datetime().nullable(),
  question: z.string(),
  answer: z.string().nullable(),
  delivery: z.enum(deliveries).nullable().describe('How the answer reached the client; null without one'),
})

/** A question as the psychic who is asked sees it. */
export const waitingShape = z.object({
  id: z.int(),
  firstName: z.string(),
  returning: z.boolean().describe('Whether this client consulted the psychic before'),
  pricePerAnswer: z.int(),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  question: z.string().nullable().describe('null until the psychic took it'),
})

const work = z.object({
  open: z.boolean().describe('Whether the psychic takes questions'),
  waiting: z.array(waitingShape),
  held: waitingShape.extend({ until: z.iso.datetime() }).nullable(),
})
const own = z.object({ question: ownShape })

export const textQuestionsContract = contract({
  askTextQuestion: {
    method: 'POST',
    path: '/api/text-questions',
    summary: 'Ask a psychic one question, answered by text message; its price is reserved, and posted with the answer',
    access: 'client',
    keyed: true,
    movesMoney: true,
    body: z.strictObject({
      psychicId: z.int().positive(),
      text: z.string().max(8000).describe('20 to 480 characters'),
      consents: z
        .array(consentAnswer)
        .max(10)
        .optional()
        .describe(
          'SENSITIVE_DATA before the first consultation, START_AT_ONCE for the express request to begin at once',
        ),
    }),
    output: own,
    refusals: [
      'emailUnproven',
      'birthDateMissing',
      'minor',
      'phoneUnproven',
      'consultationsHalted',
      'onPause',
      'textCare',
      'textQuestionLength',
      'consentMissing',
      'consentsChanged',
      'psychicClosedTexts',
      'clientDeclined',
      'tooManyTexts',
      'balanceTooLow',
      'capReached',
    ],
  },
  listTextQuestions: {
    method: 'GET',
    path: '/api/text-questions',
    summary: 'List the client’s questions by text message with their answers, newest first',
    access: 'client',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    output: z.object({ questions: z.array(ownShape), next: z.int().nullable() }),
    refusals: [],
  },
  cancelTextQuestion: {
    method: 'POST',
    path: '/api/text-questions/:id/cancel',
    summary: 'Withdraw a question that is not answered yet; its price is released',
    access: 'client',
    params,
    keyed: true,
    output: own,
    refusals: ['notFound', 'textOver'],
  },
  readTextWork: {
    method: 'GET',
    path: '/api/workspace/text-questions',
    summary: 'List the questions that wait for the psychic, and the one they hold',
    access: 'psychic',
    output: work,
    refusals: [],
  },
  setTextDoor: {
    method: 'POST',
    path: '/api/workspace/text-questions/door',
    summary: 'Open or close the psychic’s channel for questions by text message',
    access: 'psychic',
    body: z.strictObject({ open: z.boolean() }),
    output: work,
    refusals: [],
  },
  takeTextQuestion: {
    method: 'POST',
    path: '/api/workspace/text-questions/:id/take',
    summary: 'Take a question for 15 minutes; one at a time',
    access: 'psychic',
    params,
    output: work,
    refusals: ['notFound', 'textTaken'],
  },
  holdTextQuestion: {
    method: 'POST',
    path: '/api/workspace/text-questions/:id/hold',
    summary: 'Keep a question that is held, until it is due',
    access: 'psychic',
    params,
    output: work,
    refusals: ['textNotHeld'],
  },
  releaseTextQuestion: {
    method: 'POST',
    path: '/api/workspace/text-questions/:id/release',
    summary: 'Give a question back; nothing happens to one that is not held',
    access: 'psychic',
    params,
    output: work,
    refusals: [],
  },
  declineTextQuestion: {
    method: 'POST',
    path: '/api/workspace/text-questions/:id/decline',
    summary: 'Decline a question: its client pays nothing and is told',
    access: 'psychic',
    params,
    keyed: true,
    output: work,
    refusals: ['notFound', 'textOver'],
  },
  answerTextQuestion: {
    method: 'POST',
    path: '/api/workspace/text-questions/:id/answer',
    summary: 'Answer a question that is held: its price is posted once, and the answer is sent by text message',
    access: 'psychic',
    params,
    keyed: true,
    movesMoney: true,
    body: z.strictObject({
      text: z.string().max(8000).describe('20 to 480 characters'),
      confirmed: z.boolean().default(false).describe('Whether an answer with words of the charter was read again'),
    }),
    output: work,
    refusals: ['textQuestionLength', 'textTellsContact', 'textCharter', 'notFound', 'textNotHeld', 'textOver'],
  },
  receiveText: {
    method: 'POST',
    path: '/api/sms/inbound',
    summary: 'Take a text message to the site’s number; the network’s requests are signed',
    access: 'public',
    fromElsewhere: true,
    raw: true,
    output: z.object({}),
    file: 'text/xml; charset=utf-8',
    refusals: ['securityParametersInvalid'],
  },
  readTextQuestionFigures: {
    method: 'GET',
    path: '/api/admin/text-question-figures',
    summary: 'Read how soon questions by text message of thirty days were answered on this site, and how many were not',
    access: may('clients.read'),
    output: z.object({ figures: figuresShape }),
    refusals: [],
  },
})
