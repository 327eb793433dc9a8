import type { Sign } from '../../../astrology/names.ts'
import type { Because } from './because.ts'
import type { Section } from './compose.ts'
import type { Topic } from './fragments/sheet.ts'
import type { Period, Span } from './periods.ts'

export interface SectionView {
  topic: Topic
  text: string
  score: number
  /** Whether an editor's text replaces the computed one. */
  edited: boolean
  because: Because[]
  sentences: { text: string; because: Because | null }[]
}

export interface HoroscopeView {
  sign: Sign
  period: Period
  from: string
  to: string
  sections: SectionView[]
}

export const viewHoroscope = (
  period: Period,
  sign: Sign,
  { from, to }: Span,
  sections: readonly Section[],
): HoroscopeView => ({
  sign,
  period,
  from,
  to,
  sections: sections.map(({ topic, score, said, edited }) => ({
    topic,
    score,
    edited: edited !== undefined,
    text: edited ?? said.map(({ text }) => text).join(' '),
    because: edited === undefined ? said.map(({ because }) => because) : [],
    sentences:
      edited === undefined ? said.map(({ text, because }) => ({ text, because })) : [{ text: edited, because: null }],
  })),
})
