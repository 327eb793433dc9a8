import type { ChangeableType } from '../../house/consents/rules.ts'

/** Channels for offers, each with its own consent. */
export const channels = ['email', 'sms', 'phone'] as const
export type Channel = (typeof channels)[number]

export const consentOf = {
  email: 'MARKETING_EMAIL',
  sms: 'MARKETING_SMS',
  phone: 'MARKETING_PHONE',
} as const satisfies Record<Channel, ChangeableType>

/** Days for which a mailed confirmation link is valid. */
export const CONFIRM_DAYS = 7
/** Hours within which unsubscribing with one click can be undone. */
export const RESTORE_HOURS = 24

/** What a consent still lacks to take effect: following the mailed link, or proving the address or telephone. */
export type Lack = 'link' | 'address' | 'phone'
