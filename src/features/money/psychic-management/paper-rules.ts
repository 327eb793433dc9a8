import { daysAfter } from '../../../platform/time/days.ts'

/** How long before their papers end psychics are told, and how long after it their profile stays open. */
export const WARNED_DAYS = 30
export const GRACE_DAYS = 30

export const paperStages = ['soon', 'over', 'paused'] as const
export type PaperStage = (typeof paperStages)[number]

interface Papers {
  /** The last day on which all of them are valid; null where none ends. */
  until: string | null
  /** When the psychic was told that they are over: nobody's profile closes without it. */
  overToldOn: string | null
}

/** When a profile closes for its papers; null while its psychic was not told that they are over. */
export const pausesOn = ({ overToldOn }: Papers): string | null => overToldOn && daysAfter(overToldOn, GRACE_DAYS)

/** What the end of papers comes to on a day; null for nothing yet. */
export function paperStage(papers: Papers, today: string): PaperStage | null {
  const { until } = papers
  if (until === null || until > daysAfter(today, WARNED_DAYS)) return null
  if (until >= today) return 'soon'
  const closes = pausesOn(papers)
  return closes !== null && closes <= today ? 'paused' : 'over'
}
