import { randomBytes } from 'node:crypto'
import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { DAY_SECONDS } from '../../../../platform/time/instants.ts'
import { countAttempt } from '../../../house/limits/count-attempt.server.ts'
import { tidied } from '../../../house/users/registration-faults.server.ts'
import { psychicOf } from '../../../house/visit/access.ts'
import { insertOrFind, listOf } from '../queries.server.ts'
import type { Subject } from '../rules.ts'
import { messagePlace, openAnswer, openMessage } from '../sealed-message.server.ts'
import { messageFaults } from '../send-message.server.ts'

const MOST_A_DAY = 10

/**
 * A psychic's question to the house: a message like any other, from an account, so that nobody has to solve a challenge.
 * The same words again are the same question.
 * @throws {Refusal} as psychicOf; emailUnproven for who could get no answer by mail; the first of messageFaults,
 * tooManyRequests
 */
export async function askHouse(visit: Visit, given: { subject: string; message: string }): Promise<void> {
  const { id, firstName, email } = psychicOf(visit)
  if (email === null) throw new Refusal('emailUnproven')
  const written = { name: firstName, emailAddress: email, message: tidied(given.message) }
  const [fault] = messageFaults({ subject: given.subject, ...written })
  if (fault) throw fault
  const limit = { name: 'house-question', most: MOST_A_DAY, seconds: DAY_SECONDS }
  await countAttempt(visit, [{ limit, subject: String(id) }], 'tooManyRequests')
  const { keys, digest } = visit.app
  const reference = `M-${randomBytes(6).toString('hex').toUpperCase()}`
  const words = JSON.stringify([id, given.subject, written.message])
  await insertOrFind(visit.db, {
    siteId: visit.site.id,
    reference,
    userId: id,
    subject: given.subject as Subject,
    sealed: keys.seal(messagePlace(reference), JSON.stringify(written)),
    digest: digest(`contact:${words}`),
    addressMark: null,
    at: visit.now(),
  })
}

/**
 * The psychic's own questions to the house with its answers, the newest first.
 * @throws {Refusal} as psychicOf
 */
export async function readOwnQuestions(visit: Visit) {
  const { id } = psychicOf(visit)
  const rows = await listOf(visit.db, id)
  return rows.map(({ sealed, sealedAnswer, sentAt, closedAt, reference, subject }) => ({
    reference,
    subject,
    message: openMessage(visit.app.keys, { reference, sealed }).message,
    answer: openAnswer(visit.app.keys, { reference, sealedAnswer }),
    sentAt: sentAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
}
