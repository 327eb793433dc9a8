import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { clientOf, psychicOf } from '../../house/visit/access.ts'
import { listMessages } from '../consultations/messages.server.ts'
import { openItems } from '../pools/queries.server.ts'
import { type Consultation, knownConsultation } from '../rooms/queries.server.ts'
import type { ownShape, waitingShape } from './contract.server.ts'
import { type Door, readDoor } from './door-queries.server.ts'
import { findQuestion, idsOfClient, isReturning, type TextQuestion } from './queries.server.ts'
import { heldQuestion } from './take-question.server.ts'

export type OwnQuestion = z.infer<typeof ownShape>
export type WaitingQuestion = z.infer<typeof waitingShape>

const LISTED = 50

/** The client's own questions, newest first. */
export async function listOwn(
  visit: Visit,
  page: { before?: number | undefined; limit: number },
): Promise<{ questions: OwnQuestion[]; next: number | null }> {
  const of = { clientId: clientOf(visit).id, siteId: visit.site.id }
  const ids = await idsOfClient(visit.db, of, { before: page.before ?? null, limit: page.limit + 1 })
  const shown = ids.slice(0, page.limit)
  return {
    questions: await Promise.all(shown.map((id) => viewOwn(visit, id))),
    next: ids.length > page.limit ? lastOf(shown) : null,
  }
}

/** One of the client's own questions, that is known to exist. */
export async function viewOwn(visit: Visit, id: number): Promise<OwnQuestion> {
  const { consultation, question, words } = await read(visit, id)
  return {
    id,
    psychic: { id: consultation.psychicId, slug: consultation.psychicSlug, name: consultation.psychicName },
    status: consultation.status,
    pricePerAnswer: consultation.pricePerAnswer ?? 0,
    askedAt: consultation.requestedAt.toISOString(),
    dueAt: (question?.dueAt ?? consultation.requestedAt).toISOString(),
    answeredAt: question?.answeredAt?.toISOString() ?? null,
    question: words('client') ?? '',
    answer: words('psychic'),
    delivery: question?.delivery ?? null,
  }
}

export interface TextWork {
  open: boolean
  waiting: WaitingQuestion[]
  held: (WaitingQuestion & { until: string }) | null
}

/** What waits for the psychic. The words of a question are for who took it. */
export async function readWork(visit: Visit): Promise<TextWork & Door> {
  const { psychicId } = psychicOf(visit)
  const [door, held, items] = await Promise.all([
    readDoor(visit.db, psychicId),
    heldQuestion(visit),
    openItems(visit.db, { kind: 'sms', psychicId, limit: LISTED }),
  ])
  const waiting = await Promise.all(items.map(({ reference }) => viewWaiting(visit, reference, false)))
  return {
    ...door,
    open: door.isOffered && door.isOpen,
    waiting,
    held: held && { ...(await viewWaiting(visit, held.id, true)), until: held.until.toISOString() },
  }
}

async function viewWaiting(visit: Visit, id: number, isHeld: boolean): Promise<WaitingQuestion> {
  const { consultation, question, words } = await read(visit, id)
  return {
    id,
    firstName: consultation.clientFirstName,
    returning: await isReturning(visit.db, consultation),
    pricePerAnswer: consultation.pricePerAnswer ?? 0,
    askedAt: consultation.requestedAt.toISOString(),
    dueAt: (question?.dueAt ?? consultation.requestedAt).toISOString(),
    question: isHeld ? words('client') : null,
  }
}

interface Read {
  consultation: Consultation
  /** null once its words were erased. */
  question: TextQuestion | null
  words: (author: 'client' | 'psychic') => string | null
}

async function read({ db, app }: Visit, id: number): Promise<Read> {
  const [consultation, question, messages] = await Promise.all([
    knownConsultation(db, id),
    findQuestion(db, id),
    listMessages(db, app.keys, { id }),
  ])
  const words: Read['words'] = (author) => messages.find((one) => one.author === author)?.text ?? null
  return { consultation, question, words }
}
