import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** What a chain of entries came to by the end of a day. */
export interface DayEnd {
  /** YYYY-MM-DD */
  day: string
  count: number
  digest: Buffer
}

type Chain = 'ledger' | 'audit'

/** What only this program can write about the end of a day: a chain that is written anew later no longer fits it. */
export const daySeal = (secrets: Secrets, chain: Chain, end: DayEnd): Buffer =>
  sealUnder(secrets.keys(PURPOSE)[0], chain, end)

/** Whether a seal is the newest secret's own, holds under one that it replaced, or was not made by this program. */
export function sealOf(secrets: Secrets, chain: Chain, end: DayEnd, seal: Buffer): 'newest' | 'older' | 'foreign' {
  const [newest, ...older] = secrets.keys(PURPOSE)
  if (sealUnder(newest, chain, end).equals(seal)) return 'newest'
  return [...older, ...secrets.bare].some((key) => sealUnder(key, chain, end).equals(seal)) ? 'older' : 'foreign'
}

const PURPOSE = 'day seals'

const sealUnder = (key: Buffer | string, chain: Chain, { day, count, digest }: DayEnd): Buffer =>
  createHmac('sha256', key).update(`${chain}:${day}:${count}:`).update(digest).digest()

/** The day that ended, in Paris. */
export async function lastDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (app_now() at time zone 'Europe/Paris')::date - 1 as day`.execute(db)
  return rows[0]!.day
}
