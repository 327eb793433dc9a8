import { href } from 'react-router'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { receiptAddress, roomAddress } from '../rooms/addresses.ts'
import type { StoredReceipt } from '../rooms/receipts.server.ts'
import type { Channel, EndReason } from '../rooms/rules.ts'

export const EXCHANGE_PAGE = href('/contact-voyant')
/** Where people who would like to work here apply. */
export const WORK_PAGE = href('/devenir-voyant')

export const FOLLOW_UP_DAYS = 7
export const FOLLOW_UP_MAX = 1500

/** The end of the days in which a psychic may write. */
export const untilOf = (endedAt: Date): Date => later(endedAt, FOLLOW_UP_DAYS * DAY_MS)

interface Ended {
  channel: Channel
  endReason: EndReason | null
  isAutomaton: boolean
}

/** Whether a consultation was counted, nobody contests it, and a person gave it. */
export function isCounted(of: Ended, receipt: Pick<StoredReceipt, 'seconds' | 'waived' | 'dispute'> | null): boolean {
  if (!receipt || receipt.waived || of.isAutomaton || of.endReason === 'care') return false
  if (receipt.dispute && receipt.dispute.status !== 'refused') return false
  return of.channel === 'sms' || receipt.seconds > 0
}

export const PLACE = 'apres'

/** Where a client reads it: a question by text message has no page of its own but its receipt. */
export const clientPlace = ({ id, channel }: { id: number; channel: Channel }): string =>
  `${channel === 'sms' ? receiptAddress(id) : roomAddress(id)}#${PLACE}`

export const psychicPlace = (id: number): string => `${roomAddress(id)}#${PLACE}`

/** The intents of the section's forms. */
export const FORMS = ['followUpConsent', 'followUp', 'followUpAnswer'] as const
