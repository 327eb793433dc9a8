import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const query = z.object({ token: z.string().min(1).max(100).describe('the secret part of a link in one of our mails') })
const output = z.object({ subscription: z.object({ subscribed: z.boolean() }) })

export const marketingContract = contract({
  readSubscription: {
    method: 'GET',
    path: '/api/unsubscribe',
    summary: 'Whether the mails that the link came with still come. A browser is led to the page instead.',
    access: 'public',
    query,
    output,
    refusals: ['linkInvalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Ends the mails that the link came with, signed in or not (RFC 8058); repeating it changes nothing.',
    access: 'public',
    query,
    output,
    refusals: ['linkInvalid'],
  },
})
