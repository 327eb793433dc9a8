import { href } from 'react-router'
import type { PaymentPort } from './port.ts'

/** A payment page of our own, with "pay" and "refuse". */
export const sandboxPayment: PaymentPort = {
  name: 'sandbox',
  refund: async ({ name }) => `sandbox-${name}`,
  open: async ({ reference }) => href('/bac-a-sable/paiement/:reference', { reference }),
}
