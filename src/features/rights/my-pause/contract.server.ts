import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { LENGTHS, WISH } from '../../people/pauses/rules.ts'

const standing = z.object({
  pause: z
    .object({
      kind: z.enum(['break', 'exclusion']),
      endsAt: z.iso.datetime().nullable().describe('null for an exclusion without a requested end'),
      wishFrom: z.iso.datetime().nullable().describe('when the end of an exclusion may first be requested'),
    })
    .nullable(),
})

export const pausesContract = contract({
  readPause: {
    method: 'GET',
    path: '/api/pause',
    summary: 'Get the client’s current break or self-exclusion; null if there is none',
    access: 'client',
    output: standing,
    refusals: [],
  },
  takePause: {
    method: 'POST',
    path: '/api/pause',
    summary: 'Begin a break or self-exclusion: no paid service can start while it runs, and it can’t be shortened',
    access: 'client',
    body: z.strictObject({ length: z.enum([...LENGTHS, 'exclusion']) }),
    output: standing,
    refusals: ['pauseShorter'],
  },
  endExclusion: {
    method: 'POST',
    path: '/api/pause/end',
    summary: 'Request the end of an exclusion, at least six months after it began; takes effect 24 hours later',
    access: 'client',
    body: z.strictObject({ wish: z.string().max(200).describe(WISH) }),
    output: standing,
    refusals: ['notFound', 'exclusionTooRecent', 'wishDiffers'],
  },
  keepExclusion: {
    method: 'DELETE',
    path: '/api/pause/end',
    summary: 'Cancel the requested end of an exclusion',
    access: 'client',
    output: standing,
    refusals: ['notFound'],
  },
})
