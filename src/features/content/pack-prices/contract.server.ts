import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { packIds } from '../../house/ledger/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const day = z.iso.date().refine((value) => value >= '2020' && value < '2200')

export const packPricesContract = contract({
  reducePack: {
    method: 'POST',
    path: '/api/admin/pack-reductions',
    summary: 'Sell a pack of the site for less than its credit, for whole days in Paris time',
    access: may('offers.manage'),
    body: z.strictObject({
      packId: z.enum(packIds),
      price: z.int().min(1).max(10_000).describe('cents'),
      firstDay: day.describe('from now on, if it is today'),
      lastDay: day.describe('included'),
      reason: staffReason,
    }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'stepUpNeeded', 'packReductionPrice', 'packReductionDays', 'packReductionOverlaps'],
  },
  endPackReduction: {
    method: 'POST',
    path: '/api/admin/pack-reductions/:id/end',
    summary: 'End a reduction at once; one that had not begun is deleted',
    access: may('offers.manage'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'packReductionOver'],
  },
})
