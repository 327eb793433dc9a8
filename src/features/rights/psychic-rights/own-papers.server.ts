import type { Visit } from '../../../app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { listDocuments } from '../../money/psychic-management/document-queries.server.ts'
import { findPapers } from '../../money/psychic-management/paper-queries.server.ts'
import { paperStage, pausesOn, WARNED_DAYS } from '../../money/psychic-management/paper-rules.ts'
import { type DocumentKind, isOver } from '../../money/psychic-management/rules.ts'
import { CHARTER_VERSION } from '../../money/recruitment/charter-words.data.ts'
import { findSignature } from '../../money/recruitment/queries.server.ts'

export type OwnPapers = Awaited<ReturnType<typeof readOwnPapers>>

/**
 * The psychic's papers, the latest first, each with what was decided and its last day; when the profile closes for want
 * of one; and their signature of the present charter. The files stay sealed, and who of the staff decided is not told.
 * @throws {Refusal} as psychicOf
 */
export async function readOwnPapers(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const { db } = visit
  const [documents, ends, signature] = await Promise.all([
    listDocuments(db, psychicId),
    findPapers(db, psychicId),
    findSignature(db, psychicId, CHARTER_VERSION),
  ])
  const today = dayInParis(visit.now())
  const soon = daysAfter(today, WARNED_DAYS)
  const outlasts = (expiresOn: string | null) => expiresOn === null || expiresOn > soon
  // A paper whose successor is accepted need not be replaced.
  const isKept = (kind: DocumentKind) =>
    documents.some((one) => one.kind === kind && one.outcome === 'accepted' && outlasts(one.expiresOn))
  return {
    papers: documents.map(({ id, kind, outcome, reason, expiresOn, keptAt }) => ({
      id,
      kind,
      state: isOver(expiresOn, today) ? ('over' as const) : (outcome ?? ('waits' as const)),
      isEnding: !outlasts(expiresOn) && !isOver(expiresOn, today) && !isKept(kind),
      reason,
      expiresOn,
      keptAt: keptAt.toISOString(),
    })),
    pausesOn: paperStage(ends, today) === 'over' ? pausesOn(ends) : null,
    signature: signature && { name: signature.name, at: signature.signedAt.toISOString() },
  }
}
