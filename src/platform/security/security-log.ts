import type { Logger } from 'pino'
import { type Work, whenCommitted } from '../database/transaction.ts'
import { neighbourhoodOf } from '../http/address.ts'

/** The log's events on attacks and changes of access, by the name under `event` in their line. */
export const securityEvents = {
  registered: 'An account was made.',
  'signed-in': 'Somebody came in; `by` says how. One of the staff still owes their second factor then.',
  'sign-in-failed': 'A way in was wrong; `account` where one is known, which the answer never says.',
  'signed-out': 'Somebody left by themselves.',
  'sessions-ended': 'Somebody ended sessions of theirs.',
  'factor-given': 'One of the staff gave their second factor.',
  'factor-failed': 'A second factor was wrong, used, or missing.',
  'code-failed': 'A mailed or texted code was wrong, used or too old; `purpose` says what it was for.',
  'confirmation-failed': 'A password or a passkey that is asked for again within a session was wrong; `by` says which.',
  'password-changed': 'A password was changed, or chosen by a mailed code.',
  'address-changed': 'A proved address took the place of another.',
  'passkey-added': 'A passkey opens the account from now on.',
  'passkey-removed': 'A passkey opens it no more.',
  'provider-linked': 'An account of Google or Facebook opens the account from now on.',
  'provider-unlinked': 'It opens it no more.',
  'phone-changed': 'A telephone was proved or taken off.',
  refused: 'A call or a page was answered 401 or 403; `refusal` is the error’s name, where it was a call.',
  'origin-refused': 'Something that writes came from another origin, or from none.',
  'socket-refused': 'A socket was not opened: a foreign origin, or nobody signed in.',
  'staff-refused':
    'One of the staff tried what their role, or the age of their second factor, does not allow; `act` is which.',
  limited: 'A limit was reached; `limit` says which.',
  'purchase-refused':
    'A purchase was refused because of others before it; `reason` is the limit, which the answer never says.',
  'challenge-failed': 'A proof of work was not ours, not of this purpose, too old, wrong, or used before.',
  overloaded: 'Requests were turned away for lack of room; `count` is how many since the line before.',
} as const satisfies Record<string, string>
export type SecurityEvent = keyof typeof securityEvents

/** Facts of an event: our own names and numbers, never text that a person typed. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

/** The origin of an event. */
export interface Source {
  siteId: number | null
  address: string
  requestId: string
  /** The id of an account. */
  account: number | null
}

/** The only function that writes such a line. */
export function writeEvent(log: Logger, event: SecurityEvent, from: Source | null, facts: Facts = {}): void {
  const { requestId, siteId = null, account = null, address = '' } = from ?? {}
  log.info({ event, requestId, site: siteId, account, network: neighbourhoodOf(address), ...facts }, 'security')
}

/** The part of a visit that a line needs. */
export interface Seen extends Work {
  readonly app: { log: Logger }
  readonly site: { id: number }
  readonly user: { id: number } | null
  readonly session: { waitingFor: number | null }
  readonly address: string
  readonly requestId: string
}

export const sourceOf = ({ site, user, session, address, requestId }: Seen): Source => ({
  siteId: site.id,
  address,
  requestId,
  account: user?.id ?? session.waitingFor,
})

/** Logs an attempt at once, even if its transaction is rolled back. */
export const tellTried = (
  visit: Seen,
  event: SecurityEvent,
  { account, ...facts }: Facts & { account?: number | null } = {},
) => writeEvent(visit.app.log, event, { ...sourceOf(visit), ...(account === undefined ? {} : { account }) }, facts)

/** Logs a completed act, after the commit. */
export const tellDone = (visit: Seen, event: SecurityEvent, facts: Facts & { account?: number | null } = {}) =>
  whenCommitted(visit, () => tellTried(visit, event, facts))
