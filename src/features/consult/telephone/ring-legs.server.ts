import { z } from 'zod'
import type { App, Visit } from '../../../app.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { missRequest } from '../consultations/answer-request.server.ts'
import { endConsultation } from '../consultations/end-consultation.server.ts'
import { type Consultation, findConsultation } from '../rooms/queries.server.ts'
import type { Side } from '../rooms/rules.ts'
import { hookAddress } from './addresses.ts'
import { companyOf } from './company.ts'
import { insertLeg, legOver, nameCall, numbersFor } from './queries.server.ts'
import { handsetOf, LONGEST, RINGS } from './rules.ts'

/** Job that calls the client once the psychic took the consultation. */
export const ringClientJob: JobKind<{ consultationId: number }> = {
  name: 'telephone-ring-client',
  data: z.object({ consultationId: z.int() }),
}

/** Calls the psychic of a request. One who can't be called misses it. */
export async function ringPsychic(app: App, consultationId: number): Promise<void> {
  const consultation = await findConsultation(app.db, consultationId)
  if (consultation?.status !== 'requested') return
  const visit = visitFor(app, consultation)
  const { psychic } = await numbersFor(app.db, consultationId)
  const number = consultation.isAutomaton ? handsetOf(consultation.psychicId) : psychic
  if (!(await ring(visit, consultation, 'psychic', number))) await missRequest(visit, consultationId)
}

/** Calls the client of a consultation that its psychic took. If that is not possible, it ends, and costs nothing. */
export async function ringClient(app: App, consultationId: number): Promise<void> {
  const consultation = await findConsultation(app.db, consultationId)
  if (consultation?.status !== 'accepted') return
  const visit = visitFor(app, consultation)
  const { client } = await numbersFor(app.db, consultationId)
  if (!(await ring(visit, consultation, 'client', client))) await endConsultation(visit, consultationId, 'no-call')
}

export const visitFor = (app: App, { siteId }: Consultation): Visit => systemVisit(app, siteBy(app.sites, siteId))

/** Whether the company calls, or did before. The call is written down first, so that a repeated job calls nobody twice. */
async function ring(visit: Visit, { id }: Consultation, side: Side, number: string | null): Promise<boolean> {
  const { app, db } = visit
  const leg = await insertLeg(db, id, side)
  if (leg === null) return true
  const call = number === null ? null : await callNumber(visit, leg, side, number)
  if (call !== null) {
    await nameCall(db, leg, call)
    return true
  }
  await legOver(db, leg, { state: 'over', outcome: 'failed', seconds: 0 }, true, app.house())
  return false
}

/** The company's id of the call; null for a number that it can't call, and if it fails. */
async function callNumber({ app, site }: Visit, leg: string, side: Side, to: string): Promise<string | null> {
  const asked = { answers: hookAddress(site, leg, 'answered'), tells: hookAddress(site, leg, 'tells') }
  try {
    return (await companyOf(app).ring({ to, ...asked, ringSeconds: RINGS[side], limitSeconds: LONGEST })).id
  } catch {
    return null
  }
}
