import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { services } from '../../house/halts/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { alertKinds, spans } from './rules.ts'

const day = z.object({
  day: z.iso.date(),
  consultations: z.int().describe('that began, by the day they were asked for'),
  misses: z.int().describe('requests that nobody took'),
  wait: z.number().nullable().describe('seconds until a request was accepted, the middle one'),
  seconds: z.int().describe('counted, by the day of the end'),
  revenue: z.int().describe('cents billed, VAT included'),
  drops: z.int().describe('lines that were lost'),
})

export const dashboard = z.object({
  id: z.int().describe('how many days, today included'),
  brands: z.array(
    z.object({ siteId: z.int().nullable(), label: z.string().nullable().describe('null for all'), days: z.array(day) }),
  ),
  live: z.object({ running: z.int(), waiting: z.int(), present: z.int() }).describe('at this moment, on this site'),
  alerts: z.array(
    z.object({
      kind: z.enum(alertKinds),
      count: z.int().positive(),
      names: z.array(z.string()).describe('of work, or of psychics'),
    }),
  ),
  halts: z.array(z.object({ id: z.enum(services), since: z.iso.datetime().nullable(), reason: z.string().nullable() })),
})

export const dashboardContract = contract({
  readDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard/:days',
    summary: 'Figures by day and brand over 7, 30 or 90 days, what happens now, what is held back, and alerts.',
    access: may('figures.read'),
    params: z.object({ days: z.coerce.number().pipe(z.literal(spans)) }),
    output: z.object({ row: dashboard }),
    refusals: [],
  },
})
