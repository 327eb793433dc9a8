import type { Visit } from '../../../app.ts'
import { deleteRefusal, findRefusal, upsertRefusal } from './queries.server.ts'
import type { TextRefusal } from './rules.ts'

/** Stores the network's refusal of the last message to a number; null clears it. */
export async function keepRefusal(visit: Visit, number: string, refused: TextRefusal | null): Promise<void> {
  const place = placeOf(visit, number)
  if (refused === null) await deleteRefusal(visit.db, place)
  else await upsertRefusal(visit.db, place, refused, visit.now())
}

/** Why the last message to a number did not arrive; null if it did, or is unknown. */
export const refusalOf = (visit: Visit, number: string): Promise<TextRefusal | null> =>
  findRefusal(visit.db, placeOf(visit, number))

const placeOf = ({ app, site }: Visit, number: string) => ({
  siteId: site.id,
  numberHash: app.digest(`text-refusal:${site.id}:${number}`),
})
