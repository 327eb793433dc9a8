import type { Entry } from './queries.server.ts'

interface Receiver {
  siteId: number
  clientId: number
}

/** Entries by which the house gives a client free time, in seconds. */
export const freeTimeEntries = ({ siteId, clientId }: Receiver, seconds: number): Entry[] => [
  { account: { kind: 'free_time_offer', siteId, ownerId: 0 }, amount: -seconds },
  { account: { kind: 'client_free_time', siteId, ownerId: clientId }, amount: seconds },
]

/** Entries by which the house gives a client promotional credit, in cents. */
export const promotionalEntries = ({ siteId, clientId }: Receiver, cents: number): Entry[] => [
  { account: { kind: 'client_promotional', siteId, ownerId: clientId }, amount: cents },
  { account: { kind: 'refunds', siteId, ownerId: 0 }, amount: -cents },
]
