import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { services } from '../../house/halts/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { alertKinds, spans } from './rules.ts'

const day = z.object({
  day: z.iso.date(),
  consultations: z.int().describe('Consultations that began, by the day of their request'),
  misses: z.int().describe('Requests that nobody answered'),
  wait: z.number().nullable().describe('Median of the seconds until a request was accepted'),
  seconds: z.int().describe('Metered seconds, by the day of the end'),
  revenue: z.int().describe('Cents billed, VAT included'),
  drops: z.int().describe('Lost connections'),
})

export const dashboard = z.object({
  id: z.int().describe('Number of days, today included'),
  brands: z.array(
    z.object({
      siteId: z.int().nullable(),
      label: z.string().nullable().describe('null for all sites'),
      days: z.array(day),
    }),
  ),
  live: z.object({ running: z.int(), waiting: z.int(), present: z.int() }).describe('Current figures of this site'),
  alerts: z.array(
    z.object({
      kind: z.enum(alertKinds),
      count: z.int().positive(),
      names: z.array(z.string()).describe('Names of jobs, or of psychics'),
    }),
  ),
  halts: z.array(z.object({ id: z.enum(services), since: z.iso.datetime().nullable(), reason: z.string().nullable() })),
})

export const dashboardContract = contract({
  readDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard/:days',
    summary: 'Read figures by day and brand over 7, 30 or 90 days, current activity, halted services and alerts',
    access: may('figures.read'),
    params: z.object({ days: z.coerce.number().pipe(z.literal(spans)) }),
    output: z.object({ row: dashboard }),
    refusals: [],
  },
})
