import type { Sign } from '../../../astrology/names.ts'
import type { Because, Said } from './because.ts'
import type { Horoscope, Section } from './compose.ts'
import type { Topic } from './fragments/sheet.ts'
import { meaningOf } from './meaning.ts'
import type { Period, Span } from './periods.ts'

/** A sentence with its reason, and what that reason means; none for an editor's. */
export interface SentenceView {
  text: string
  because: Because | null
  meaning: string | null
}

interface TextView {
  text: string
  because: Because[]
  sentences: SentenceView[]
}

export interface SectionView extends TextView {
  topic: Topic
  score: number
  /** Whether an editor's text replaces the computed one. */
  edited: boolean
}

export interface OpeningView extends TextView {
  headline: string | null
}

export interface HoroscopeView {
  sign: Sign
  period: Period
  from: string
  to: string
  opening: OpeningView
  sections: SectionView[]
}

export const viewHoroscope = (
  period: Period,
  sign: Sign,
  { from, to }: Span,
  { opening, sections }: Horoscope,
): HoroscopeView => ({
  sign,
  period,
  from,
  to,
  opening: { headline: opening.headline, ...viewSaid(opening.said) },
  sections: sections.map(viewSection),
})

const viewSaid = (all: readonly Said[]): TextView => ({
  text: all.map(({ text }) => text).join(' '),
  because: all.map(({ because }) => because),
  sentences: all.map(({ text, because }) => ({ text, because, meaning: meaningOf(because) })),
})

function viewSection({ topic, score, said, edited }: Section): SectionView {
  if (edited === undefined) return { topic, score, edited: false, ...viewSaid(said) }
  const sentences = [{ text: edited, because: null, meaning: null }]
  return { topic, score, edited: true, text: edited, because: [], sentences }
}
