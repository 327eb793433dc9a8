import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { platforms } from '../../consult/psychics/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { FIELDS, STATES } from './rules.ts'

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
})
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
        values: z.object(Object.fromEntries(FIELDS.map((field) => [field, z.string()]))),
        highestPrice: z.int().describe('Cents'),
        proposals: z.array(
          z.object({
            id: z.int(),
            field: z.enum(FIELDS),
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
      'priceRiseTooHigh',
      'nothingProposed',
    ],
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
