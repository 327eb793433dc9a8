import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { siteBy } from '../../../sites/index.ts'
import { endPresence } from '../../consult/presence/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { appendAudit } from '../../house/staff/audit-queries.server.ts'
import { papersLetter } from './letters.ts'
import { listEnding, listEndingKinds, lockEnding, noteStage, pauseProfile } from './paper-queries.server.ts'
import { GRACE_DAYS, paperStage, WARNED_DAYS } from './paper-rules.ts'
import { subjectOf } from './take-step.server.ts'

/**
 * Tells psychics once each that their papers will expire, have expired, and caused their profile to be paused. A
 * running consultation continues.
 */
export async function watchPapers(app: App): Promise<void> {
  const today = dayInParis(app.now())
  for (const { id, siteId } of await listEnding(app.db, daysAfter(today, WARNED_DAYS))) {
    const site = siteBy(app.sites, siteId)
    await inTransaction(systemVisit(app, site), (visit) => watchOne(visit, id, today))
  }
}

async function watchOne(visit: Visit, id: number, today: string): Promise<void> {
  const { db, site } = visit
  const papers = await lockEnding(db, id)
  const stage = papers && paperStage(papers, today)
  if (!stage || !papers.until) return
  const { until } = papers
  if (!(await noteStage(db, { id, until, stage, on: today }))) return
  const kinds = await listEndingKinds(db, id, until)
  if (stage === 'paused') await pause(visit, id, until)
  if (papers.email === null) return
  const values = {
    company: site.label,
    canonical: site.canonical,
    name: papers.name,
    day: inDay(until),
    closing: inDay(daysAfter(today, GRACE_DAYS)),
  }
  await sendMail(visit, papers.email, (wording) => papersLetter(wording, values, { stage, kinds }))
}

async function pause(visit: Visit, id: number, until: string): Promise<void> {
  await pauseProfile(visit.db, id)
  await endPresence(visit.db, id)
  await appendAudit(visit.db, {
    at: visit.now(),
    siteId: visit.site.id,
    actorId: null,
    actorRole: 'machine',
    act: 'machine.papers',
    subject: subjectOf(id),
    details: { papersUntil: until },
    requestId: visit.requestId,
  })
}
