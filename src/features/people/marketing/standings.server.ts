import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import type { ConsentType } from '../../house/consents/rules.ts'
import { areRefused } from '../../house/mail/bounces.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { birthDateOf } from '../../house/users/sealed-birth.server.ts'
import { arePaused } from '../pauses/standing.server.ts'
import { areSuppressed } from '../suppressions/suppress.server.ts'
import { type ClientReach, clientReaches, type LetterReach, letterReaches } from './reach-queries.server.ts'
import { type Channel, consentOf, DAY_MAIL, type Keeps } from './rules.ts'
import { emailHashOf, type Subject } from './tokens.server.ts'

/** Whether offers may go to somebody now: an account, or a subscription to the newsletter. */
export interface Standing {
  subject: Subject
  /** The account; of a subscription, the one with the same address. */
  account: number | null
  firstName: string | null
  /** The address or number; null if there is none that was proved. */
  to: string | null
  /** What keeps offers from going there; null if nothing does. */
  keeps: Keeps | null
}

/** How these clients stand. Whoever is no client of this site is absent. */
export const clientStandings = (visit: Visit, ids: readonly number[], channel: Channel): Promise<Standing[]> =>
  standingsOf(visit, ids, { type: consentOf[channel], channel, needsLink: channel === 'email' })

/** The same for the mail of their own day, which a client with a proved address asks for in the account: no link is mailed. */
export const dayMailStandings = (visit: Visit, ids: readonly number[]): Promise<Standing[]> =>
  standingsOf(visit, ids, { type: DAY_MAIL, channel: 'email', needsLink: false })

interface Wish {
  type: ConsentType
  channel: Channel
  /** Whether it counts only once the mailed link was followed. */
  needsLink: boolean
}

async function standingsOf(
  visit: Visit,
  ids: readonly number[],
  { type, channel, needsLink }: Wish,
): Promise<Standing[]> {
  const rows = await clientReaches(visit.db, visit.site.id, ids, type)
  const proved = rows.map((row) => (row.email_proved_at === null ? null : row.email))
  const addresses = channel === 'email' ? proved : []
  const [paused, unwanted] = await Promise.all([
    arePaused(
      visit,
      rows.map((row, at) => ({ userId: row.id, email: proved[at] ?? null, phone: row.number })),
    ),
    unwantedAmong(visit, addresses),
  ])
  return rows.map((row, at): Standing => {
    const subject = { kind: 'user', id: row.id } as const
    const keeps =
      keepsAccount(visit, row) ??
      (row.agreed ? null : 'consent') ??
      (paused[at] ? 'pause' : null) ??
      (channel === 'email' ? keepsMail(visit, row, needsLink) : row.number === null ? 'phone' : null) ??
      unwanted[at] ??
      null
    const to = channel === 'email' ? (proved[at] ?? null) : row.number
    return { subject, account: row.id, firstName: row.first_name, to, keeps }
  })
}

/** How these subscriptions to the newsletter stand. What keeps offers from an account keeps them from its address. */
export async function letterStandings(visit: Visit, ids: readonly number[]): Promise<Standing[]> {
  const rows = await letterReaches(visit.db, visit.site.id, ids)
  const [paused, unwanted] = await Promise.all([
    arePaused(
      visit,
      rows.map((row) => ({ userId: row.account, email: row.email, phone: null })),
    ),
    unwantedAmong(
      visit,
      rows.map(({ email }) => email),
    ),
  ])
  return rows.map((row, at): Standing => {
    const subject = { kind: 'letter', id: row.id } as const
    const keeps =
      (row.isConfirmed ? null : 'consent') ??
      (row.account === null ? null : keepsAccount(visit, { ...row, id: row.account })) ??
      (paused[at] ? 'pause' : null) ??
      unwanted[at] ??
      null
    return { subject, account: row.account, firstName: null, to: row.email, keeps }
  })
}

/** Whether the servers refuse each address, or its reader wants no offers any more. */
export async function unwantedAmong(visit: Visit, given: readonly (string | null)[]): Promise<(Keeps | null)[]> {
  const addresses = given.map((address) => address ?? '')
  const [refused, suppressed] = await Promise.all([areRefused(visit, addresses), areSuppressed(visit, addresses)])
  return addresses.map((_, at) => (refused[at] ? 'refused' : suppressed[at] ? 'suppressed' : null))
}

type Account = Pick<LetterReach, 'birth_date' | 'birth_sealed' | 'suspended_at' | 'leaves_at'> & { id: number }

function keepsAccount({ app, now }: Visit, account: Account): Keeps | null {
  if (account.leaves_at !== null) return 'leaving'
  if (account.suspended_at !== null) return 'suspended'
  const birth = birthDateOf(app.keys, account)
  return birth !== null && !isAdult(birth, dayInParis(now())) ? 'minor' : null
}

/** A consent to offers by mail counts for the proved address by whose link it was confirmed. */
function keepsMail(
  visit: Visit,
  { email, email_proved_at, address_hash }: ClientReach,
  needsLink: boolean,
): Keeps | null {
  if (email === null || email_proved_at === null) return 'address'
  return !needsLink || address_hash?.equals(emailHashOf(visit, email)) ? null : 'link'
}
