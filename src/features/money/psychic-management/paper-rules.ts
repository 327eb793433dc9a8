import { daysAfter } from '../../../platform/time/days.ts'

/**
 * Days between the warning and the expiry of papers, and between the notice of expiry and the closing of the profile.
 */
export const WARNED_DAYS = 30
export const GRACE_DAYS = 30

export const paperStages = ['soon', 'over', 'paused'] as const
export type PaperStage = (typeof paperStages)[number]

interface Papers {
  /** The last day on which all of them are valid; null if none expires. */
  until: string | null
  /** When the psychic was told of the expiry: no profile closes without that notice. */
  overToldOn: string | null
}

/** When a profile closes because of its papers; null until its psychic was told of the expiry. */
export const pausesOn = ({ overToldOn }: Papers): string | null => overToldOn && daysAfter(overToldOn, GRACE_DAYS)

/** The stage that the expiry of papers has reached on a day; null if none yet. */
export function paperStage(papers: Papers, today: string): PaperStage | null {
  const { until } = papers
  if (until === null || until > daysAfter(today, WARNED_DAYS)) return null
  if (until >= today) return 'soon'
  const closes = pausesOn(papers)
  return closes !== null && closes <= today ? 'paused' : 'over'
}
