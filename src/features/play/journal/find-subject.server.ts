import type { Visit } from '../../../app.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { readReceipt } from '../../consult/rooms/read-receipt.server.ts'
import type { JournalKind } from '../../house/journal/kinds.ts'
import { LENGTHS, shownSpan, spanOf } from '../../sky/horoscopes/periods.ts'
import { readSpan } from '../../sky/horoscopes/read-horoscope.server.ts'
import { readResult } from '../draws/results.server.ts'
import { findShownGame } from '../games/read-games.server.ts'
import { checkedQuestion } from './checked-words.ts'
import type { SubjectOf } from './shapes.server.ts'

/** What a person asks to keep. */
export interface Sought {
  kind: JournalKind
  reference: string
  /** What they ask themselves, of a question only. */
  question?: string | undefined
}

/** By `<game>/<id of the result>`: the person's own draws only, since others stay their owners'. */
async function findDraw(visit: Visit, reference: string): Promise<SubjectOf<'draw'>> {
  const [slug = '', id = '', ...more] = reference.split('/')
  if (more.length > 0) throw new Refusal('notFound')
  const result = await readResult(visit, slug, id)
  if (!result.isOwn) throw new Refusal('notFound')
  const shown = await findShownGame(visit, slug)
  return {
    kind: 'draw',
    game: slug,
    id: result.drawId,
    name: shown?.words.name ?? result.game.deck.name,
    spread: result.spread.name,
    theme: result.theme,
    question: result.question,
    cards: result.cards.map(({ card, reversed, position }) => ({ name: card.name, reversed, position: position.name })),
    day: dayInParis(result.finishedAt),
  }
}

/**
 * By `<length>/<first day>/<sign>`: those that the pages show today or showed yesterday, for somebody who reads past
 * midnight.
 */
async function findHoroscope(visit: Visit, reference: string): Promise<SubjectOf<'horoscope'>> {
  const [named, from, signed, ...more] = reference.split('/')
  const length = LENGTHS.find((one) => one === named)
  const sign = SIGNS.find((one) => one === signed)
  if (!length || !sign || more.length > 0) throw new Refusal('notFound')
  const today = dayInParis(visit.now())
  const days = [0, -1, 1].map((days) => daysAfter(today, days))
  const spans = days.flatMap((day) => [spanOf(length, day), shownSpan(length, day)])
  const span = spans.find((one) => one.from === from)
  if (!span) throw new Refusal('notFound')
  const { sections } = await readSpan(visit, length, sign, span)
  const parts = sections.map(({ topic, text }) => ({ topic, text }))
  return { kind: 'horoscope', sign, length, from: span.from, to: span.to, parts }
}

/** By its id, once it has ended: nothing of what was said. */
async function findConsultation(visit: Visit, reference: string): Promise<SubjectOf<'consultation'>> {
  if (!/^[1-9]\d{0,14}$/.test(reference)) throw new Refusal('notFound')
  const { consultation, receipt } = await readReceipt(visit, Number(reference))
  return {
    kind: 'consultation',
    id: consultation.id,
    psychic: { name: consultation.psychicName, slug: consultation.psychicSlug },
    day: dayInParis(consultation.requestedAt),
    seconds: receipt.seconds,
  }
}

/**
 * Reads what a person wants to keep in the journal, as it is now.
 * @throws {Refusal} notFound where it is not theirs, consultationNotEnded, and as checkedQuestion
 */
export function findSubject(visit: Visit, { kind, reference, question }: Sought) {
  switch (kind) {
    case 'draw':
      return findDraw(visit, reference)
    case 'horoscope':
      return findHoroscope(visit, reference)
    case 'consultation':
      return findConsultation(visit, reference)
    case 'question':
      return { kind, question: checkedQuestion(question) }
  }
}
