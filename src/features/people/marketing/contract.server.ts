import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const query = z.object({ token: z.string().min(1).max(100).describe('The secret part of a link in one of our mails') })
const output = z.object({ subscription: z.object({ subscribed: z.boolean() }) })

export const marketingContract = contract({
  readSubscription: {
    method: 'GET',
    path: '/api/unsubscribe',
    summary:
      'Read whether the mails that contained the link are still sent. Browsers are redirected to the page instead.',
    access: 'public',
    query,
    output,
    refusals: ['linkInvalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'End the mails that contained the link, signed in or not (RFC 8058); repeating it changes nothing',
    access: 'public',
    fromElsewhere: true,
    query,
    output,
    refusals: ['linkInvalid'],
  },
})
