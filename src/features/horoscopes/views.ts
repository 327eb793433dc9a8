import type { Because } from './because.ts'
import type { Section } from './compose.ts'
import type { Topic } from './fragments/sheet.ts'
import type { Period, Span } from './periods.ts'

export interface SectionView {
  topic: Topic
  text: string
  score: number
  because: Because[]
  sentences: { text: string; because: Because }[]
}

export interface HoroscopeView {
  signId: number
  period: Period
  from: string
  to: string
  sections: SectionView[]
}

export const viewHoroscope = (
  period: Period,
  signId: number,
  { from, to }: Span,
  sections: readonly Section[],
): HoroscopeView => ({
  signId,
  period,
  from,
  to,
  sections: sections.map(({ topic, score, said }) => ({
    topic,
    text: said.map(({ text }) => text).join(' '),
    score,
    because: said.map(({ because }) => because),
    sentences: said.map(({ text, because }) => ({ text, because })),
  })),
})
