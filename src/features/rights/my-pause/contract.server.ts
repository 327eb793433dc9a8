import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { LENGTHS, WISH } from '../../people/pauses/rules.ts'

const standing = z.object({
  pause: z
    .object({
      kind: z.enum(['break', 'exclusion']),
      endsAt: z.iso.datetime().nullable().describe('null for an exclusion whose end nobody asked for'),
      wishFrom: z.iso.datetime().nullable().describe('from when the end of an exclusion may be asked for'),
    })
    .nullable(),
})

export const pausesContract = contract({
  readPause: {
    method: 'GET',
    path: '/api/pause',
    summary: 'The break or self-exclusion that the client took; null where none runs.',
    access: 'client',
    output: standing,
    refusals: [],
  },
  takePause: {
    method: 'POST',
    path: '/api/pause',
    summary: 'Takes a break or excludes oneself: nothing paid begins while it runs, and nobody can shorten it.',
    access: 'client',
    body: z.strictObject({ length: z.enum([...LENGTHS, 'exclusion']) }),
    output: standing,
    refusals: ['pauseShorter'],
  },
  endExclusion: {
    method: 'POST',
    path: '/api/pause/end',
    summary: 'Asks for the end of an exclusion, six months after it began; it comes 24 hours later.',
    access: 'client',
    body: z.strictObject({ wish: z.string().max(200).describe(WISH) }),
    output: standing,
    refusals: ['notFound', 'exclusionTooRecent', 'wishDiffers'],
  },
  keepExclusion: {
    method: 'DELETE',
    path: '/api/pause/end',
    summary: 'Calls that end off.',
    access: 'client',
    output: standing,
    refusals: ['notFound'],
  },
})
