import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'

/** Counts a running meter at the end of each step, in microseconds, with an unlimited purse. */
export async function meteredInSteps(
  db: Kysely<DB>,
  steps: readonly number[],
  price: number,
): Promise<{ meteredMs: number; cents: number; fundedSeconds: number }> {
  let passed = 0
  const instants = steps.map((micros) => {
    passed += micros
    return passed
  })
  const { rows } = await sql<{ meteredMs: number; cents: number; fundedSeconds: number }>`
    with recursive line as (select timestamptz '2026-01-01' as start, ${instants}::bigint[] as instants),
    counted(step, m) as (
      select 0, jsonb_populate_record(null::meters, jsonb_build_object(
        'state', 'running', 'metered_ms', 0, 'funded_ms', 86400000, 'gift_ms', 0, 'gift_used_ms', 0,
        'counted_until', start, 'client_heard_at', start + interval '1 day', 'psychic_is_automaton', true,
        'psychic_spoke_at', start + interval '1 day')) from line
      union all
      select step + 1, meter_count(m, start + instants[step + 1] * interval '1 microsecond') from counted, line
      where step < cardinality(instants)
    )
    select (m).metered_ms as "meteredMs", cents, funded_by(cents, ${price}::integer) / 1000 as "fundedSeconds"
    from counted, lateral (select (m).metered_ms / 1000 * ${price}::integer / 60 as cents) spent
    order by step desc limit 1`.execute(db)
  return rows[0]!
}
