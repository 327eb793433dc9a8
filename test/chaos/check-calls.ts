import type { Kysely } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'
import type { Switchboard } from './switchboard.ts'
import type { Wire } from './talker.ts'

/** How far apart two observers of one conference may be, each looking several times a second. */
const PHONE_SPARE_S = 2

/** What one report of a page covers: sound may have stopped at its beginning. */
const REPORT_S = 1.5

/** Each call in whose receipt more seconds are counted, offered ones included, than its two ends heard each other. */
export async function checkCalls(
  db: Kysely<DB>,
  switchboard: Pick<Switchboard, 'together'>,
  wires: ReadonlyMap<number, Wire>,
): Promise<string[]> {
  const calls = await db
    .selectFrom('receipts as r')
    .innerJoin('consultations as c', 'c.id', 'r.consultation_id')
    .where('c.channel', 'in', ['phone', 'web-call'])
    .select(['c.id', 'c.channel', 'r.seconds'])
    .execute()
  return calls.flatMap(({ id, channel, seconds }) => {
    const heard = channel === 'phone' ? switchboard.together(id) + PHONE_SPARE_S : mostHeard(wires.get(id))
    return seconds > heard ? [`${channel} ${id}: ${seconds} s counted, ${heard.toFixed(1)} s heard`] : []
  })
}

const mostHeard = (wire: Wire | undefined): number => (wire ? wire.flowed + REPORT_S * (wire.cuts + 2) : 0)
