import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { listDocuments } from '../psychic-management/document-queries.server.ts'
import { keepPaper, type Paper, pictureOf, type SentPaper } from './keep-paper.server.ts'
import { lockState } from './queries.server.ts'
import { MOST_WAITING } from './rules.ts'
import { signAs, type TypedSignature } from './sign-charter.server.ts'

/** @throws {Refusal} papersWaiting */
async function keepOne(visit: Visit, psychicId: number, paper: Paper): Promise<void> {
  await lockState(visit.db, psychicId)
  const waiting = (await listDocuments(visit.db, psychicId)).filter(({ outcome }) => outcome === null)
  if (waiting.length >= MOST_WAITING) throw new Refusal('papersWaiting')
  await keepPaper(visit, psychicId, paper)
}

/** Adds a paper to the psychic's own file, for the house to check. @throws {Refusal} as psychicOf, pictureOf and keepOne */
export async function sendOwnPaper(outer: Visit, sent: SentPaper): Promise<void> {
  const { psychicId } = psychicOf(outer)
  const paper = await pictureOf(sent)
  await inTransaction(outer, (visit) => keepOne(visit, psychicId, paper))
}

/** Signs the charter in force as a psychic of the house. @throws {Refusal} as psychicOf, signAs and keepOne */
export const signOwnCharter = async (visit: Visit, typed: TypedSignature): Promise<void> =>
  signAs(visit, psychicOf(visit).psychicId, typed, keepOne)
