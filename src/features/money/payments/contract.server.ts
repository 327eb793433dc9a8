import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const paymentsContract = contract({
  hearNotice: {
    method: 'POST',
    path: '/api/payments/notices/:provider',
    summary: 'Receive a payment provider’s signed notice; what it is about is then read from the provider',
    access: 'public',
    fromElsewhere: true,
    raw: true,
    params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
    output: z.object({}),
    refusals: ['storeUndetermined', 'securityParametersInvalid'],
  },
  confirmTopUp: {
    method: 'POST',
    path: '/api/wallet/top-ups/:reference/confirmation',
    summary: 'Ask the provider for the outcome of a payment that the client opened, and credit it if it is paid',
    access: 'client',
    params: z.object({ reference: z.string().regex(/^[\w-]{1,80}$/) }),
    output: z.object({ topUp: z.object({ status: z.enum(['pending', 'paid', 'refused']) }) }),
    refusals: ['orderUnknown', 'paymentUnavailable', 'purchaseUnconfirmed', 'purchaseFraudulent', 'purchaseCancelled'],
  },
})
