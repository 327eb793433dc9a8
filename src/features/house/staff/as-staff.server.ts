import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { personOf } from '../visit/access.ts'
import { type Act, acts, FRESH_MINUTES } from './acts.ts'
import { appendAudit, insertReason } from './audit-queries.server.ts'
import { type Capability, can } from './capabilities.ts'
import { tellsHowToReach } from './reason-rules.ts'
import { REASON_DIGEST, sealReason } from './sealed-reason.server.ts'

declare const acting: unique symbol
/** The database inside an act of staff. Queries that take it can only be called from an act that is logged. */
export type StaffDatabase = Database & { readonly [acting]: true }
export interface StaffVisit extends Visit {
  readonly db: StaffDatabase
}

/** The subject of an act, and its reason. */
interface About {
  /** E.g. "user:12". */
  subject: string
  reason?: string | undefined
  /** Clients whom the act concerns, if its subject names none of them. */
  people?: readonly number[]
  details?: Readonly<Record<string, unknown>>
}

/** @throws {Refusal} as personOf, and securityParametersInvalid without the capability */
export function staffOf(visit: Visit, capability: Capability): Person {
  const person = personOf(visit)
  if (!can(person.role, capability)) throw new Refusal('securityParametersInvalid')
  return person
}

/** Whether the second factor was given within the last minutes. */
export function isFresh({ session, now }: Visit): boolean {
  return session.factorAt !== null && now().getTime() - session.factorAt.getTime() < FRESH_MINUTES * MINUTE_MS
}

/**
 * Performs an act as a member of staff: the act and its line in the audit log are one transaction. The line may depend
 * on the result.
 * @throws {Refusal} as staffOf and logAct, and stepUpNeeded if the second factor was given too long ago
 */
export async function asStaff<T>(
  outer: Visit,
  act: Act,
  about: About | ((result: T) => About),
  work: (visit: StaffVisit, staff: Person) => Promise<T>,
): Promise<T> {
  const staff = actor(outer, act)
  return inTransaction(outer, async (visit) => {
    const result = await work(visit as StaffVisit, staff)
    await logAct(visit, staff, { ...(typeof about === 'function' ? about(result) : about), act })
    return result
  })
}

/**
 * The member of staff, if allowed to perform the act.
 * @throws {Refusal} as staffOf, stepUpNeeded
 */
function actor(visit: Visit, act: Act): Person {
  const rule = acts[act]
  try {
    const staff = staffOf(visit, rule.can)
    if ('fresh' in rule && !isFresh(visit)) throw new Refusal('stepUpNeeded')
    return staff
  } catch (thrown) {
    if (thrown instanceof Refusal) tellTried(visit, 'staff-refused', { act, refusal: thrown.reason })
    throw thrown
  }
}

/**
 * Adds a line about members of staff themselves, or through asStaff about their acts. The reason is stored separately
 * and sealed, so that it is erased with the person it may name.
 * @throws {Refusal} reasonTellsAddress
 */
export async function logAct(
  visit: Visit,
  staff: Pick<Person, 'id' | 'role'>,
  { act, subject, reason, details, people = [] }: About & { act: string },
): Promise<void> {
  if (reason && tellsHowToReach(reason)) throw new Refusal('reasonTellsAddress')
  const sealed = reason ? sealReason(visit.app.keys, reason) : null
  const id = await appendAudit(visit.db, {
    at: visit.now(),
    siteId: visit.site.id,
    actorId: staff.id,
    actorRole: staff.role,
    act,
    subject,
    details: sealed ? { ...details, [REASON_DIGEST]: sealed.digest } : (details ?? {}),
    requestId: visit.requestId,
  })
  if (sealed) await insertReason(visit.db, { entryId: id, people, sealed: sealed.sealFor(id) })
}
