import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { originFields } from '../../house/tracking/contract.server.ts'
import { monthIn } from '../../house/tracking/report.ts'

const query = z.object({
  month: z
    .string()
    .refine((text) => monthIn(text) !== null)
    .optional()
    .describe('such as 2026-11; by default the present one, without today'),
})
const count = z.int().nullable()
const told = {
  visits: count,
  accounts: count,
  orders: count,
  commission: count.describe('integer cents; null where it is of fewer than five orders'),
}
const { partnerId: _own, ...linkFields } = originFields

export const partnersContract = contract({
  readPartnerReport: {
    method: 'GET',
    path: '/api/partners/report',
    summary:
      'For partners, signed: what their links brought, by day in Paris; null means fewer than five, told together in `rest`',
    access: 'partner',
    query,
    output: z.object({
      partner: z.object({ code: z.string(), name: z.string() }),
      month: z.string(),
      days: z.array(z.object({ day: z.iso.date(), ...told })),
      rest: z.object(told),
      total: z.object({ visits: z.int(), accounts: z.int(), orders: z.int(), commission: z.int() }),
    }),
    refusals: ['parametersInvalid'],
  },
  readPartnerReportFile: {
    method: 'GET',
    path: '/api/partners/report.csv',
    summary: 'For partners, signed: the same report for a spreadsheet',
    access: 'partner',
    query,
    output: z.object({}),
    file: 'text/csv; charset=utf-8',
    refusals: ['parametersInvalid'],
  },
  makePartnerLink: {
    method: 'POST',
    path: '/api/partners/links',
    summary: 'For partners, signed: the address of a page that is counted for them',
    access: 'partner',
    body: z.strictObject({ path: z.string().max(200).describe('such as /voyance'), ...linkFields }),
    output: z.object({ address: z.url() }),
    refusals: ['parametersInvalid'],
  },
})
