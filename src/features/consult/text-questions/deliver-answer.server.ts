import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { listMessages } from '../consultations/messages.server.ts'
import { type Consultation, findConsultation, knownConsultation } from '../rooms/queries.server.ts'
import { answerText } from './message-texts.server.ts'
import { onSiteOf } from './on-site.ts'
import { findQuestion, markDelivery } from './queries.server.ts'
import { isStopped } from './stops-queries.server.ts'
import { tellClient } from './tell-client.server.ts'
import { followAnswerJob } from './work.ts'

/** A network reports within minutes that it could not deliver. */
const ASKED_AFTER_SECONDS = [10, 30, 120, 600, 3600]

/** Sends an answer to its client. A number that gets none reads it in the account. */
export async function deliverAnswer(app: App, consultationId: number): Promise<void> {
  const visit = systemVisit(app, app.sites[0])
  const found = await waiting(visit, consultationId)
  if (!found) return
  const there = onSiteOf(visit, found)
  const { number } = await findPhone(there.db, found.clientId)
  const words = await answerOf(there, consultationId)
  if (number === null || words === null || (await isStopped(there, number))) {
    await inTransaction(visit, (inner) => inAccountOnly(inner, consultationId))
    return
  }
  const text = await answerText(there, found, words)
  const from = app.config.textNumbers[found.siteId]
  const { refused, id } = await app.sms.send({ siteId: found.siteId, to: number, text, from })
  await inTransaction(visit, async (inner) => {
    if (refused) await inAccountOnly(inner, consultationId)
    // A network without reports has delivered what it took.
    else if (id === null) await markDelivery(inner.db, consultationId, 'delivered')
    else if (await markDelivery(inner.db, consultationId, 'sent')) await follow(inner, consultationId, id, 0)
  })
}

/** Asks what became of an answer that the network took. */
export async function followAnswer(
  app: App,
  { consultationId, messageId, asked }: { consultationId: number; messageId: string; asked: number },
): Promise<void> {
  const visit = systemVisit(app, app.sites[0])
  if ((await findQuestion(visit.db, consultationId))?.delivery !== 'sent') return
  const { refused, open } = await app.sms.fate(messageId)
  await inTransaction(visit, async (inner) => {
    if (refused) await inAccountOnly(inner, consultationId)
    else if (open) await follow(inner, consultationId, messageId, asked + 1)
    else await markDelivery(inner.db, consultationId, 'delivered')
  })
}

/** The answer can be read in the account alone; its client is told so by mail, once. */
export async function inAccountOnly(visit: Visit, id: number): Promise<void> {
  if (!(await markDelivery(visit.db, id, 'account'))) return
  const consultation = await knownConsultation(visit.db, id)
  await tellClient(onSiteOf(visit, consultation), consultation, 'inAccount')
}

async function follow(visit: Visit, consultationId: number, messageId: string, asked: number): Promise<void> {
  const startAfterSeconds = ASKED_AFTER_SECONDS[asked]
  if (startAfterSeconds === undefined) return
  await visit.app.jobs.send(visit, followAnswerJob, { consultationId, messageId, asked }, { startAfterSeconds })
}

async function waiting({ db }: Visit, id: number): Promise<Consultation | null> {
  const question = await findQuestion(db, id)
  return question?.delivery === 'sending' ? needed(await findConsultation(db, id), `consultation ${id}`) : null
}

/** null once it was erased. */
async function answerOf({ db, app }: Visit, id: number): Promise<string | null> {
  const messages = await listMessages(db, app.keys, { id })
  return messages.find(({ author }) => author === 'psychic')?.text ?? null
}
