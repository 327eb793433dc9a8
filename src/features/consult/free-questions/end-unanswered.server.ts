import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import { takeOverdue } from '../pools/queries.server.ts'
import { unansweredLetter, unreadLetter } from './letters.ts'
import { giveTurnBack, lockQuestion, setStatus } from './queries.server.ts'

const AT_A_TIME = 50

/** Ends a question that nobody answered: its client is told so, and may ask again at once. Inside a transaction. */
export async function endUnanswered(visit: Visit, id: number): Promise<void> {
  await giveTurnBack(visit.db, id)
  const question = await lockQuestion(visit.db, id)
  if (question?.status !== 'waiting') return
  await setStatus(visit.db, id, 'lapsed')
  await mailClient(visit, question, question.isReading ? unreadLetter : unansweredLetter)
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

/** Nothing to an address that is no longer proved, or to somebody on a pause. */
export async function mailClient(outer: Visit, to: Locked, letter: typeof unansweredLetter): Promise<void> {
  const { email, clientId: userId, firstName } = to
  const visit = { ...outer, site: siteBy(outer.app.sites, to.siteId) }
  if (!email || !to.provedAt || (await isPaused(visit, { userId, email, phone: null }))) return
  const { label: company, canonical } = visit.site
  await sendMail(visit, email, (wording) => letter(wording, { company, canonical, firstName }))
}

/** Ends every question whose hours are over. */
export async function endOverdue(app: App): Promise<void> {
  let ended: number
  do {
    ended = await inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
      const items = await takeOverdue(visit.db, 'question', AT_A_TIME)
      for (const { reference } of items) await endUnanswered(visit, reference)
      return items.length
    })
  } while (ended === AT_A_TIME)
}
