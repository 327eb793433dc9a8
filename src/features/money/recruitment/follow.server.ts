import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tokenHash } from '../../../platform/session/token.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { listDocuments } from '../psychic-management/document-queries.server.ts'
import { isOver, missingDocuments } from '../psychic-management/rules.ts'
import { CHARTER_VERSION } from './charter-words.data.ts'
import { keepPaper, type Paper, pictureOf, type SentPaper } from './keep-paper.server.ts'
import { type Application, findByLink, findSignature, lockState, withdraw } from './queries.server.ts'
import { isOpen, MOST_PAPERS } from './rules.ts'
import { signAs, type TypedSignature } from './sign-charter.server.ts'

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

/** @throws {Refusal} stepImpossible once the application takes no papers, papersFull */
async function keepOne(visit: Visit, id: number, paper: Paper): Promise<void> {
  if (!isOpen(await lockState(visit.db, id))) throw new Refusal('stepImpossible')
  if ((await listDocuments(visit.db, id)).length >= MOST_PAPERS) throw new Refusal('papersFull')
  await keepPaper(visit, id, paper)
}

/** Adds a paper to an application. @throws {Refusal} notFound, and as pictureOf and keepOne */
export async function addPaper(outer: Visit, token: string, sent: SentPaper): Promise<void> {
  const { id } = await applicationOf(outer, token)
  const paper = await pictureOf(sent)
  await inTransaction(outer, (visit) => keepOne(visit, id, paper))
}

/** Signs the charter in force as an applicant. @throws {Refusal} notFound, and as signAs and keepOne */
export async function signCharter(visit: Visit, token: string, typed: TypedSignature): Promise<void> {
  const { id } = await applicationOf(visit, token)
  await signAs(visit, id, typed, keepOne)
}

/** Takes an application back: its papers and signature are deleted at once. @throws {Refusal} notFound, stepImpossible */
export async function withdrawApplication(outer: Visit, token: string): Promise<void> {
  const { id } = await applicationOf(outer, token)
  await inTransaction(outer, async (visit) => {
    if (!isOpen(await lockState(visit.db, id))) throw new Refusal('stepImpossible')
    await withdraw(visit.db, id)
  })
}
