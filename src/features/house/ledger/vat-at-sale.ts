import type { OrderVat } from './credit-queries.server.ts'
import type { Entry } from './queries.server.ts'

/** The entries of a posting that declares VAT of a client's credit, or takes it back: all of it is still unspent. */
export function declaring({ vat }: OrderVat, { id, siteId }: { id: number; siteId: number }): Entry[] {
  return [
    { account: { kind: 'vat', siteId, ownerId: 0 }, amount: vat },
    { account: { kind: 'client_vat', siteId, ownerId: id }, amount: -vat },
  ]
}

/** What such a posting keeps of the regime that its order was paid in. */
export const regimeOf = ({ due, percent }: OrderVat) => ({
  vatDue: due,
  ...(percent === null ? {} : { vatPercent: percent }),
})
