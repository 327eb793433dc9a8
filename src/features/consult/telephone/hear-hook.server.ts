import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { RawBody } from '../../../platform/contract/contract.ts'
import { announce } from '../rooms/announce.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { hookAddress } from './addresses.ts'
import { type Calling, hold, question } from './call-steps.server.ts'
import type { Hook, Step } from './company.ts'
import { endCall } from './end-call.server.ts'
import { pressKey, pressOnHold } from './press-key.server.ts'
import { findLeg, legIn, legOut, markTalking, nameCall } from './queries.server.ts'
import { visitFor } from './ring-legs.server.ts'
import type { Moment } from './rules.ts'
import { speechOf } from './speech.server.ts'

/** What follows at each moment of a call; nothing where the company only tells. */
const follows: Readonly<Record<Moment, (calling: Calling, hook: Hook) => Promise<Step[]>>> = {
  async answered(calling) {
    await markTalking(calling.visit.db, calling.leg.id)
    return question(calling)
  },
  key: (calling, { key }) => pressKey(calling, key),
  waits: async ({ visit }) => [{ say: (await speechOf(visit))('waits') }],
  left: (calling) => hold(calling),
  hold: (calling, { key }) => pressOnHold(calling, key),
  soon: async ({ visit }) => [{ say: (await speechOf(visit))('soon') }],
  async tells({ visit, leg }, { fate }) {
    if (fate?.state === 'talking') await markTalking(visit.db, leg.id)
    if (fate?.state === 'over' && leg.state !== 'over') await endCall(visit, leg, fate, true)
    return []
  },
  async presence({ visit, leg, consultation }, { presence }) {
    if (!presence) return []
    const move = presence.isIn ? legIn : legOut
    if (await move(visit.db, leg.id, { sequence: presence.sequence }, visit.app.house())) announce(visit, consultation)
    return []
  },
}

/**
 * Answers the telephone company's question about a call, in its language.
 * @throws {Refusal} securityParametersInvalid for what it did not sign, notFound for a call that is not ours
 */
export async function hearHook(outer: Visit, of: { leg: string; moment: Moment }, raw: RawBody): Promise<string> {
  const { app } = outer
  if (!app.phone) throw new Refusal('notFound')
  const hook = app.phone.read({ url: hookAddress(outer.site, of.leg, of.moment), ...raw })
  if (!hook) throw new Refusal('securityParametersInvalid')
  const leg = await findLeg(outer.db, of.leg)
  if (!leg || !(await nameCall(outer.db, leg.id, hook.call))) throw new Refusal('notFound')
  const consultation = await knownConsultation(outer.db, leg.consultationId)
  const steps = await follows[of.moment]({ visit: visitFor(app, consultation), leg, consultation }, hook)
  return app.phone.write(steps)
}
