import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { UploadedFile } from '../../../platform/contract/contract.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { asStaff, type StaffVisit, staffOf } from '../../house/staff/as-staff.server.ts'
import { closeDocument, findDocument, insertDocument, listDocuments } from './document-queries.server.ts'
import { checkedPdf, encodeDocument } from './encode-document.server.ts'
import { writeIdentityCheck, writeState } from './queries.server.ts'
import { type DocumentKind, isOver, missingDocuments, stateAfter } from './rules.ts'
import { openDocument, sealDocument } from './sealed-document.server.ts'
import { lockOne, subjectOf } from './take-step.server.ts'

/**
 * Stores a document that a psychic sent, sealed.
 * @throws {Refusal} as asStaff, lockOne, encodeDocument; stepImpossible
 */
export async function keepDocument(outer: Visit, id: number, kind: DocumentKind, file: UploadedFile): Promise<number> {
  staffOf(outer, 'psychics.manage')
  const { mediaType, bytes } = await encodeDocument(file)
  const about = { subject: subjectOf(id), details: { kind } }
  return asStaff(outer, 'psychic.document-add', about, async (visit, { id: by }) => {
    const { state } = await lockOne(visit, id)
    if (state === 'refused') throw new Refusal('stepImpossible')
    const documentId = await nextId(visit.db, 'psychic_documents')
    const sealed = sealDocument(visit.app.keys, documentId, bytes)
    await insertDocument(visit.db, { id: documentId, psychicId: id, kind, mediaType, sealed, at: visit.now(), by })
    return documentId
  })
}

/** @throws {Refusal} as lockOne, adminEntityNotFound */
async function documentOf(visit: StaffVisit, id: number, documentId: number) {
  const psychic = await lockOne(visit, id)
  const document = await findDocument(visit.db, id, documentId)
  if (!document) throw new Refusal('adminEntityNotFound')
  return { psychic, document }
}

/**
 * A document as a file; the download is logged. A PDF from before active content was checked is checked now.
 * @throws {Refusal} as asStaff and documentOf, documentActive
 */
export function takeDocument(outer: Visit, id: number, documentId: number): Promise<Response> {
  const about = { subject: subjectOf(id), details: { document: documentId } }
  return asStaff(outer, 'psychic.document-read', about, async (visit) => {
    const { kind, mediaType, sealed } = (await documentOf(visit, id, documentId)).document
    const name = `${kind}-${documentId}.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`
    const bytes = openDocument(visit.app.keys, documentId, sealed)
    if (mediaType === 'application/pdf') checkedPdf(bytes)
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${name}"` },
    })
  })
}

export type DocumentAnswer =
  | { outcome: 'accepted'; expiresOn?: string | null | undefined }
  | { outcome: 'refused'; reason: string }

/**
 * Records the check of a document. Once the last required one is accepted, the application advances.
 * @throws {Refusal} as asStaff and documentOf; documentAnswered, documentExpired
 */
export function answerDocument(outer: Visit, id: number, documentId: number, answer: DocumentAnswer): Promise<void> {
  const { outcome } = answer
  const reason = answer.outcome === 'refused' ? answer.reason : null
  const expiresOn = (answer.outcome === 'accepted' && answer.expiresOn) || null
  const details = { document: documentId, outcome }
  const about = { subject: subjectOf(id), reason: reason ?? undefined, details }
  return asStaff(outer, 'psychic.document-answer', about, async (visit, { id: by }) => {
    const { psychic, document } = await documentOf(visit, id, documentId)
    if (document.outcome !== null) throw new Refusal('documentAnswered')
    const today = dayInParis(visit.now())
    if (isOver(expiresOn, today)) throw new Refusal('documentExpired')
    // Identity papers always expire: without the date, nobody would be asked for new ones.
    if (outcome === 'accepted' && document.kind === 'identity' && !expiresOn) {
      throw new Refusal('parametersMissing', 'expiresOn')
    }
    await closeDocument(visit.db, documentId, { outcome, reason, expiresOn, at: visit.now(), by })
    if (outcome !== 'accepted') return
    if (document.kind === 'identity') await writeIdentityCheck(visit.db, id, today)
    const missing = missingDocuments(await listDocuments(visit.db, id), today)
    const next = missing.length === 0 ? stateAfter(psychic.state, 'check') : null
    if (next) await writeState(visit.db, id, next)
  })
}
