import { randomUUID } from 'node:crypto'
import type { PaymentPort } from './port.ts'

/** A payment page of our own, with "pay" and "refuse". */
export const sandboxPayment: PaymentPort = {
  name: 'sandbox',
  async open() {
    const reference = randomUUID()
    return { reference, url: `/bac-a-sable/paiement/${reference}` }
  },
}
