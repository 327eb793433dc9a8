import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import type { Side } from '../rooms/rules.ts'
import { findFollowUp, type StoredFollowUp } from './queries.server.ts'
import { isReachable, mayFollow } from './reachable.server.ts'
import { untilOf } from './rules.ts'
import { openAnswer, openFollowUp } from './sealed-follow-up.server.ts'
import type { followUpShape, followUpWords } from './shapes.server.ts'

export type FollowUp = z.infer<typeof followUpShape>
export type FollowUpWords = z.infer<typeof followUpWords>

const said = (text: string | null, at: Date | null) => (text === null || !at ? null : { text, at: at.toISOString() })

const wordsOf = (keys: KeyRing, row: StoredFollowUp | null): FollowUpWords => ({
  message: row && said(openFollowUp(keys, row), row.writtenAt),
  answer: row && said(openAnswer(keys, { id: row.id, sealed: row.sealedAnswer }), row.answeredAt),
})

/** What was written after a consultation. Whoever calls this has checked that it may be read. */
export const followUpWordsOf = async (db: Database, keys: KeyRing, id: number): Promise<FollowUpWords> =>
  wordsOf(keys, await findFollowUp(db, id))

/** What comes after a consultation, as one of its sides sees it. @throws {Refusal} notFound */
export async function readFollowUp(visit: Visit, id: number): Promise<FollowUp> {
  const { consultation, side } = await findParticipant(visit, id)
  return viewFollowUp(visit, consultation, side)
}

export async function viewFollowUp(visit: Visit, consultation: Consultation, side: Side): Promise<FollowUp> {
  const row = await findFollowUp(visit.db, consultation.id)
  const words = wordsOf(visit.app.keys, row)
  const until = consultation.endedAt && untilOf(consultation.endedAt)
  const isOpen = until !== null && visit.now() < until && !row?.writtenAt
  const isAgreed = row !== null && row.agreedAt !== null && row.revokedAt === null
  const asks = side === 'client' && isOpen && row === null && (await mayFollow(visit, consultation))
  const mayWrite =
    side === 'psychic' &&
    isOpen &&
    isAgreed &&
    (await mayFollow(visit, consultation)) &&
    (await isReachable(visit, consultation))
  return {
    asks,
    mayRevoke: side === 'client' && isOpen && isAgreed,
    mayWrite,
    mayAnswer: side === 'client' && words.message !== null && words.answer === null,
    until: until?.toISOString() ?? null,
    ...words,
  }
}
