/** A movement of a client's bought credit, in the order of the ledger. */
export interface Movement {
  kind: string
  reference: string
  /** Cents; negative where credit left. */
  amount: number
  /** The order that a refund or a chargeback names. */
  orderId: number | null
}

/** The credit of payments, the oldest first; 0 stands for credit that no payment brought. */
type Layers = Map<number, number>

const idIn = (reference: string, thing: 'order' | 'consultation'): number | null => {
  const found = new RegExp(`^${thing}:(\\d+)`).exec(reference)
  return found ? Number(found[1]) : null
}

/** Takes cents from the layers, in their order, and returns how much from each. */
function spend(layers: Layers, cents: number, from: Iterable<number> = [...layers.keys()]): Layers {
  const taken: Layers = new Map()
  let rest = cents
  for (const id of from) {
    const part = Math.min(rest, layers.get(id) ?? 0)
    if (part <= 0) continue
    layers.set(id, (layers.get(id) ?? 0) - part)
    taken.set(id, part)
    rest -= part
  }
  return taken
}

const add = (layers: Layers, id: number, cents: number) => layers.set(id, (layers.get(id) ?? 0) + cents)

/**
 * What a payment paid of each consultation, in cents: the oldest credit is spent first, and what was refunded of a
 * consultation goes back to the payments that it came from.
 */
export function paidFrom(movements: readonly Movement[], orderId: number): { consultationId: number; cents: number }[] {
  const layers: Layers = new Map()
  const bills = new Map<number, Layers>()
  for (const { kind, reference, amount, orderId: named } of movements) {
    const consultation = idIn(reference, 'consultation')
    const bought = kind === 'top-up' ? idIn(reference, 'order') : null
    if (consultation !== null && amount < 0) bills.set(consultation, spend(layers, -amount))
    else if (consultation !== null) {
      const bill = bills.get(consultation) ?? new Map()
      for (const [id, cents] of spend(bill, amount, [...bill.keys()].reverse())) add(layers, id, cents)
    } else if (amount > 0) add(layers, bought ?? named ?? 0, amount)
    else spend(layers, -amount, named === null ? undefined : [named, ...layers.keys()])
  }
  return [...bills]
    .map(([consultationId, parts]) => ({ consultationId, cents: parts.get(orderId) ?? 0 }))
    .filter(({ cents }) => cents > 0)
}
