/** How far a transfer has come. */
export const transferStates = ['prepared', 'sent', 'executed', 'returned'] as const
export type TransferState = (typeof transferStates)[number]

interface Moments {
  madeAt: Date
  sentAt: Date | null
  executedAt: Date | null
  returnedAt: Date | null
}

/** The state of a transfer, and since when. */
export function stateOf({ madeAt, sentAt, executedAt, returnedAt }: Moments): { state: TransferState; at: Date } {
  if (returnedAt) return { state: 'returned', at: returnedAt }
  if (executedAt) return { state: 'executed', at: executedAt }
  return sentAt ? { state: 'sent', at: sentAt } : { state: 'prepared', at: madeAt }
}

export interface Step {
  /** In Paris, YYYY-MM-DD. */
  day: string
  /** Cents that are pending until then. */
  amount: number
}

/** What stops being pending on each day, from what is left pending at its end. */
export function stepsOf(pending: number, days: readonly { day: string; left: number }[]): Step[] {
  const before = [pending, ...days.map(({ left }) => left)]
  return days
    .map(({ day, left }, place) => ({ day, amount: (before[place] ?? 0) - left }))
    .filter(({ amount }) => amount !== 0)
}

/** Transfers that a psychic sees. */
export const TRANSFERS_SHOWN = 24
