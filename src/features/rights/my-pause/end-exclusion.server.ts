import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { runningPauses, writeEnd } from '../../people/pauses/queries.server.ts'
import { isWish, type Pause, pauseOf, wishEnd } from '../../people/pauses/rules.ts'
import { ownWhose } from '../../people/pauses/standing.server.ts'

/**
 * Requests the end of an exclusion with the required sentence; it comes a day later unless cancelled. A second request
 * does not bring it forward.
 * @throws {Refusal} notFound without an exclusion, exclusionTooRecent, wishDiffers
 */
export function endExclusion(outer: Visit, wish: string): Promise<Pause | null> {
  return changeExclusions(outer, (visit, pause) => {
    if (needed(pause.wishFrom, 'from when an exclusion may be ended') > visit.now())
      throw new Refusal('exclusionTooRecent')
    if (!isWish(wish)) throw new Refusal('wishDiffers')
    return { from: null, to: wishEnd(visit.now()) }
  })
}

/**
 * Cancels the requested end of the exclusion.
 * @throws {Refusal} notFound without an exclusion
 */
export const keepExclusion = (outer: Visit): Promise<Pause | null> =>
  changeExclusions(outer, () => ({ from: 'asked', to: null }))

/** Sets or clears the end of the client's exclusions. */
function changeExclusions(
  outer: Visit,
  decide: (visit: Visit, pause: Pause) => { from: 'asked' | null; to: Date | null },
): Promise<Pause | null> {
  const { id } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, id)
    const whose = await ownWhose(visit)
    const rows = await runningPauses(visit.db, whose, visit.now())
    const pause = pauseOf(rows)
    if (pause?.kind !== 'exclusion') throw new Refusal('notFound')
    const { from, to } = decide(visit, pause)
    const changed = rows.filter(({ kind, endsAt }) => kind === 'exclusion' && (endsAt !== null) === (from !== null))
    await writeEnd(
      visit.db,
      changed.map((row) => row.id),
      to,
    )
    return pauseOf(await runningPauses(visit.db, whose, visit.now()))
  })
}
