export const chargebackStates = ['warning', 'inquiry', 'open', 'won', 'lost', 'closed'] as const
export type ChargebackState = (typeof chargebackStates)[number]

/**
 * What a new state does to money: `take`: the amount leaves the provider and unused credit is frozen; `keep`: the bank
 * keeps it; `return`: the bank gave it back; `refund`: unused credit goes back to the card before anything is disputed.
 */
export type Step = 'take' | 'keep' | 'return' | 'refund'

/** Whether a bank has the amount of a chargeback now. */
const isTaken = (state: ChargebackState | null) => state === 'open' || state === 'lost'

/**
 * The next state of a chargeback by what its provider says now, whatever was missed in between. Nothing leads back:
 * what was won stays won, and what was lost is open to one change only, that the bank gives it back after all.
 */
export function advance(
  present: ChargebackState | null,
  read: ChargebackState,
): { state: ChargebackState; steps: readonly Step[] } {
  const before = present ?? read
  if (present === 'won' || present === 'warning') return { state: present, steps: [] }
  switch (read) {
    case 'warning':
      return { state: before, steps: present === null ? ['refund'] : [] }
    case 'inquiry':
      return { state: before, steps: [] }
    case 'open':
      return isTaken(present) ? { state: before, steps: [] } : { state: 'open', steps: ['take'] }
    case 'lost':
      if (present === 'lost') return { state: 'lost', steps: [] }
      return { state: 'lost', steps: present === 'open' ? ['keep'] : ['take', 'keep'] }
    default:
      return isTaken(present) ? { state: 'won', steps: ['return'] } : { state: read, steps: [] }
  }
}

/** Whether evidence can still be handed in. */
export const takesEvidence = (of: { state: string; answered: boolean }): boolean =>
  (of.state === 'open' || of.state === 'inquiry') && !of.answered
