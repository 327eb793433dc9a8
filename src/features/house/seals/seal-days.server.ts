import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import type { SealedChain } from './chain.server.ts'
import { MerkleRoot } from './merkle.server.ts'
import { endOf, insertSeal, lastDay, lastSeal } from './queries.server.ts'
import { sealKeysOf } from './seal-keys.server.ts'

const LEAVES_AT_ONCE = 2000

/** The Merkle root over a range of rows of a chain, read in batches. */
export async function rootOf(
  db: Database,
  chain: SealedChain,
  range: { after: number; upTo: number },
): Promise<{ root: Buffer; count: number }> {
  const tree = new MerkleRoot()
  let after = range.after
  for (;;) {
    const leaves = await chain.leaves(db, { after, upTo: range.upTo, limit: LEAVES_AT_ONCE })
    for (const { leaf } of leaves) tree.add(leaf)
    if (leaves.length < LEAVES_AT_ONCE) return { root: tree.root(), count: tree.count }
    after = lastOf(leaves).id
  }
}

/**
 * Seals every past day of a chain that has no seal yet, in order, and once however many nodes try. The first seal is
 * yesterday's and covers everything before.
 * @returns the days that were sealed
 */
export async function sealDays(app: Pick<App, 'db' | 'log' | 'secrets'>, chain: SealedChain): Promise<string[]> {
  const { db } = app
  const keys = sealKeysOf(app)
  const yesterday = await lastDay(db)
  const sealed: string[] = []
  for (;;) {
    const before = await lastSeal(db, chain.name)
    const day = before ? daysAfter(before.day, 1) : yesterday
    if (day > yesterday) return sealed
    const after = before?.formula === 2 ? before.last : 0
    const last = await chain.lastBefore(db, await endOf(db, day), after)
    const { root, count } = await rootOf(db, chain, { after, upTo: last })
    const of = { chain: chain.name, day, last, count, root, previous: before?.seal ?? Buffer.alloc(0) }
    // Another node was faster.
    if (!(await insertSeal(db, { ...of, ...keys.sign(of) }))) continue
    sealed.push(day)
    app.log.info({ chain: chain.name, day, last, count, root: root.toString('hex') }, `${chain.name} sealed`)
  }
}
