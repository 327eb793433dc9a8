import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { cancelInPause } from '../../consult/appointments/cancel-in-pause.server.ts'
import { cancelWaiting } from '../../consult/consultations/cancel-request.server.ts'
import { removeAlerts } from '../../consult/free-alerts/queries.server.ts'
import { leaveQueues } from '../../consult/queue/leave-queue.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { withdrawMarketing } from '../../people/marketing/withdraw-marketing.server.ts'
import { insertPause, runningPauses } from '../../people/pauses/queries.server.ts'
import { breakEnd, isLonger, type Length, type Pause, pauseOf } from '../../people/pauses/rules.ts'
import { ownPause, ownWhose } from '../../people/pauses/standing.server.ts'

/**
 * Begins a break or an exclusion, or lengthens the running one. Cancels waiting requests, places in queues, alerts,
 * and the appointments that fall in it; an exclusion also withdraws all consents to offers.
 * @throws {Refusal} pauseShorter
 */
export function takePause(outer: Visit, length: Length | 'exclusion'): Promise<Pause> {
  const { id, email } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, id)
    const whose = await ownWhose(visit)
    const now = visit.now()
    const isExclusion = length === 'exclusion'
    const endsAt = isExclusion ? null : breakEnd(now, length)
    if (!isLonger(endsAt, pauseOf(await runningPauses(visit.db, whose, now)))) throw new Refusal('pauseShorter')
    await insertPause(visit.db, { ...whose, kind: isExclusion ? 'exclusion' : 'break', beganAt: now, endsAt })
    await cancelWaiting(visit)
    await cancelInPause(visit, endsAt)
    await removeAlerts(visit.db, id)
    await leaveQueues(visit, id)
    if (isExclusion) await withdrawMarketing(visit, { userId: id, email })
    return needed(await ownPause(visit), 'the pause that was just taken')
  })
}
