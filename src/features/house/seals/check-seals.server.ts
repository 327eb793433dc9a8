import type { Database } from '../../../platform/database/connect.ts'
import { dayNumber, daysAfter } from '../../../platform/time/days.ts'
import type { SealedChain, StoredSeal } from './chain.server.ts'
import { type DayFault, keepChecks, lastSeal, leastChecked, listSeals, type SealFault } from './queries.server.ts'
import { rootOf } from './seal-days.server.ts'
import type { SealKeys } from './seal-keys.server.ts'

const DAYS_AT_ONCE = 100

/** Recomputes every seal of a chain from the rows it covers; reports after each how many days were checked. */
export async function checkAllSeals(
  db: Database,
  keys: SealKeys,
  chain: SealedChain,
  tell: (days: number) => Promise<void> = async () => {},
): Promise<DayFault[]> {
  const faults: DayFault[] = []
  let before: StoredSeal | null = null
  let days = 0
  for (;;) {
    const seals: StoredSeal[] = await listSeals(db, chain.name, before?.day ?? null, DAYS_AT_ONCE)
    for (const seal of seals) {
      faults.push(...(await checkDay(db, keys, chain, seal, before)))
      before = seal
      days += 1
      await tell(days)
    }
    if (seals.length < DAYS_AT_ONCE) return faults
  }
}

/** Like checkAllSeals, for the few days whose last check is oldest. */
export async function checkSomeSeals(
  db: Database,
  keys: SealKeys,
  chain: SealedChain,
  most: number,
): Promise<DayFault[]> {
  const faults: DayFault[] = []
  for (const seal of await leastChecked(db, chain.name, most)) {
    const found = await checkDay(db, keys, chain, seal, await lastSeal(db, chain.name, seal.day))
    const own = found.find(({ day }) => day === seal.day)?.fault ?? null
    await keepChecks(db, chain.name, [...found.filter(({ day }) => day !== seal.day), { day: seal.day, fault: own }])
    faults.push(...found)
  }
  return faults
}

/** The fault of a day, and the days missing before it. */
async function checkDay(
  db: Database,
  keys: SealKeys,
  chain: SealedChain,
  seal: StoredSeal,
  before: StoredSeal | null,
): Promise<DayFault[]> {
  const missing = daysBetween(seal, before).map((day) => ({ day, fault: 'missing' as const }))
  const fault =
    seal.formula === 1
      ? await doubtOld(db, keys, chain, seal, before)
      : await doubt(db, keys, chain, seal, { before, follows: missing.length === 0 })
  return fault ? [...missing, { day: seal.day, fault }] : missing
}

async function doubt(
  db: Database,
  keys: SealKeys,
  chain: SealedChain,
  seal: StoredSeal,
  { before, follows }: { before: StoredSeal | null; follows: boolean },
): Promise<SealFault | null> {
  const written = keys.doubt(seal)
  if (written) return written
  // After a gap the previous seal is unknown: the gap itself is reported.
  if (!follows) return null
  if (!seal.previous.equals(before?.seal ?? Buffer.alloc(0))) return 'link'
  const after = before?.formula === 2 ? before.last : 0
  const { root, count } = await rootOf(db, chain, { after, upTo: seal.last })
  return count === seal.count && root.equals(seal.root) ? null : 'content'
}

async function doubtOld(
  db: Database,
  keys: SealKeys,
  chain: SealedChain,
  seal: StoredSeal,
  before: StoredSeal | null,
): Promise<SealFault | null> {
  if (before?.formula === 2) return 'link'
  if (!keys.isOld(seal)) return 'seal'
  return (await chain.oldRootHolds(db, seal)) === false ? 'content' : null
}

/**
 * Days without a seal between two, or before the first if it names a previous one. Until migration 175 nights could be
 * skipped.
 */
function daysBetween(seal: StoredSeal, before: StoredSeal | null): string[] {
  if (seal.formula === 1) return []
  if (!before) return seal.previous.length > 0 ? [daysAfter(seal.day, -1)] : []
  const between = dayNumber(seal.day) - dayNumber(before.day) - 1
  return Array.from({ length: between }, (_, place) => daysAfter(before.day, place + 1))
}
