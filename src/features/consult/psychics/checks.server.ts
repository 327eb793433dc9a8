import { sql } from 'kysely'
import { countingCheck } from '../../house/compliance/checks.server.ts'

/** Of the lowest price of the thirty days before; the use case refuses more (`psychic-management/price-rules.ts`). */
const MOST_PERCENT = 120

export const priceChecks = [
  countingCheck('prices.rise', ({ site }) => ({
    checked: sql`select count(*) from psychic_prices where site_id = ${site.id}`,
    broken: sql`
      with periods as (
        select id, psychic_id, price_per_minute as price, since,
          lead(since) over (partition by psychic_id order by since, id) as until
        from psychic_prices where site_id = ${site.id})
      select 'price:' || risen.id as reference from periods risen
        join periods before on before.psychic_id = risen.psychic_id
          and (before.since, before.id) < (risen.since, risen.id) and before.until > risen.since - interval '30 days'
        group by risen.id, risen.price
        having min(before.price) > 0 and risen.price * 100 > min(before.price) * ${sql.lit(MOST_PERCENT)}`,
  })),
]
