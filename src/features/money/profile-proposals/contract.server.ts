import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { MAX_NOTE } from '../../consult/media/rules.ts'
import { wave } from '../../consult/media/shapes.server.ts'
import { platforms } from '../../consult/psychics/rules.ts'
import { crop } from '../../house/images/crop.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { FIELDS, FILES, PROPOSED, STATES } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const access = may('reviews.moderate')
const text = (most: number) => z.string().max(most)
const values = z.strictObject({
  headline: text(400),
  presentation: text(8000),
  method: text(4000),
  specialities: text(800).describe('Separated by commas'),
  channels: z.array(z.enum(platforms)).max(platforms.length),
  price: text(12).describe('Euros a minute, such as 2,90'),
  greeting: text(4000).describe(
    'The first words in a chat, with variables; empty for none, which takes effect at once',
  ),
})
const voice = z.object({ hash: z.string(), seconds: z.number(), wave })
const waits = z.object({ id: z.int() })
const file = ['profilePaused', 'parametersMissing', 'headersInvalid', 'fileSizeExceeded', 'invalidFileType'] as const
const decided = ['adminEntityNotFound', 'proposalDecided'] as const

export const proposalsContract = contract({
  readOwnProfile: {
    method: 'GET',
    path: '/api/workspace/profile',
    summary: 'The psychic’s profile as it is typed, the highest price of today, and their proposals',
    access: 'psychic',
    output: z.object({
      profile: z.object({
        slug: z.string(),
        name: z.string(),
        values: z.object(Object.fromEntries(FIELDS.map((field) => [field, z.string()]))),
        highestPrice: z.int().describe('Cents'),
        psychicId: z.int(),
        isAutomaton: z.boolean(),
        portrait: z.string().nullable().describe('The present photo’s address'),
        voice: voice.nullable().describe('The present presentation in the psychic’s voice'),
        waiting: z
          .object({
            portrait: waits
              .extend({
                address: z.string(),
                photo: z.string().nullable().describe('The photo that it is made of; null for one from before'),
              })
              .nullable(),
            voice: voice.extend(waits.shape).nullable(),
          })
          .describe('What waits for a moderator'),
        proposals: z.array(
          z.object({
            id: z.int(),
            field: z.enum(PROPOSED),
            before: z.string(),
            after: z.string(),
            state: z.enum(STATES),
            reason: z.string().nullable(),
            proposedAt: z.iso.datetime(),
            decidedAt: z.iso.datetime().nullable(),
          }),
        ),
      }),
    }),
    refusals: ['profilePaused'],
  },
  proposeChanges: {
    method: 'POST',
    path: '/api/workspace/profile',
    summary: 'Propose the fields that differ from the profile; a moderator decides on each',
    access: 'psychic',
    body: values,
    output: z.object({ waiting: z.array(z.enum(FIELDS)) }),
    refusals: [
      'profilePaused',
      'parametersMissing',
      'parametersInvalid',
      'textLength',
      'answerTextLength',
      'variableUnknown',
      'priceRiseTooHigh',
      'nothingProposed',
    ],
  },
  readPhoto: {
    method: 'GET',
    path: '/api/psychics/:id/photos/:hash',
    summary: 'The photo that a portrait was engraved from, for its psychic and for moderators',
    access: 'public',
    params: params.extend({ hash: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.object({}),
    file: 'image/webp',
    refusals: ['notFound'],
  },
  proposePortrait: {
    method: 'POST',
    path: '/api/workspace/profile/portrait',
    summary: 'Propose a photo, cropped to a square, for the house’s portrait of it; a moderator decides',
    access: 'psychic',
    upload: true,
    body: crop,
    output: waits,
    refusals: [...file, 'cropInvalid', 'portraitTooSmall', 'profileOfProgram', 'nothingProposed'],
  },
  proposeVoice: {
    method: 'POST',
    path: '/api/workspace/profile/voice',
    summary: 'Propose a presentation of at most 20 seconds in one’s own voice, kept without tags; a moderator decides',
    access: 'psychic',
    upload: true,
    largest: MAX_NOTE,
    body: z.strictObject({ wave: wave.default('') }),
    output: waits,
    refusals: [...file, 'voiceTooLong', 'profileOfProgram', 'nothingProposed'],
  },
  takeBackProposal: {
    method: 'POST',
    path: '/api/workspace/profile/proposals/:id/take-back',
    summary: 'Take back one’s own proposal before it is decided; its file is deleted',
    access: 'psychic',
    params,
    output: z.object({}),
    refusals: ['notFound', 'proposalDecided'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/api/workspace/profile/:file',
    summary: 'Take one’s photo or voice off the profile at once',
    access: 'psychic',
    params: z.object({ file: z.enum(FILES) }),
    output: z.object({}),
    refusals: ['notFound'],
  },
  acceptProposal: {
    method: 'POST',
    path: '/api/admin/profile-proposals/:id/accept',
    summary: 'Make a change that a psychic proposed; they are told',
    access,
    params,
    output: z.object({}),
    refusals: [...decided, 'proposalStale', 'priceRiseTooHigh'],
  },
  refuseProposal: {
    method: 'POST',
    path: '/api/admin/profile-proposals/:id/refuse',
    summary: 'Refuse a change that a psychic proposed, who is told why',
    access,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', ...decided],
  },
})
