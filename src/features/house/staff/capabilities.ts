/** The capabilities of staff by role; the only such table. */
const table = {
  editor: [
    'desk',
    'seasons.preview',
    'seasons.override',
    'horoscopes.edit',
    'content.edit',
    'texts.edit',
    'campaigns.write',
  ],
  moderator: ['desk', 'seasons.preview', 'reviews.moderate', 'care.answer', 'conversations.read'],
  support: [
    'desk',
    'clients.read',
    'clients.block',
    'conversations.read',
    'privacy.read',
    'disputes.answer',
    'messages.answer',
    'withdrawals.answer',
    'complaints.answer',
    'purchases.allow',
  ],
  admin: [
    'desk',
    'seasons.preview',
    'seasons.override',
    'horoscopes.edit',
    'content.edit',
    'texts.edit',
    'campaigns.write',
    'reviews.moderate',
    'care.answer',
    'clients.read',
    'clients.block',
    'conversations.read',
    'privacy.read',
    'disputes.answer',
    'messages.answer',
    'withdrawals.answer',
    'complaints.answer',
    'purchases.allow',
    'affiliation.read',
    'partners.manage',
    'psychics.manage',
    'lotteries.open',
    'payouts.make',
    'payouts.hold',
    'figures.read',
    'money.read',
    'services.halt',
    'offers.manage',
    'members.manage',
    'audit.read',
  ],
} as const

export type StaffRole = keyof typeof table
export type Capability = (typeof table)[StaffRole][number]

export const staffRoles = Object.keys(table) as StaffRole[]

export const capabilitiesOf = (role: string): readonly Capability[] =>
  Object.hasOwn(table, role) ? table[role as StaffRole] : []

/** Whether a role has a capability. Clients and psychics have none. */
export const can = (role: string, capability: string): boolean =>
  (capabilitiesOf(role) as readonly string[]).includes(capability)

/** The access of a call. */
export const may = (capability: Capability) => ({ can: capability }) as const
