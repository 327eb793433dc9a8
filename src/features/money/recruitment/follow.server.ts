import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { pictureOfPages } from '../../../platform/pdf-pages/picture-of-pages.ts'
import { tokenHash } from '../../../platform/session/token.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { textFaults } from '../../house/users/typed-faults.server.ts'
import { insertDocument, listDocuments } from '../psychic-management/document-queries.server.ts'
import { encodeDocument, type MediaType } from '../psychic-management/encode-document.server.ts'
import { type DocumentKind, isOver, missingDocuments } from '../psychic-management/rules.ts'
import { sealDocument } from '../psychic-management/sealed-document.server.ts'
import { charterDigest, charterPdf } from './charter.server.ts'
import { CHARTER_VERSION } from './charter-words.data.ts'
import { type Application, findByLink, findSignature, insertSignature, lockState, withdraw } from './queries.server.ts'
import { isOpen, MOST_PAGES, MOST_PAPERS, PAPER_KINDS } from './rules.ts'

/** @throws {Refusal} notFound */
async function applicationOf(visit: Visit, token: string): Promise<Application> {
  const found = await findByLink(visit.db, visit.site.id, tokenHash(token))
  if (!found) throw new Refusal('notFound')
  return found
}

/** Where an application is, for whoever has its private address. @throws {Refusal} notFound */
export async function followApplication(visit: Visit, token: string) {
  const { id, name, state, receivedAt } = await applicationOf(visit, token)
  const [documents, signature] = await Promise.all([
    listDocuments(visit.db, id),
    findSignature(visit.db, id, CHARTER_VERSION),
  ])
  const today = dayInParis(visit.now())
  return {
    name,
    state,
    receivedAt: receivedAt.toISOString(),
    missing: missingDocuments(documents, today),
    papers: documents.map(({ id: paper, kind, outcome, reason, expiresOn, keptAt }) => ({
      id: paper,
      kind,
      outcome,
      reason,
      isOver: isOver(expiresOn, today),
      sentAt: keptAt.toISOString(),
    })),
    signature: signature && { name: signature.name, at: signature.signedAt.toISOString() },
  }
}

/** Keeps a paper while the application takes some. @throws {Refusal} stepImpossible, papersFull */
async function keep(visit: Visit, id: number, paper: { kind: DocumentKind; mediaType: MediaType; bytes: Buffer }) {
  if (!isOpen(await lockState(visit.db, id))) throw new Refusal('stepImpossible')
  if ((await listDocuments(visit.db, id)).length >= MOST_PAPERS) throw new Refusal('papersFull')
  const documentId = await nextId(visit.db, 'psychic_documents')
  await insertDocument(visit.db, {
    id: documentId,
    psychicId: id,
    kind: paper.kind,
    mediaType: paper.mediaType,
    sealed: sealDocument(visit.app.keys, documentId, paper.bytes),
    at: visit.now(),
    by: null,
  })
}

/**
 * Keeps a picture of a paper, re-encoded and sealed; of a PDF, pictures of its pages alone.
 * @throws {Refusal} notFound, parametersInvalid, invalidFileType, documentActive, tooManyPages, fileSizeExceeded, and as keep
 */
export async function addPaper(outer: Visit, token: string, given: { kind: string; name: string; bytes: Buffer }) {
  const { id } = await applicationOf(outer, token)
  const kind = PAPER_KINDS.find((one) => one === given.kind)
  if (!kind) throw new Refusal('parametersInvalid', 'kind')
  const { mediaType, bytes: encoded } = await encodeDocument(given)
  const bytes = mediaType === 'application/pdf' ? await pagesOf(encoded) : encoded
  await inTransaction(outer, (visit) => keep(visit, id, { kind, mediaType: 'image/webp', bytes }))
}

async function pagesOf(pdf: Buffer): Promise<Buffer> {
  const picture = await pictureOfPages(pdf, MOST_PAGES)
  if (picture === 'too-many-pages') throw new Refusal('tooManyPages')
  if (picture === 'unreadable') throw new Refusal('invalidFileType', 'file')
  return picture
}

/**
 * Signs the present version of the charter, once: a row keeps the version, the digest of the words and the name, and
 * the signed paper is kept sealed with the others, for the house to check.
 * @throws {Refusal} notFound, parametersMissing, textLength, charterSigned, and as keep
 */
export async function signCharter(outer: Visit, token: string, typed: { name: string; agreed: boolean }) {
  const { id } = await applicationOf(outer, token)
  const [fault] = textFaults('fullName', typed.name, 1, 120)
  if (fault) throw fault
  if (!typed.agreed) throw new Refusal('parametersMissing', 'agreed')
  const name = tidied(typed.name)
  const at = outer.now()
  const wording = await readWording(outer.app, outer.site.id, false)
  const bytes = await charterPdf({ name, at }, { ...readIdentity(outer), brand: outer.site.key }, wording)
  await inTransaction(outer, async (visit) => {
    await lockState(visit.db, id)
    if (await findSignature(visit.db, id, CHARTER_VERSION)) throw new Refusal('charterSigned')
    await keep(visit, id, { kind: 'charter', mediaType: 'application/pdf', bytes })
    await insertSignature(visit.db, { psychicId: id, version: CHARTER_VERSION, digest: charterDigest(), name, at })
  })
}

/** Takes an application back: its papers and signature are deleted at once. @throws {Refusal} notFound, stepImpossible */
export async function withdrawApplication(outer: Visit, token: string): Promise<void> {
  const { id } = await applicationOf(outer, token)
  await inTransaction(outer, async (visit) => {
    if (!isOpen(await lockState(visit.db, id))) throw new Refusal('stepImpossible')
    await withdraw(visit.db, id)
  })
}
