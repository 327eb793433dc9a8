import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type KeyRing, UnreadableData } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const SALT = 32

const reasonPlace = (entryId: number): string => `audit reason ${entryId}`

/** The digest of a reason in its log entry: reveals nothing once the salt is erased with the reason. */
const digestOf = (salt: string, reason: string): Buffer => createHash('sha256').update(`${salt}:${reason}`).digest()

/** The digest for the log, and a function that seals the reason once its entry has an id. */
export function sealReason(keys: KeyRing, reason: string) {
  const salt = randomBytes(SALT).toString('base64url')
  return {
    digest: digestOf(salt, reason).toString('hex'),
    sealFor: (entryId: number) => keys.seal(reasonPlace(entryId), JSON.stringify([salt, reason])),
  }
}

/** An entry with its stored reason. */
export interface StoredReason {
  id: number
  /** In clear, if it was written before reasons were sealed. */
  reason: string | null
  details: unknown
  sealed: Buffer | null
}

/** The key of the digest in an entry's details. */
export const REASON_DIGEST = 'reasonDigest'

/**
 * null if none was given, it was erased with its person, or no key can open it; a verification of the log reports the
 * last case.
 */
export function openReason(keys: KeyRing, { id, reason, sealed }: Omit<StoredReason, 'details'>): string | null {
  return sealed ? (read(keys, id, sealed)?.[1] ?? null) : reason
}

/** Whether the reason is the one written with the entry. */
export function isOwnReason(keys: KeyRing, { id, sealed, details }: StoredReason): boolean {
  if (!sealed) return true
  const kept = read(keys, id, sealed)
  if (!kept) return false
  const written = Buffer.from(String((details as Record<string, unknown>)[REASON_DIGEST] ?? ''), 'hex')
  const found = digestOf(...kept)
  return written.length === found.length && timingSafeEqual(written, found)
}

/** Salt and reason; null if no key can open it, so that one damaged row does not block the log. */
function read(keys: KeyRing, id: number, sealed: Buffer): [salt: string, reason: string] | null {
  try {
    return JSON.parse(keys.open(reasonPlace(id), sealed))
  } catch (thrown) {
    if (thrown instanceof UnreadableData) return null
    throw thrown
  }
}

/** An entry's details, as shown. */
export function shownDetails(details: unknown): Record<string, unknown> {
  const { [REASON_DIGEST]: _, ...shown } = details as Record<string, unknown>
  return shown
}

export const sealedReasons = sealedTable({
  name: 'a reason of the audit log',
  table: 'audit_reasons',
  id: 'entry_id',
  placeOf: ({ id }) => reasonPlace(id),
})
