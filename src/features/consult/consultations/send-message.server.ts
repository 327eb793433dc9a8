import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction, whenCommitted } from '../../../platform/database/transaction.ts'
import { tellsDistress } from '../care/distress.ts'
import { announce } from '../rooms/announce.server.ts'
import { answerMessage } from '../rooms/automaton-work.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { insertMessage } from '../rooms/meter.server.ts'
import { type Consultation, findConsultation } from '../rooms/queries.server.ts'
import { isOver, type Side } from '../rooms/rules.ts'
import { endInCare } from './end-in-care.server.ts'

/** Seconds in which one side can write twenty messages; enforced by send_message(). */
const MESSAGES_WITHIN = 10
/** Outcomes after which a message's text is still examined for distress. */
const heeded: ReadonlySet<string> = new Set(['sent', 'paused', 'too-many', 'full'])

export interface MessageView {
  sequence: number
  /** The sender's own id: a message sent again with it is not duplicated. */
  clientId: string
  author: Side
  text: string
  sentAt: Date
}

export interface NewMessage {
  clientId: string
  text: string
}

export async function sendMessage(visit: Visit, id: number, message: NewMessage): Promise<MessageView> {
  const { consultation, side } = await findParticipant(visit, id)
  return writeMessage(visit, consultation, side, message)
}

/**
 * The psychic's first message starts the meter, and one after a silence resumes it. A client's message of distress is
 * delivered, and ends the consultation.
 */
export async function writeMessage(
  outer: Visit,
  consultation: Consultation,
  author: Side,
  { clientId, text }: NewMessage,
): Promise<MessageView> {
  const { id } = consultation
  const write = async (visit: Visit) => {
    const inserted = await insertMessage(
      visit.db,
      visit.app.keys,
      { consultationId: id, author, clientId, text },
      visit.app.house(),
    )
    if (inserted.moved) announce(visit, consultation)
    // Even if nothing can be delivered, because the other side's connection is lost or there were too many messages.
    if (inDistress && heeded.has(inserted.outcome)) {
      await endInCare(visit, consultation, 'distress')
    }
    if (inserted.outcome !== 'sent') return inserted
    const view = { sequence: inserted.sequence, clientId, author, text, sentAt: inserted.sentAt }
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
  if (sent.outcome === 'paused') throw new Refusal('consultationPaused')
  if (sent.outcome === 'too-many') throw new Refusal('tooManyMessages', undefined, MESSAGES_WITHIN)
  if (sent.outcome === 'full') throw new Refusal('roomFull')
  if (sent.outcome === 'ended') throw new Refusal('consultationEnded')
  if (sent.outcome === 'closed') {
    const now = await findConsultation(outer.db, id)
    throw new Refusal(now && isOver(now.status) ? 'consultationEnded' : 'roomNotOpen')
  }
  return { sequence: sent.sequence, clientId, author, text: sent.stored, sentAt: sent.sentAt }
}
