import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { genders, platforms } from '../../consult/psychics/rules.ts'
import { crop } from '../../house/images/crop.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { EMAIL_MAX } from '../../house/users/rules.ts'
import { mediaTypes } from './encode-document.server.ts'
import { paperStages } from './paper-rules.ts'
import { HIGHEST_ANSWER_PRICE, HIGHEST_PRICE } from './price-rules.ts'
import { documentKinds, states, steps } from './rules.ts'

const access = may('psychics.manage')
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const params = z.object({ id })
const ofDocument = z.object({ id, documentId: id })
const reasoned = z.strictObject({ reason: staffReason })
const done = z.object({})
const text = (most: number) => z.string().trim().min(1).max(most)
const pricePerMinute = z.int().min(1).max(HIGHEST_PRICE).describe('cents, VAT included')
const pricePerAnswer = z.int().min(1).max(HIGHEST_ANSWER_PRICE).describe('cents, VAT included')
const change = ['parametersMissing', 'adminEntityNotFound'] as const
const step = ['parametersMissing', 'adminEntityNotFound', 'stepImpossible'] as const

const profile = z.strictObject({
  name: text(60),
  emailAddress: z.string().max(EMAIL_MAX),
  gender: z.enum(genders),
  jobIds: z
    .array(z.int().min(1).max(5))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length)
    .describe('the main job first'),
  headline: text(160),
  presentation: z.array(text(1500)).min(1).max(8).describe('paragraphs'),
  method: text(2000),
  specialities: z.array(text(40)).min(1).max(8),
  offeredChannels: z.array(z.enum(platforms)).min(1).max(platforms.length),
  practisingSince: z.int().min(1940).max(2100).describe('a year, e.g. 2009'),
})

/** A profile with everything that staff see beside it. */
export const openedPsychic = z.object({
  id: z.int(),
  state: z.enum(states),
  ...profile.omit({ emailAddress: true }).shape,
  slug: z.string(),
  isAutomaton: z.boolean(),
  identityCheckedOn: z.iso.date().nullable(),
  joinedAt: z.iso.datetime(),
  emailAddress: z.string().nullable(),
  hasAccount: z.boolean(),
  receivedAt: z.iso.datetime().nullable().describe('null for psychics from before applications were recorded'),
  portrait: z.string().nullable(),
  steps: z.array(z.enum(steps)).describe('steps that can be taken now'),
  missing: z
    .array(z.enum(documentKinds))
    .describe('required documents that are missing, not accepted or no longer valid'),
  documents: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(documentKinds),
      mediaType: z.enum(mediaTypes),
      outcome: z.enum(['accepted', 'refused']).nullable(),
      reason: z.string().nullable(),
      expiresOn: z.iso.date().nullable(),
      isOver: z.boolean(),
      keptAt: z.iso.datetime(),
      keptBy: z.string().nullable(),
      answeredAt: z.iso.datetime().nullable(),
      answeredBy: z.string().nullable(),
    }),
  ),
  papers: z.object({
    until: z.iso.date().nullable().describe('the last day on which all of them are valid; null if none expires'),
    stage: z.enum(paperStages).nullable(),
    pausesOn: z.iso.date().nullable().describe('when the profile is paused because of them'),
  }),
  training: z
    .array(z.object({ title: z.string(), passedAt: z.iso.datetime().nullable() }))
    .describe('modules of the present training'),
  grading: z
    .object({
      passedBy: z.int().describe('people who passed the present trial'),
      needed: z.int(),
      able: z.int().describe('members of this site who may grade'),
    })
    .describe('of the trial consultation'),
  trials: z.array(z.object({ passed: z.boolean(), note: z.string(), at: z.iso.datetime(), by: z.string().nullable() })),
  prices: z.array(z.object({ pricePerMinute: z.int(), since: z.iso.datetime() })).describe('the newest first'),
  largestPrice: z.int().describe('the highest price allowed today, cents'),
  answerPrices: z
    .array(
      z.object({
        cents: z.int(),
        since: z.iso.datetime(),
        setBy: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    )
    .describe('of an answer by text message, the newest first'),
  largestAnswerPrice: z.int().describe('the highest price of an answer allowed today, cents'),
  rank: z
    .object({
      place: z.int(),
      of: z.int(),
      byPresence: z.int().describe('psychics ahead because they are easier to reach now'),
      byOrder: z.int().describe('psychics ahead in the site’s own order'),
    })
    .nullable(),
})

export type OpenedPsychic = z.output<typeof openedPsychic>

export const psychicDeskContract = contract({
  receiveApplication: {
    method: 'POST',
    path: '/api/admin/psychics',
    summary: 'Create an application from what a psychic sent; the profile stays hidden until it is opened',
    access,
    body: profile,
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'emailInvalid', 'emailAlreadyUsed'],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/admin/psychics/:id',
    summary: 'Change a profile; the e-mail address too, until there is an account with it',
    access,
    params,
    body: profile.partial(),
    output: done,
    refusals: ['adminEntityNotFound', 'emailInvalid', 'emailAlreadyUsed', 'stepImpossible'],
  },
  keepDocument: {
    method: 'POST',
    path: '/api/admin/psychics/:id/documents',
    summary: 'Upload a psychic’s document, a picture or PDF; it is stored encrypted',
    access,
    params,
    upload: true,
    body: z.strictObject({ kind: z.enum(documentKinds) }),
    output: z.object({ id: z.int() }),
    refusals: [...step, 'headersInvalid', 'invalidFileType', 'documentActive', 'fileSizeExceeded'],
  },
  takeDocument: {
    method: 'GET',
    path: '/api/admin/psychics/:id/documents/:documentId',
    summary: 'Download a document; logged',
    access,
    params: ofDocument,
    output: done,
    file: 'application/octet-stream',
    refusals: ['adminEntityNotFound', 'invalidFileType', 'documentActive'],
  },
  acceptDocument: {
    method: 'POST',
    path: '/api/admin/psychics/:id/documents/:documentId/accept',
    summary:
      'Accept a document, with its last day of validity; the application advances once all required ones are accepted',
    access,
    params: ofDocument,
    body: z.strictObject({ expiresOn: z.iso.date().nullish() }),
    output: done,
    refusals: [...change, 'documentAnswered', 'documentExpired'],
  },
  refuseDocument: {
    method: 'POST',
    path: '/api/admin/psychics/:id/documents/:documentId/refuse',
    summary: 'Refuse a document, with a reason',
    access,
    params: ofDocument,
    body: reasoned,
    output: done,
    refusals: [...change, 'documentAnswered'],
  },
  recordTrial: {
    method: 'POST',
    path: '/api/admin/psychics/:id/test',
    summary: 'Grade a trial consultation; the step is taken once two people passed it',
    access,
    params,
    body: z.strictObject({ passed: z.boolean(), note: text(2000) }),
    output: done,
    refusals: [...step, 'trialGradedByYou'],
  },
  openProfile: {
    method: 'POST',
    path: '/api/admin/psychics/:id/open',
    summary: 'Open a profile to clients at a price, and e-mail the psychic where to choose a password',
    access,
    params,
    body: z.strictObject({ pricePerMinute }),
    output: done,
    refusals: [...step, 'stepUpNeeded', 'documentsMissing', 'emailAlreadyUsed'],
  },
  refuseApplication: {
    method: 'POST',
    path: '/api/admin/psychics/:id/refuse',
    summary: 'Refuse an applicant, who is told why; their documents are deleted',
    access,
    params,
    body: reasoned,
    output: done,
    refusals: step,
  },
  reopenApplication: {
    method: 'POST',
    path: '/api/admin/psychics/:id/reopen',
    summary: 'Reopen a refused application',
    access,
    params,
    body: reasoned,
    output: done,
    refusals: step,
  },
  pausePsychic: {
    method: 'POST',
    path: '/api/admin/psychics/:id/pause',
    summary: 'Take a psychic off the lists, and end their open consultations at once',
    access,
    params,
    body: reasoned,
    output: done,
    refusals: step,
  },
  resumePsychic: {
    method: 'POST',
    path: '/api/admin/psychics/:id/resume',
    summary: 'Put a paused psychic back on the lists',
    access,
    params,
    body: reasoned,
    output: done,
    refusals: [...step, 'psychicLeaves', 'papersOver'],
  },
  changePrice: {
    method: 'POST',
    path: '/api/admin/psychics/:id/price',
    summary: 'Set the price per minute on this site for new requests; a rise of at most 20 % within 30 days',
    access,
    params,
    body: z.strictObject({ pricePerMinute, reason: staffReason }),
    output: done,
    refusals: [...step, 'stepUpNeeded', 'priceRiseTooHigh'],
  },
  changeAnswerPrice: {
    method: 'POST',
    path: '/api/admin/psychics/:id/answer-price',
    summary:
      'Set the price of an answer by text message on this site for new questions; a rise of at most 20 % within 30 days',
    access,
    params,
    body: z.strictObject({ pricePerAnswer, reason: staffReason }),
    output: done,
    refusals: [...step, 'stepUpNeeded', 'priceRiseTooHigh'],
  },
  changePortrait: {
    method: 'POST',
    path: '/api/admin/psychics/:id/portrait',
    summary: 'Replace the photo of a psychic, cropped to a square in pixels of the upright picture',
    access,
    params,
    upload: true,
    body: crop,
    output: done,
    refusals: [...change, 'headersInvalid', 'invalidFileType', 'fileSizeExceeded', 'cropInvalid', 'portraitTooSmall'],
  },
})
