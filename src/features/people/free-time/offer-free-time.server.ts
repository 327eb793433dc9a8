import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { networkOf } from '../../../platform/http/address.ts'
import { mailboxOf, ownDomainOf } from '../../house/users/mailbox.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { personKey } from '../../house/users/rules.ts'
import { presentDevice } from '../sessions/present-device.server.ts'
import {
  countGranted,
  countShared,
  findClaim,
  insertClaim,
  isTakenNumber,
  lockMarks,
  type Marks,
  markGranted,
  noMarks,
  type Shared,
  sharesCard,
  wasClaimed,
  writeNumber,
} from './free-time-queries.server.ts'
import { MOST_ON_DEVICE, mustProveMobile, sharedSince } from './free-time-rules.ts'
import { giveFreeTime } from './give-free-time.server.ts'

export interface Offered {
  id: number
  siteId: number
  email: string
}

/** The result of the offer: given, waiting until a mobile is proved, or had before. */
export type FreeTime = 'given' | 'waits' | 'had'

const digest = (visit: Visit, text: string): Buffer => visit.app.digest(text)

/**
 * Offers a new client the free time, once per mailbox on all sites, whatever alias they use. If other accounts recently
 * came from the same device, network or private domain, it waits for a proved mobile.
 */
export async function offerFreeTime(outer: Visit, person: Offered): Promise<FreeTime> {
  return inTransaction(outer, async (visit) => {
    const siteIds = visit.app.sites.map(({ id }) => id)
    const became = await claim(visit, person, await marksOf(visit, person.email), siteIds)
    if (became !== 'waits') return became
    // Older accounts may have proved a mobile first.
    const { number } = await findPhone(visit.db, person.id)
    return number !== null && (await releaseFreeTime(visit, person, number)) === 'given' ? 'given' : 'waits'
  })
}

/** Gives the free time without comparing origins or sites: for accounts that the program itself creates. */
export const grantFreeTime = async (outer: Visit, person: Offered): Promise<boolean> =>
  (await inTransaction(outer, (visit) => claim(visit, person, noMarks, [person.siteId]))) === 'given'

/** Compared with the claims of these sites. */
async function claim(visit: Visit, person: Offered, marks: Marks, siteIds: readonly number[]): Promise<FreeTime> {
  const { id: userId, siteId, email } = person
  const personHash = digest(visit, `${siteId}:${mailboxOf(email)}`)
  const anywhere = siteIds.flatMap((id) => [
    digest(visit, `${id}:${mailboxOf(email)}`),
    // The digest from before aliases of all providers were folded.
    digest(visit, personKey(id, email)),
  ])
  const mailbox = digest(visit, `free-time-mailbox:${mailboxOf(email)}`)
  await lockMarks(visit.db, [mailbox, ...Object.values(marks).filter((mark) => mark !== null)])
  if (await wasClaimed(visit.db, anywhere)) return 'had'
  const at = visit.now()
  const waits = mustProveMobile(await countShared(visit.db, marks, sharedSince(at), userId))
  if (!(await insertClaim(visit.db, { personHash, userId, marks, at, waits }))) return 'had'
  if (waits) return 'waits'
  await giveFreeTime(visit.db, person)
  return 'given'
}

/**
 * After the person proved a mobile: records the number as theirs for the offer, and gives the waiting free time. If
 * another account had the offer with the number on any site, or with a card that paid here, or as many as a family has
 * members had it on the device, it stays waiting, and the result says so: staff may give it.
 */
export async function releaseFreeTime(
  visit: Visit,
  person: Omit<Offered, 'email'>,
  number: string,
): Promise<'given' | 'withheld' | null> {
  const { id: userId, siteId } = person
  const hashOn = (id: number) => digest(visit, `free-time-number:${id}:${number}`)
  const hash = hashOn(siteId)
  await lockMarks(visit.db, [digest(visit, `free-time-number:${number}`)])
  const claimed = await findClaim(visit.db, userId, true)
  if (!claimed) return null
  const waits = claimed.grantedAt === null
  const taken = await isTakenNumber(
    visit.db,
    visit.app.sites.map(({ id }) => hashOn(id)),
    userId,
  )
  if (taken) return waits ? 'withheld' : null
  await writeNumber(visit.db, userId, hash)
  if (!waits) return null
  // One after another, so that claims of one device are added up.
  const { device } = claimed.marks
  if (device) await lockMarks(visit.db, [device])
  const since = sharedSince(visit.now()).device
  if (device && (await countGranted(visit.db, device, since)) >= MOST_ON_DEVICE) return 'withheld'
  if (await sharesCard(visit.db, userId)) return 'withheld'
  await markGranted(visit.db, userId, visit.now())
  await giveFreeTime(visit.db, person)
  return 'given'
}

/** Whether the person's free time waits for a mobile. */
export async function freeTimeWaits(visit: Pick<Visit, 'db'>, userId: number): Promise<boolean> {
  const claimed = await findClaim(visit.db, userId)
  return claimed !== null && claimed.grantedAt === null
}

/** How many other accounts share the marks of a person's claim; for staff. */
export async function sharedWith(
  visit: Pick<Visit, 'db' | 'now'>,
  userId: number,
): Promise<{ state: 'none' | 'given' | 'waits' } & Shared> {
  const claimed = await findClaim(visit.db, userId)
  if (!claimed) return { state: 'none', device: 0, network: 0, domain: 0 }
  const shared = await countShared(visit.db, claimed.marks, sharedSince(new Date(0)), userId)
  return { state: claimed.grantedAt ? 'given' : 'waits', ...shared }
}

/** Keyed digests, so that devices, networks and employers can't be listed. */
async function marksOf(visit: Visit, email: string): Promise<Marks> {
  const of = (what: string, value: string | null) => value && digest(visit, `free-time-${what}:${value}`)
  const device = await presentDevice(visit)
  return {
    device: of('device', device.id),
    network: of('network', networkOf(visit.address)),
    domain: of('domain', ownDomainOf(email)),
  } as Marks
}
