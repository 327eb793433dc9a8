import type { Database } from '../../platform/database/connect.ts'
import type { ChainName, Seal, SealedDay } from './seal-keys.server.ts'

/** What is sealed day by day: rows that are only ever added, in the order of their numbers. */
export interface SealedChain {
  name: ChainName
  /** The last row before a midnight that came after one, all of those below it written; that one where none did. */
  lastBefore(db: Database, midnight: Date, after: number): Promise<number>
  /** The hashes of rows after one and up to another, the first of them. */
  leaves(db: Database, range: { after: number; upTo: number; limit: number }): Promise<{ id: number; leaf: Buffer }[]>
  /** Whether the root of a seal of formula 1 is still what is there; null where that can't be told any more. */
  oldRootHolds(db: Database, of: SealedDay): Promise<boolean | null>
}

export interface StoredSeal extends SealedDay, Seal {
  /** 1: from before migration 175. */
  formula: number
  sealedAt: Date
}
