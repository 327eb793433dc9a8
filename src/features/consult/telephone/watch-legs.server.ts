import type { App } from '../../../app.ts'
import { announce } from '../rooms/announce.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { conferenceOf, hookAddress } from './addresses.ts'
import { companyOf } from './company.ts'
import { endCall } from './end-call.server.ts'
import { claimLegsToAsk, claimLegsToTell, type Leg, legIn, legOut, legOver, legsToEnd } from './queries.server.ts'
import { visitFor } from './ring-legs.server.ts'
import { ASK_EVERY } from './rules.ts'

/** Calls per look. */
const LOOK = 100

/**
 * Looks after the calls whatever happens to the company's events: ends those of consultations that are over, asks who is
 * still in a conference, and tells clients that their credit ends soon. A failure is tried again at the next look.
 */
export async function watchLegs(app: App): Promise<void> {
  await each(app, await legsToEnd(app.db, LOOK), (leg) => end(app, leg))
  await each(app, await claimLegsToAsk(app.db, app.house(), ASK_EVERY, LOOK), (leg) => askAbout(app, leg))
  await each(app, await claimLegsToTell(app.db, LOOK), (leg) => tell(app, leg))
}

async function each(
  app: App,
  legs: readonly Leg[],
  work: (leg: Leg & { call: string }) => Promise<void>,
): Promise<void> {
  for (const leg of legs) {
    if (leg.call === null) continue
    await work({ ...leg, call: leg.call }).catch((error) =>
      app.log.error({ err: error, consultation: leg.consultationId }, 'call'),
    )
  }
}

async function end(app: App, { id, call }: Leg & { call: string }): Promise<void> {
  await companyOf(app).hangUp(call)
  const fate = await companyOf(app).fate(call)
  if (fate.state === 'over') await legOver(app.db, id, fate, false, app.house())
}

async function askAbout(app: App, leg: Leg & { call: string }): Promise<void> {
  const { consultationId, id, call, sequence } = leg
  // Before the question: what is true of the answer was true then, or changed since.
  const house = app.house()
  const consultation = await knownConsultation(app.db, consultationId)
  const isIn = (await companyOf(app).present(conferenceOf(consultationId))).includes(call)
  const fate = isIn ? null : await companyOf(app).fate(call)
  if (fate?.state === 'over') return endCall(visitFor(app, consultation), leg, fate, false)
  const move = isIn ? legIn : legOut
  if (await move(app.db, id, { known: sequence }, house)) announce(visitFor(app, consultation), consultation)
}

async function tell(app: App, { id, consultationId, call }: Leg & { call: string }): Promise<void> {
  const { site } = visitFor(app, await knownConsultation(app.db, consultationId))
  await companyOf(app).announce({ conference: conferenceOf(consultationId), call, says: hookAddress(site, id, 'soon') })
}
