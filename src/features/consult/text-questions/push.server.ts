import type { Visit } from '../../../app.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { type Consultation, knownConsultation } from '../rooms/queries.server.ts'
import { findQuestion } from './queries.server.ts'
import { MY_TEXTS_PAGE, POOL_PAGE } from './rules.ts'

const newsOf = (id: number) => ({ key: String(id), about: `question-sms-${id}` })

/** Tells the psychic's devices of a question that waits for them. */
export async function pushAsked(visit: Visit, id: number): Promise<void> {
  const { psychicUserId, clientFirstName: name } = await knownConsultation(visit.db, id)
  if (psychicUserId === null) return
  const { dueAt } = needed(await findQuestion(visit.db, id), `text question ${id}`)
  const values = { name, dueAt: inDayAndHour(dueAt) }
  await sendPush(visit, psychicUserId, {
    kind: 'textAsked',
    ...newsOf(id),
    path: POOL_PAGE,
    values,
    trueUntil: dueAt,
  })
}

/** Tells the client's devices that their answer is there, beside the text message. */
export const pushAnswer = (visit: Visit, { id, clientId, psychicName: name }: Consultation): Promise<number> =>
  sendPush(visit, clientId, { kind: 'textAnswer', ...newsOf(id), path: MY_TEXTS_PAGE, values: { name } })
