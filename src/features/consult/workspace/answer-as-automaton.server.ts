import { createHash } from 'node:crypto'
import type { App } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { answerCall } from '../automaton-calls/answer-call.server.ts'
import { acceptRequest } from '../consultations/answer-request.server.ts'
import { listMessages } from '../consultations/messages.server.ts'
import { writeMessage } from '../consultations/send-message.server.ts'
import { type Consultation, findConsultation } from '../rooms/queries.server.ts'
import { greet, replyTo } from './automaton.ts'

/** Accepts at once and greets: the greeting is the first message, which starts the meter. */
export async function acceptAsAutomaton(app: App, consultationId: number): Promise<void> {
  const consultation = await findConsultation(app.db, consultationId)
  if (!consultation?.isAutomaton) return
  if (consultation.channel === 'web-call') return quietly(() => answerCall(app, consultation))
  const visit = systemVisit(app, siteBy(app.sites, consultation.siteId))
  await quietly(async () => {
    if (consultation.status === 'requested')
      await acceptRequest(visit, { id: consultationId, psychicId: consultation.psychicId })
    await say(app, consultation, 0, greet(consultationId, namesOf(consultation)))
  })
}

export async function replyAsAutomaton(app: App, consultationId: number, sequence: number): Promise<void> {
  const consultation = await findConsultation(app.db, consultationId)
  if (!consultation?.isAutomaton) return
  const messages = await listMessages(app.db, app.keys, { id: consultationId, after: sequence - 1, limit: 1 })
  const heard = messages[0]
  if (heard?.author !== 'client') return
  await quietly(() =>
    say(app, consultation, sequence, replyTo(heard.text, consultationId + sequence, namesOf(consultation))),
  )
}

/** The message's key is derived from what it answers, so that a job run twice sends it once. */
async function say(app: App, consultation: Consultation, answering: number, text: string): Promise<void> {
  const visit = systemVisit(app, siteBy(app.sites, consultation.siteId))
  const clientId = createHash('sha256').update(`${consultation.id}:${answering}`).digest('hex').slice(0, 32)
  await writeMessage(visit, consultation, 'psychic', { clientId, text })
}

const namesOf = (consultation: Consultation) => ({
  firstName: consultation.clientFirstName,
  psychic: consultation.psychicName,
})

/** The client may have left in the meantime, which is not a fault of the job. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
  }
}
