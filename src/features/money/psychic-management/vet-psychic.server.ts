import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { endByStaff } from '../../consult/consultations/end-consultation.server.ts'
import { endPresence } from '../../consult/presence/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { insertMember } from '../../house/staff/members-queries.server.ts'
import { refuseTaken } from './applicant-address.server.ts'
import { deleteDocuments, listDocuments } from './document-queries.server.ts'
import { isLeaving } from './leaving-queries.server.ts'
import { refusedLetter, welcomeLetter } from './letters.ts'
import { findPapers } from './paper-queries.server.ts'
import { paperStage } from './paper-rules.ts'
import { findDossier, insertTrial, listOnSite, listTrials, writeIdentityCheck } from './queries.server.ts'
import { GRADERS, missingDocuments, passedBy, stateAfter } from './rules.ts'
import { lockOne, subjectOf, takeStep } from './take-step.server.ts'

/** @throws {Refusal} documentsMissing if a required one is missing or no longer valid */
async function requireDocuments(visit: StaffVisit, id: number): Promise<void> {
  const missing = missingDocuments(await listDocuments(visit.db, id), dayInParis(visit.now()))
  if (missing.length > 0) throw new Refusal('documentsMissing')
}

/**
 * Records how one person graded the trial consultation. Two people who pass it take the step; one who fails it begins a
 * new trial, which both grade again.
 * @throws {Refusal} as takeStep; trialGradedByYou
 */
export function recordTrial(outer: Visit, id: number, { passed, note }: { passed: boolean; note: string }) {
  const about = { subject: subjectOf(id), details: { passed } }
  return asStaff(outer, 'psychic.test', about, async (visit, { id: by }) => {
    const { state } = await lockOne(visit, id)
    if (stateAfter(state, 'test') === null) throw new Refusal('stepImpossible')
    const before = passedBy(await listTrials(visit.db, id))
    if (passed && before.has(by)) throw new Refusal('trialGradedByYou')
    await insertTrial(visit.db, { psychicId: id, passed, note, at: visit.now(), by })
    if (passed && before.size + 1 >= GRADERS) await takeStep(visit, id, 'test')
  })
}

/**
 * Opens the profile to clients at a price, and creates the psychic's account: an e-mail without any secret says where
 * to choose a password.
 * @throws {Refusal} as asStaff, takeStep and requireDocuments; emailAlreadyUsed
 */
export function openProfile(outer: Visit, id: number, { pricePerMinute }: { pricePerMinute: number }): Promise<void> {
  const about = { subject: subjectOf(id), details: { pricePerMinute } }
  return asStaff(outer, 'psychic.open', about, async (visit, { id: by }) => {
    const { name, gender, slug } = await takeStep(visit, id, 'open')
    await requireDocuments(visit, id)
    const { email, email_key } = needed(await findDossier(visit.db, id), `the dossier of psychic ${id}`)
    const { id: siteId, label: company, canonical } = visit.site
    const member = { siteId, role: 'psychic' as const, firstName: name, gender, email, emailKey: email_key }
    const userId = await insertMember(visit.db, { ...member, at: visit.now() })
    await listOnSite(visit.db, siteId, { id, userId, pricePerMinute, by })
    await sendMail(visit, email, (wording) => welcomeLetter(wording, { company, canonical, name, slug, email }))
  }).catch(refuseTaken)
}

/**
 * Refuses an applicant, with the reason; their documents are deleted at once.
 * @throws {Refusal} as asStaff and takeStep
 */
export function refuseApplication(outer: Visit, id: number, reason: string): Promise<void> {
  return asStaff(outer, 'psychic.refuse', { subject: subjectOf(id), reason }, async (visit) => {
    const { name } = await takeStep(visit, id, 'refuse')
    await deleteDocuments(visit.db, id)
    await writeIdentityCheck(visit.db, id, null)
    const { email } = needed(await findDossier(visit.db, id), `the dossier of psychic ${id}`)
    await sendMail(visit, email, (wording) => refusedLetter(wording, { company: visit.site.label, name }, reason))
  })
}

/**
 * Reopens a refused application.
 * @throws {Refusal} as asStaff and takeStep
 */
export const reopenApplication = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'psychic.reopen', { subject: subjectOf(id), reason }, async (visit) => {
    await takeStep(visit, id, 'reopen')
  })

/**
 * Takes a psychic off the lists and ends their open consultations at once.
 * @throws {Refusal} as asStaff and takeStep
 */
export const pausePsychic = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'psychic.pause', { subject: subjectOf(id), reason }, async (visit) => {
    await takeStep(visit, id, 'pause')
    await endPresence(visit.db, id)
    await endByStaff(visit, { psychicId: id })
  })

/**
 * @throws {Refusal} as asStaff and takeStep; psychicLeaves; papersOver if expired papers would pause the profile again
 *   the next day
 */
export const resumePsychic = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'psychic.resume', { subject: subjectOf(id), reason }, async (visit) => {
    await takeStep(visit, id, 'resume')
    if (await isLeaving(visit.db, id)) throw new Refusal('psychicLeaves')
    const papers = await findPapers(visit.db, id)
    if (paperStage(papers, dayInParis(visit.now())) === 'paused') throw new Refusal('papersOver')
  })
