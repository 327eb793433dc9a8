import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const voicesContract = contract({
  readVoice: {
    method: 'GET',
    path: '/api/psychics/:id/voices/:hash',
    summary: 'The presentation in the psychic’s own voice; one that waits is heard by its psychic and moderators only',
    access: 'public',
    params: z.object({
      id: z.coerce.number().int().min(1).max(2_147_483_647),
      hash: z.string().regex(/^[0-9a-f]{32}$/),
    }),
    output: z.object({}),
    file: 'audio/mp4',
    refusals: ['notFound'],
  },
})
