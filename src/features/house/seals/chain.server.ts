import type { Database } from '../../../platform/database/connect.ts'
import type { ChainName, Seal, SealedDay } from './seal-keys.server.ts'

/** An append-only table whose rows are sealed day by day, in the order of their ids. */
export interface SealedChain {
  name: ChainName
  /** The last row after `after` and before a midnight, with every row below it committed; `after` if there is none. */
  lastBefore(db: Database, midnight: Date, after: number): Promise<number>
  /** The hashes of the first rows after `after`, up to `upTo`. */
  leaves(db: Database, range: { after: number; upTo: number; limit: number }): Promise<{ id: number; leaf: Buffer }[]>
  /** Whether the root of a seal of formula 1 still matches; null if that can no longer be determined. */
  oldRootHolds(db: Database, of: SealedDay): Promise<boolean | null>
}

export interface StoredSeal extends SealedDay, Seal {
  /** 1: from before migration 175. */
  formula: number
  sealedAt: Date
}
