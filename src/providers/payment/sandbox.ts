import { href } from 'react-router'
import type { PaymentPort } from './port.ts'

/** A payment page of our own, with "pay" and "refuse", which settles the order itself and sends no notice. */
export const sandboxPayment: PaymentPort = {
  name: 'sandbox',
  closes: false,
  open: async ({ reference }) => ({ url: href('/bac-a-sable/paiement/:reference', { reference }), checkout: null }),
  read: async () => ({ state: 'open' }),
  cancel: async () => {},
  refund: async ({ name }) => `sandbox-${name}`,
  parseNotice: () => null,
}
