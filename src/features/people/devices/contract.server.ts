import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const session = z.object({
  reference: z.string().describe('it authenticates nothing'),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().describe('to the hour'),
  isCurrent: z.boolean(),
})

export const devicesContract = contract({
  listSessions: {
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'One’s own living sessions on this site, the present one first.',
    access: 'signedIn',
    output: z.object({ sessions: z.array(session) }),
    refusals: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'Ends all of one’s sessions on this site but the present one.',
    access: 'signedIn',
    output: z.object({ ended: z.int() }),
    refusals: ['confirmationNeeded'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/users/sessions/:reference',
    summary: 'Ends one of one’s own living sessions on this site; its sockets end with it.',
    access: 'signedIn',
    params: z.object({ reference: z.string().max(40) }),
    output: z.object({}),
    refusals: ['confirmationNeeded', 'notFound'],
  },
})
