import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { quicknet } from '../../../platform/beacon/beacon.ts'
import type { lotteryShape } from './contract.server.ts'
import { findEntry } from './entry-queries.server.ts'
import { findList, findLottery, type LotteryRow, listEarlier } from './queries.server.ts'
import { listPath, stateOf } from './rules.ts'

export type LotteryView = z.output<typeof lotteryShape>
export interface EntryView {
  code: string
  enteredAt: string
}

/** The latest lottery of the site with the visitor's own entry; null before the first. */
export async function readLottery(visit: Visit) {
  const { db, site } = visit
  const row = await findLottery(db, site.id, null)
  if (!row) return { lottery: null, entry: null, earlier: [] }
  const drawn = await listEarlier(db, site.id, row.id)
  const earlier = drawn.map(({ id, drawnAt }) => ({ id, drawnAt: drawnAt.toISOString() }))
  return { lottery: viewLottery(row, visit.now()), entry: await ownEntry(visit, row.id), earlier }
}

/** @throws {Refusal} notFound */
export async function readOne(visit: Visit, id: number) {
  const row = await findLottery(visit.db, visit.site.id, id)
  if (!row) throw new Refusal('notFound')
  return { lottery: viewLottery(row, visit.now()), entry: await ownEntry(visit, id) }
}

/** The codes of a closed list, one a line. @throws {Refusal} notFound until it is published */
export async function readList(visit: Visit, id: number): Promise<string> {
  const list = await findList(visit.db, visit.site.id, id)
  if (list === null) throw new Refusal('notFound')
  return list
}

async function ownEntry({ db, user }: Visit, lotteryId: number): Promise<EntryView | null> {
  const entry = user?.role === 'client' ? await findEntry(db, lotteryId, user.id) : null
  return entry && { code: entry.code, enteredAt: entry.enteredAt.toISOString() }
}

function viewLottery(row: LotteryRow, now: Date): LotteryView {
  const { id, listDigest, entryCount, closedAt, round, roundAt, publicKey } = row
  const isListed = listDigest !== null && entryCount !== null && closedAt !== null
  return {
    id,
    state: stateOf(row, now),
    prizeSeconds: row.prizeSeconds,
    openedAt: row.openedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    commitment: row.commitment,
    list: isListed
      ? { count: entryCount, digest: listDigest, file: listPath(id), publishedAt: closedAt.toISOString() }
      : null,
    round:
      round !== null && roundAt !== null && publicKey !== null
        ? { number: round, at: roundAt.toISOString(), publicKey, isPublic: publicKey === quicknet.publicKey }
        : null,
    drawnAt: row.drawnAt?.toISOString() ?? null,
    outcome: outcomeOf(row),
  }
}

function outcomeOf({ source, evidence, randomness, winnerPlace, winnerCode, isGiven }: LotteryRow) {
  const isDrawn = evidence !== null && randomness !== null && winnerPlace !== null && winnerCode !== null
  return source && isDrawn
    ? { source, evidence, randomness, place: winnerPlace, code: winnerCode, isGiven: isGiven === true }
    : null
}
