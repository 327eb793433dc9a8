import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** What a chain of entries came to by the end of a day. */
export interface DayEnd {
  /** YYYY-MM-DD */
  day: string
  count: number
  digest: Buffer
}

/** What only this program can write about the end of a day: a chain that is written anew later no longer fits it. */
export const daySeal = (secret: string, chain: 'ledger' | 'audit', { day, count, digest }: DayEnd): Buffer =>
  createHmac('sha256', secret).update(`${chain}:${day}:${count}:`).update(digest).digest()

/** The day that ended, in Paris. */
export async function lastDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (app_now() at time zone 'Europe/Paris')::date - 1 as day`.execute(db)
  return rows[0]!.day
}
