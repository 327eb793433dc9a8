import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const session = z.object({
  reference: z.string().describe('Public reference of the session; it can’t be used to authenticate'),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().describe('To the hour'),
  isCurrent: z.boolean(),
})

export const devicesContract = contract({
  listSessions: {
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'List the person’s active sessions on this site, the current one first',
    access: 'signedIn',
    output: z.object({ sessions: z.array(session) }),
    refusals: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'End all of the person’s sessions on this site except the current one',
    access: 'signedIn',
    output: z.object({ ended: z.int() }),
    refusals: ['confirmationNeeded'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/users/sessions/:reference',
    summary: 'End one of the person’s active sessions on this site, with its sockets',
    access: 'signedIn',
    params: z.object({ reference: z.string().max(40) }),
    output: z.object({}),
    refusals: ['confirmationNeeded', 'notFound'],
  },
})
