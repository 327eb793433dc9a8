import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const checkedShape = z.object({
  brand: z.string(),
  number: z.int(),
  at: z.iso.datetime().describe('When the consultation was asked for'),
  seconds: z.int().describe('Metered'),
  total: z.int().describe('Cents, VAT included'),
  refunded: z.int().describe('Cents, since'),
  settled: z.boolean().describe('False while the total is not yet to be paid'),
})

export const receiptsContract = contract({
  checkReceipt: {
    method: 'GET',
    path: '/api/receipts/:code',
    summary: 'Check a receipt by the code printed on it: its facts, without names, if this house wrote it',
    access: 'public',
    params: z.object({ code: z.string().max(60) }),
    output: z.object({ receipt: checkedShape }),
    refusals: ['receiptUnknown', 'tooManyRequests'],
  },
})
