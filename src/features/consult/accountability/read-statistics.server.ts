import type { Visit } from '../../../app.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { countAll } from './queries.server.ts'
import { COUNTED_DAYS, measureKeys, measuresOf, mediansOf } from './rules.ts'

/**
 * The psychic's own measures of the last days, each beside the median of the house. Nobody else's are told.
 * @throws {Refusal} as psychicOf
 */
export async function readStatistics(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const all = await countAll(visit.db, psychicId, COUNTED_DAYS)
  const counts = all.find((one) => one.psychicId === psychicId)
  if (!counts) throw new Error(`psychic ${psychicId} is not counted`)
  const own = measuresOf(counts)
  const house = mediansOf(all.map(measuresOf))
  return {
    measures: measureKeys.map((key) => ({ key, own: own[key], house: house[key] })),
    counts: {
      decided: counts.decided,
      missed: counts.missed,
      views: counts.views,
      onlineSeconds: counts.onlineSeconds,
    },
  }
}
