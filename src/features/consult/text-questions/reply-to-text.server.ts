import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inEuros, inHour } from '../../../platform/i18n/french.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { findPerson, isSuspended } from '../../house/session/person.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { withdrawTexts } from '../../people/marketing/withdraw-marketing.server.ts'
import { tellsDistress } from '../care/distress.ts'
import { askQuestion, requireAsker } from './ask-question.server.ts'
import { agreedPrice, onlyOwner, takeDraft, writeAgreement, writeDraft } from './inbound-queries.server.ts'
import { type Said, understand } from './keywords.ts'
import { addressOf, contactAddress, sentence } from './message-texts.server.ts'
import { findOffer, isListed } from './queries.server.ts'
import { isWithin } from './quotas.server.ts'
import type { Inbound } from './receive-text.server.ts'
import {
  AGREE_HOURS,
  helpsADay,
  isLength,
  LEAST,
  lengthOf,
  MOST,
  ownReplies,
  repliesADay,
  TEXTS_PAGE,
  tidied,
} from './rules.ts'
import type { messageTexts } from './said-texts.ts'
import { draftPlace } from './sealed-draft.server.ts'
import { isStopped, resumeTexts, stopTexts } from './stops-queries.server.ts'

type Key = keyof typeof messageTexts.entries
/** What is answered: a sentence and its values; null for nothing. */
type Reply = { key: Key; values?: Record<string, string> } | null

/** Why a question is not taken, in a sentence of its own; the others in the words of the refusal. */
const refused: Readonly<Record<string, Key>> = {
  emailUnproven: 'finishAccount',
  birthDateMissing: 'finishAccount',
  minor: 'adultsOnly',
  onPause: 'paused',
  consentMissing: 'needConsent',
  balanceTooLow: 'noCredit',
  capReached: 'capReached',
  psychicClosedTexts: 'closed',
  clientDeclined: 'closed',
  consultationsHalted: 'halted',
  tooManyTexts: 'tooMany',
  phoneUnproven: 'unknownNumber',
}

/** What a client's own questions need; the others are counted with those of strangers. */
const own: ReadonlySet<Key> = new Set(['confirm', 'asked', 'dropped'])

/** Does what a message to the site's number asks, and answers it in one text. Nothing is charged here. */
export async function replyTo(visit: Visit, { from, text }: Inbound): Promise<void> {
  if (tellsDistress(text)) {
    await forgetDraft(visit, from)
    if (await isWithin(visit, helpsADay, from)) await write(visit, from, { key: 'care' })
    return
  }
  const said = understand(text)
  if (said.what === 'stop') {
    await forgetDraft(visit, from)
    await withdrawTexts(visit, from)
    if (await stopTexts(visit, from)) await write(visit, from, { key: 'stopped' })
    return
  }
  if (said.what === 'resume') await resumeTexts(visit, from)
  else if (await isStopped(visit, from)) return
  const reply = await replyOf(visit, from, said)
  if (reply && (await isWithin(visit, own.has(reply.key) ? ownReplies : repliesADay, from))) {
    await write(visit, from, reply)
  }
}

async function replyOf(visit: Visit, from: string, said: Said): Promise<Reply> {
  if (said.what === 'resume') return { key: 'resumed' }
  if (said.what === 'help') return { key: 'help', values: { address: addressOf(visit, TEXTS_PAGE) } }
  if (said.what === 'contact') return { key: 'contact', values: { address: contactAddress(visit) } }
  if (said.what === 'stop') return null
  const inner = await visitOfOwner(visit, from)
  if (!inner) return { key: 'unknownNumber', values: { address: addressOf(visit, TEXTS_PAGE) } }
  try {
    return await orUndone(inner, () => answerOwner(inner, said))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const key = refused[thrown.reason]
    if (!key) throw thrown
    return { key, values: { address: addressOf(visit, TEXTS_PAGE) } }
  }
}

async function answerOwner(visit: OwnerVisit, said: Said): Promise<Reply> {
  if (said.what === 'question') return question(visit, said)
  if (said.what === 'yes') return agree(visit)
  return (await takeDraft(visit.db, visit.user.id, visit.now())) ? { key: 'dropped' } : { key: 'nothingToConfirm' }
}

/** Within a transaction that goes on: nothing remains of work that fails. */
async function orUndone<T>({ db }: Visit, work: () => Promise<T>): Promise<T> {
  await sql`savepoint before_reply`.execute(db)
  try {
    return await work()
  } catch (thrown) {
    await sql`rollback to savepoint before_reply`.execute(db)
    throw thrown
  }
}

type OwnerVisit = Visit & { user: NonNullable<Visit['user']> }

/** The visit of the only account of the site that proved the number. */
async function visitOfOwner(visit: Visit, from: string): Promise<OwnerVisit | null> {
  const id = await onlyOwner(visit.db, visit.site.id, from)
  const user = id === null ? null : await findPerson(visit.db, visit.app.keys, id)
  if (user?.role !== 'client' || (await isSuspended(visit.db, user.id))) return null
  return { ...visit, user }
}

/** A yes to the price of the question that waits. */
async function agree(visit: OwnerVisit): Promise<Reply> {
  const { id } = visit.user
  const draft = await takeDraft(visit.db, id, visit.now())
  if (!draft) return { key: 'nothingToConfirm' }
  const { psychicId, pricePerAnswer } = draft
  const text = visit.app.keys.open(draftPlace(id), draft.sealed)
  const reply = await ask(visit, { psychicId, text, atMost: pricePerAnswer })
  await writeAgreement(visit.db, { userId: id, psychicId, pricePerAnswer }, visit.now())
  return reply
}

async function question(visit: OwnerVisit, said: Said & { what: 'question' }): Promise<Reply> {
  const { db, site } = visit
  const offer = await findOffer(db, site.id, { keyword: said.keyword })
  if (!offer) {
    const key = (await isListed(db, site.id, said.keyword)) ? 'closed' : 'unknownKeyword'
    return { key, values: { address: addressOf(visit, TEXTS_PAGE) } }
  }
  const text = tidied(said.question)
  if (!isLength(text)) {
    return { key: 'length', values: { least: String(LEAST), most: String(MOST), count: String(lengthOf(text)) } }
  }
  await requireAsker(visit)
  const { psychicId, pricePerAnswer, name } = offer
  const agreed = await agreedPrice(db, visit.user.id, psychicId)
  if (agreed !== null && pricePerAnswer <= agreed) return ask(visit, { psychicId, text, atMost: agreed })
  const sealed = visit.app.keys.seal(draftPlace(visit.user.id), text)
  const until = later(visit.now(), AGREE_HOURS * HOUR_MS)
  await writeDraft(db, visit.user.id, { psychicId, pricePerAnswer, sealed }, until)
  return { key: 'confirm', values: { name, price: inEuros(pricePerAnswer) } }
}

async function ask(visit: OwnerVisit, given: { psychicId: number; text: string; atMost: number }): Promise<Reply> {
  const { offer, dueAt } = await askQuestion(visit, { ...given, cameBy: 'text' })
  const values = { name: offer.name, price: inEuros(offer.pricePerAnswer), hour: inHour(dueAt) }
  return { key: 'asked', values }
}

async function forgetDraft(visit: Visit, from: string): Promise<void> {
  const id = await onlyOwner(visit.db, visit.site.id, from)
  if (id !== null) await takeDraft(visit.db, id, visit.now())
}

async function write(visit: Visit, to: string, { key, values }: NonNullable<Reply>): Promise<void> {
  const text = await sentence(visit, key, values)
  await sendText(visit, { to, text, from: visit.app.config.textNumbers[visit.site.id] })
}
