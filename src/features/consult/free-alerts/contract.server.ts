import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const params = z.object({ id: z.coerce.number().int().positive() })

export const alertsContract = contract({
  askFreeAlert: {
    method: 'POST',
    path: '/api/psychics/:id/free-alert',
    summary: 'Ask for one mail when a psychic is free on the chat; the alert expires after 7 days',
    access: 'client',
    params,
    output: z.object({ freeAlert: z.object({ expiresAt: z.iso.datetime() }) }),
    refusals: ['notFound', 'emailUnproven', 'onPause', 'alreadyFree', 'psychicUnavailable'],
  },
  withdrawFreeAlert: {
    method: 'DELETE',
    path: '/api/psychics/:id/free-alert',
    summary: 'Withdraw the alert for a free psychic; no error if there is none',
    access: 'client',
    params,
    output: z.object({ freeAlert: z.null() }),
    refusals: [],
  },
})
