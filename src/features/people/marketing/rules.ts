import type { ChangeableType } from '../../house/consents/rules.ts'

/** Channels for offers, each with its own consent. */
export const channels = ['email', 'sms', 'phone'] as const
export type Channel = (typeof channels)[number]

export const consentOf = {
  email: 'MARKETING_EMAIL',
  sms: 'MARKETING_SMS',
  phone: 'MARKETING_PHONE',
} as const satisfies Record<Channel, ChangeableType>

/** The consent to the mail of one's own day. It is no offer, so it has no channel and is given apart. */
export const DAY_MAIL = 'OWN_TODAY' satisfies ChangeableType

/** Days for which a mailed confirmation link is valid. */
export const CONFIRM_DAYS = 7
/** Hours within which unsubscribing with one click can be undone. */
export const RESTORE_HOURS = 24

/**
 * What keeps offers from somebody: no consent, what a consent lacks, a pause or self-exclusion, a server that refuses the
 * address, a complaint or an erasure, and an account of a minor, suspended, or on the way out.
 */
export type Keeps = 'consent' | Lack | 'pause' | 'refused' | 'suppressed' | 'minor' | 'suspended' | 'leaving'

/** What a consent still lacks to take effect: following the mailed link, or proving the address or telephone. */
export type Lack = 'link' | 'address' | 'phone'
