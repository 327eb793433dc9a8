import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import type { DataOf } from '../content/kinds.server.ts'
import { listPrices } from './queries.server.ts'
import { saidBefore, struckPrice } from './rules.ts'

/**
 * Checks that the earlier price quoted in an offer's text is the lowest of the thirty days before it.
 * @param entryId null for a new offer
 * @throws {Refusal} priorPriceWrong
 */
export async function checkAnnouncement(
  db: Database,
  entryId: number | null,
  { text, conditions, price }: DataOf<'offer'>,
  from: Date,
): Promise<void> {
  const said = saidBefore(`${text} ${conditions ?? ''}`)
  if (said.length === 0) return
  const history = entryId === null ? [] : ((await listPrices(db, [entryId])).get(entryId) ?? [])
  const lowest = struckPrice([...history.filter(({ since }) => since <= from), { price, since: from }], from)
  if (said.some((one) => one !== lowest)) {
    throw new Refusal('priorPriceWrong', undefined, lowest === null ? undefined : inEuros(lowest))
  }
}
