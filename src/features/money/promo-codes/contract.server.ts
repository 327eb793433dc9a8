import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { CENTS_MOST, codeOf, codeShape, SECONDS_MOST } from './rules.ts'

const day = z.iso.date().refine((value) => value >= '2020' && value < '2200')

export const promoCodesContract = contract({
  redeemPromoCode: {
    method: 'POST',
    path: '/api/wallet/promo-code',
    summary: 'Use a code: it gives promotional credit or free time, now or with the first purchase',
    access: 'client',
    keyed: true,
    movesMoney: true,
    // No transaction around it: a refused guess is counted.
    reachesOut: true,
    body: z.strictObject({ code: z.string().min(1).max(60) }),
    output: z.object({
      promoCode: z.object({
        cents: z.int().describe('promotional credit'),
        seconds: z.int().describe('free time'),
        waitsUntil: z.iso.datetime().nullable().describe('until when it waits for a first purchase; null if given'),
      }),
    }),
    refusals: [
      'emailUnproven',
      'onPause',
      'tooManyRequests',
      'promoCodeUnknown',
      'promoCodeUsed',
      'promoCodeExhausted',
      'promoCodeNotFirst',
      'adCreditsReached',
    ],
  },
  makePromoCode: {
    method: 'POST',
    path: '/api/admin/promo-codes',
    summary: 'Make a code of the site, for whole days in Paris time',
    access: may('offers.manage'),
    body: z.strictObject({
      code: z.string().max(60).transform(codeOf).pipe(z.string().regex(codeShape)),
      cents: z.int().min(0).max(CENTS_MOST).nullish().describe('promotional credit'),
      seconds: z.int().min(0).max(SECONDS_MOST).nullish().describe('free time'),
      usesMost: z.int().min(1).max(100_000).describe('how many people may use it'),
      firstPurchase: z.boolean().default(false).describe('given with the first purchase only'),
      firstDay: day.describe('from now on, if it is today'),
      lastDay: day.describe('included'),
      reason: staffReason,
    }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'stepUpNeeded', 'promoCodeGives', 'promoCodeDays', 'promoCodeTaken'],
  },
  endPromoCode: {
    method: 'POST',
    path: '/api/admin/promo-codes/:id/end',
    summary: 'End a code at once; those who wait for a purchase with it keep it',
    access: may('offers.manage'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'promoCodeOver'],
  },
})
