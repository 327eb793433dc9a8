import type { ChangeableType } from '../../house/consents/rules.ts'

/** The ways by which offers may come, each asked for by a box of its own. */
export const channels = ['email', 'sms', 'phone'] as const
export type Channel = (typeof channels)[number]

export const consentOf = {
  email: 'MARKETING_EMAIL',
  sms: 'MARKETING_SMS',
  phone: 'MARKETING_PHONE',
} as const satisfies Record<Channel, ChangeableType>

/** How long a mailed link confirms. */
export const CONFIRM_DAYS = 7
/** How long what one click ended is taken back by another. */
export const RESTORE_HOURS = 24

/** What keeps a yes from having an effect yet: the mailed link, an address or a telephone that are not proved. */
export type Lack = 'link' | 'address' | 'phone'
