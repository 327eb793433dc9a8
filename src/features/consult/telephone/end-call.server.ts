import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { missRequest, refuseRequest } from '../consultations/answer-request.server.ts'
import { endConsultation } from '../consultations/end-consultation.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { lockMeter } from '../rooms/meter.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { type CallFate, companyOf } from './company.ts'
import { clipToLegs, type Leg, legOver, legsOf } from './queries.server.ts'

/**
 * One side's call is over: what was asked of the psychic is refused or missed; a consultation ends once both calls are
 * over, and the other one is hung up. `isTold` means that it is over since this moment.
 */
export async function endCall(outer: Visit, leg: Leg, fate: CallFate, isTold: boolean): Promise<void> {
  const { app } = outer
  await inTransaction(outer, async (visit) => {
    await lockMeter(visit.db, leg.consultationId)
    const moved = await legOver(visit.db, leg.id, fate, isTold, app.house())
    const consultation = await knownConsultation(visit.db, leg.consultationId)
    if (consultation.status === 'requested') {
      const { id, psychicId } = consultation
      const isDeclined = fate.outcome === 'busy' || fate.outcome === 'answered'
      await (isDeclined ? refuseRequest(visit, { id, psychicId }) : missRequest(visit, id))
      return
    }
    if (!inRoom(consultation.status)) return
    const [other] = (await legsOf(visit.db, consultation.id)).filter(({ id }) => id !== leg.id)
    if (other && other.state !== 'over') {
      if (moved) announce(visit, consultation)
      return
    }
    await clipToLegs(visit.db, consultation.id)
    // The call that ended first was the other one, if there was one.
    const first = other?.side ?? leg.side
    await endConsultation(visit, consultation.id, consultation.startedAt ? first : 'no-call')
  })
  await hangUpOther(outer, leg)
}

/** Whoever is left on the line is not kept there. The watch tries again if this fails. */
async function hangUpOther({ app, db }: Visit, leg: Leg): Promise<void> {
  const others = (await legsOf(db, leg.consultationId)).filter(({ id, state }) => id !== leg.id && state !== 'over')
  for (const { call } of others)
    if (call)
      await companyOf(app)
        .hangUp(call)
        .catch(() => {})
}
