import type { Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { inTransaction, whenCommitted } from '../../../platform/database/transaction.ts'
import { tellsDistress } from '../care/distress.ts'
import { mediaView } from '../media/file-details.server.ts'
import type { KeptFile } from '../media/keep-files.server.ts'
import type { MediaView } from '../media/rules.ts'
import { announce } from '../rooms/announce.server.ts'
import { answerMessage } from '../rooms/automaton-work.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { insertMessage, type SentMessage } from '../rooms/meter.server.ts'
import { type Consultation, findConsultation } from '../rooms/queries.server.ts'
import { isOver, type Side } from '../rooms/rules.ts'
import { endInCare } from './end-in-care.server.ts'
import { findMessage } from './messages.server.ts'

/** Seconds in which one side can write twenty messages, and send six files; enforced by write_message(). */
const MESSAGES_WITHIN = 10
const FILES_WITHIN = 60
/** Outcomes after which a message's text is still examined for distress. */
const heeded: ReadonlySet<string> = new Set(['sent', 'paused', 'too-many', 'full'])

export interface MessageView {
  sequence: number
  /** The sender's own id: a message sent again with it is not duplicated. */
  clientId: string
  author: Side
  /** Of a picture, its description; of a voice note, nothing. */
  text: string
  /** The sequence number of the message that it answers. */
  replyTo: number | null
  media: MediaView | null
  sentAt: Date
}

export interface NewMessage {
  clientId: string
  text: string
  replyTo?: number | null | undefined
  media?: KeptFile | null
}

export async function sendMessage(visit: Visit, id: number, message: NewMessage): Promise<MessageView> {
  const { consultation, side } = await findParticipant(visit, id)
  return writeMessage(visit, consultation, side, message)
}

/**
 * The psychic's first message starts the meter, and one after a silence resumes it; a picture or a voice note counts as
 * any message does, once it has arrived. A client's message of distress is delivered, and ends the consultation.
 */
export async function writeMessage(
  outer: Visit,
  consultation: Consultation,
  author: Side,
  { clientId, text, replyTo = null, media = null }: NewMessage,
): Promise<MessageView> {
  const { id } = consultation
  const { keys } = outer.app
  const shown = { clientId, author, text, replyTo, media: media && mediaView(keys, sealedOf(media)) }
  const write = async (visit: Visit) => {
    const given = { consultationId: id, author, clientId, text, replyTo, media }
    const inserted = await insertMessage(visit.db, keys, given, visit.app.house())
    if (inserted.moved) announce(visit, consultation)
    // Even if nothing can be delivered, because the other side's connection is lost or there were too many messages.
    if (inDistress && heeded.has(inserted.outcome)) {
      await endInCare(visit, consultation, 'distress')
    }
    if (inserted.outcome !== 'sent') return inserted
    const view = { sequence: inserted.sequence, ...shown, sentAt: inserted.sentAt }
    whenCommitted(visit, () => visit.app.realtime.emit(`consultation:${id}`, 'message', { id, ...view }))
    if (isAnswered && !inDistress)
      await visit.app.jobs.send(visit, answerMessage, { consultationId: id, sequence: inserted.sequence })
    return inserted
  }
  const inDistress = author === 'client' && tellsDistress(text)
  const isAnswered = author === 'client' && consultation.isAutomaton
  // A single statement is its own transaction. A refusal is thrown after the commit, so that the sender still counts as
  // heard.
  const sent = isAnswered || inDistress ? await inTransaction(outer, write) : await write(outer)
  if (inDistress && heeded.has(sent.outcome) && sent.outcome !== 'sent') throw new Refusal('consultationEnded')
  // The first one with this client id, whatever was given now.
  if (sent.outcome === 'known') return findMessage(outer.db, keys, { id, sequence: sent.sequence })
  if (sent.outcome !== 'sent') throw await refusalOf(outer, id, sent.outcome)
  return { sequence: sent.sequence, ...shown, sentAt: sent.sentAt }
}

const sealedOf = ({ file, details }: KeptFile) => ({ file, sealed: details })

const refusals: Readonly<Partial<Record<SentMessage['outcome'], [ErrorName, number?]>>> = {
  paused: ['consultationPaused'],
  'too-many': ['tooManyMessages', MESSAGES_WITHIN],
  full: ['roomFull'],
  'too-many-files': ['tooManyFiles', FILES_WITHIN],
  'files-full': ['filesFull'],
  'no-reply': ['replyUnknown'],
  ended: ['consultationEnded'],
}

/** Why a message was not stored. */
export async function refusalOf(visit: Visit, id: number, outcome: SentMessage['outcome']): Promise<Refusal> {
  const [reason, wait] = refusals[outcome] ?? []
  if (reason) return new Refusal(reason, undefined, wait)
  const now = await findConsultation(visit.db, id)
  return new Refusal(now && isOver(now.status) ? 'consultationEnded' : 'roomNotOpen')
}
