import { randomUUID } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { release, walletBalance } from '../../house/ledger/queries.server.ts'
import { psychicShare, vatWithin } from '../../house/ledger/rules.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { charterTopics, sellsOrLeads } from '../charter/charter.ts'
import { postBill } from '../consultations/post-bill.server.ts'
import { finishItem } from '../pools/queries.server.ts'
import { announce } from '../rooms/announce.server.ts'
import {
  type Consultation,
  findConsultation,
  lockConsultation,
  markOver,
  recordEvent,
} from '../rooms/queries.server.ts'
import { insertReceipt } from '../rooms/receipts.server.ts'
import type { Bill } from '../rooms/rules.ts'
import { messagePlace } from '../rooms/sealed-message.server.ts'
import { clearMisses } from './door-queries.server.ts'
import { answerText } from './message-texts.server.ts'
import { onSiteOf } from './on-site.ts'
import { countParts } from './parts.ts'
import { pushAnswer } from './push.server.ts'
import { insertWords, markAnswered } from './queries.server.ts'
import { isLength, tidied } from './rules.ts'
import { deliverAnswerJob } from './work.ts'

interface Answer {
  text: string
  /** Whether the psychic read an answer again whose words the charter may forbid. */
  confirmed: boolean
}

/**
 * Answers a question that the psychic holds: its price is posted, once, and the answer is sent.
 * @throws {Refusal} textQuestionLength, textTellsContact, textCharter for words that are not confirmed, notFound,
 * textNotHeld, textOver
 */
export async function answerQuestion(outer: Visit, id: number, { text: typed, confirmed }: Answer): Promise<void> {
  const { psychicId } = psychicOf(outer)
  const text = tidied(typed)
  if (!isLength(text)) throw new Refusal('textQuestionLength', 'text')
  if (sellsOrLeads(text)) throw new Refusal('textTellsContact', 'text')
  const found = await findConsultation(outer.db, id)
  if (found?.channel !== 'sms' || found.psychicId !== psychicId) throw new Refusal('notFound')
  if (!confirmed && charterTopics(text).length > 0) throw new Refusal('textCharter', 'text')
  await inTransaction(outer, async (visit) => {
    const consultation = await lockConsultation(visit.db, id)
    if (consultation?.status !== 'asked') throw new Refusal('textOver')
    if (!(await finishItem(visit.db, { kind: 'sms', reference: id, psychicId }))) throw new Refusal('textNotHeld')
    const of = { consultationId: id, author: 'psychic' as const, clientId: randomUUID() }
    await insertWords(visit.db, { ...of, sealed: visit.app.keys.seal(messagePlace(of), text) })
    const sent = await answerText(onSiteOf(visit, consultation), consultation, text)
    await markAnswered(visit.db, id, countParts(sent).parts)
    await charge(visit, consultation)
    await clearMisses(visit.db, psychicId)
    await visit.app.jobs.send(visit, deliverAnswerJob, { consultationId: id })
    await pushAnswer(visit, consultation)
    announce(visit, consultation)
  })
}

/** Posts the price of an answer, and writes its receipt. */
async function charge(visit: Visit, consultation: Consultation): Promise<void> {
  const { id, siteId, clientId, vatPercent, psychicSharePercent } = consultation
  const total = consultation.pricePerAnswer ?? 0
  const bill: Bill = {
    seconds: 0,
    freeSeconds: 0,
    total,
    vat: vatWithin(total, vatPercent),
    psychicShare: psychicShare(total, vatPercent, psychicSharePercent),
    offeredShare: 0,
  }
  const house = visit.app.house()
  await markOver(visit.db, id, 'ended', null, house)
  const { promotional } = await release(visit.db, id)
  const before = await walletBalance(visit.db, siteId, clientId)
  const balanceBefore = before.balance + before.promotional
  const posted = await postBill(visit, consultation, bill, { promotional, held: false })
  await insertReceipt(visit.db, {
    consultationId: id,
    ...bill,
    giftSeconds: 0,
    pricePerMinute: consultation.pricePerMinute,
    balanceBefore,
    balanceAfter: balanceBefore - total,
    waived: false,
    ...posted,
  })
  await recordEvent(visit.db, id, { kind: 'ended', side: 'psychic', reason: null }, house)
}
