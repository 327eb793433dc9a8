import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
import { staffReason } from '../staff/reason.server.ts'
import { services } from './rules.ts'

const change = {
  method: 'POST',
  access: may('services.halt'),
  params: z.object({ service: z.enum(services) }),
  body: z.strictObject({ reason: staffReason }),
  output: z.object({}),
  refusals: ['stepUpNeeded', 'haltUnchanged'],
} as const

export const haltsContract = contract({
  beginHalt: {
    ...change,
    path: '/api/admin/halts/:service/begin',
    summary:
      'Halt the site’s top-ups or new consultations, or withdraw a pack from sale, on every node within two seconds',
  },
  endHalt: {
    ...change,
    path: '/api/admin/halts/:service/end',
    summary: 'Resume a halted service',
  },
})
