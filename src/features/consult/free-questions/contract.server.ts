import { z } from 'zod'
import { THEMES } from '../../../games/game.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { FLAGS } from '../charter/charter.ts'
import { REPORT_MAX, TOPICS } from './rules.ts'
import { figuresShape } from './shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const theme = z.enum(THEMES)
const moment = z.iso.datetime()
/** Longer than any that is kept, so that it is refused with a sentence of its own. */
const words = z.string().max(20_000)

const beforeTaking = {
  id: z.int(),
  theme,
  birthDate: z.string().nullable().describe('YYYY-MM-DD, if the client gave it with the question'),
  isReading: z.boolean().describe('Whether the answer is a reading of cards that the psychic draws'),
  decade: z.int().describe('The ten years in which the client’s age lies: 30 for 30 to 39'),
}
const heldShape = z.object({ ...beforeTaking, firstName: z.string(), question: z.string(), until: moment })
const own = z.object({
  id: z.int(),
  theme,
  question: z.string(),
  status: z.enum(['waiting', 'answered', 'lapsed']),
  wasRefused: z.boolean().describe('Whether an earlier answer was withdrawn by a moderator'),
  askedAt: moment,
  dueAt: moment,
  answer: z
    .object({
      text: z.string(),
      psychic: z.string(),
      slug: z.string(),
      writtenAt: moment,
      isUseful: z.boolean().nullable(),
      isReported: z.boolean(),
    })
    .nullable(),
})

const decided = ['adminEntityNotFound', 'answerDecided'] as const

export const freeQuestionsContract = contract({
  askFreeQuestion: {
    method: 'POST',
    path: '/api/free-question',
    summary: 'Ask a free question, of 20 to 1,000 characters: one a person and thirty days',
    access: 'client',
    body: z.strictObject({
      question: words,
      theme,
      birthDate: z.string().max(40).optional().describe('YYYY-MM-DD; by default psychics see an age range only'),
      path: z.string().max(301).describe('The page that it was asked on'),
      consents: z
        .string()
        .max(4000)
        .describe('The answers to the consents of application 10019, as JSON: [{ type, agreed, _id? }]'),
    }),
    output: z.object({ freeQuestion: z.object({ id: z.int(), askedAt: moment, dueAt: moment, nextAt: moment }) }),
    refusals: [
      'parametersMissing',
      'parametersInvalid',
      'textLength',
      'emailUnproven',
      'birthDateMissing',
      'minor',
      'onPause',
      'consentMissing',
      'consentsChanged',
      'careFirst',
      'questionTooSoon',
    ],
  },
  listFreeQuestions: {
    method: 'GET',
    path: '/api/free-question',
    summary: 'List the client’s free questions with their answers, the newest first',
    access: 'client',
    output: z.object({
      questions: z.array(own),
      nextAt: moment.nullable().describe('When another may be asked; null for now'),
    }),
    refusals: [],
  },
  eraseFreeQuestion: {
    method: 'DELETE',
    path: '/api/free-question/:id',
    summary: 'Delete a free question and its answer',
    access: 'client',
    params,
    output: z.object({}),
    refusals: ['notFound'],
  },
  rateFreeAnswer: {
    method: 'POST',
    path: '/api/free-question/:id/usefulness',
    summary: 'Say whether the answer was useful; may be changed',
    access: 'client',
    params,
    body: z.strictObject({ useful: z.boolean() }),
    output: z.object({}),
    refusals: ['notFound'],
  },
  reportFreeAnswer: {
    method: 'POST',
    path: '/api/free-question/:id/report',
    summary: 'Report the answer to the moderators, once; its author is not told',
    access: 'client',
    params,
    body: z.strictObject({ topic: z.enum(TOPICS), words: z.string().trim().max(REPORT_MAX).default('') }),
    output: z.object({}),
    refusals: ['parametersMissing', 'parametersInvalid', 'notFound', 'answerReported'],
  },
  listPool: {
    method: 'GET',
    path: '/api/workspace/questions',
    summary: 'List the free questions that wait, oldest first and without their text, and the one that is held',
    access: 'psychic',
    output: z.object({
      held: heldShape.nullable(),
      questions: z.array(z.object({ ...beforeTaking, askedAt: moment, dueAt: moment })),
    }),
    refusals: [],
  },
  takeQuestion: {
    method: 'POST',
    path: '/api/workspace/questions/:id/take',
    summary: 'Take a free question for fifteen minutes, and read it; one at a time',
    access: 'psychic',
    params,
    output: z.object({ question: heldShape }),
    refusals: ['questionTaken', 'questionHeld'],
  },
  renewQuestion: {
    method: 'POST',
    path: '/api/workspace/questions/:id/renew',
    summary: 'Hold a question for fifteen more minutes, until its answer is due',
    access: 'psychic',
    params,
    output: z.object({ until: moment }),
    refusals: ['holdLapsed'],
  },
  giveQuestionBack: {
    method: 'POST',
    path: '/api/workspace/questions/:id/give-back',
    summary: 'Let somebody else answer a question; succeeds if it is not held',
    access: 'psychic',
    params,
    output: z.object({}),
    refusals: [],
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/workspace/questions/:id/answer',
    summary: 'Answer a question that is held, in 120 words or more, without a price, an offer or a way to be reached',
    access: 'psychic',
    params,
    body: z.strictObject({ text: words }),
    output: z.object({}),
    refusals: ['textLength', 'answerTooShort', 'answerSells', 'holdLapsed'],
  },
  readFreeQuestion: {
    method: 'POST',
    path: '/api/admin/free-questions/:id/read',
    summary: 'Read a free question and its answers, for a reason that the client can read too',
    access: may('conversations.read'),
    params,
    body: z.strictObject({ reason: z.string().trim() }),
    output: z.object({
      question: z.string(),
      birthDate: z.string().nullable(),
      answers: z.array(
        z.object({
          psychic: z.string(),
          text: z.string().nullable(),
          status: z.enum(['sent', 'accepted', 'refused']),
          flags: z.array(z.enum(FLAGS)),
          writtenAt: moment,
          refusalReason: z.string().nullable(),
          reportTopic: z.enum(TOPICS).nullable(),
          report: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['stepUpNeeded', 'readingReasonLength', 'adminEntityNotFound'],
  },
  acceptFreeAnswer: {
    method: 'POST',
    path: '/api/admin/free-questions/:id/accept',
    summary: 'Accept the answer to a free question before its 48 hours; its author is paid',
    access: may('reviews.moderate'),
    params,
    output: z.object({}),
    refusals: decided,
  },
  refuseFreeAnswer: {
    method: 'POST',
    path: '/api/admin/free-questions/:id/refuse',
    summary:
      'Refuse the answer to a free question within 48 hours: its author is told why, and the question waits again',
    access: may('reviews.moderate'),
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', ...decided],
  },
  readFreeQuestionFigures: {
    method: 'GET',
    path: '/api/admin/free-question-figures',
    summary: 'Read how soon free questions of thirty days were answered on this site, and how many were not',
    access: may('reviews.moderate'),
    output: z.object({ figures: figuresShape }),
    refusals: [],
  },
})
