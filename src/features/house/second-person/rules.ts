import type { Capability } from '../staff/capabilities.ts'

/**
 * The back office lists with proposals that may wait for a second person, and the capability to confirm them: refunds,
 * bank accounts of psychics, and campaigns.
 */
export const awaitingLists = {
  disputes: 'disputes.answer',
  withdrawals: 'withdrawals.answer',
  'care-alerts': 'care.answer',
  psychics: 'payouts.make',
  campaigns: 'campaigns.write',
} as const satisfies Readonly<Record<string, Capability>>

export type AwaitingList = keyof typeof awaitingLists
export const awaitingNames = Object.keys(awaitingLists) as AwaitingList[]
