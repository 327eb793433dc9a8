import { href } from 'react-router'
/** Why something is not shown, in the general terms that are counted for anyone. */
export const reasonKinds = [
  'insult',
  'person',
  'off-topic',
  'not-consultation',
  'advertising',
  'unlawful',
  'author',
  'other',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** What the staff says where it doesn't show something: the kind for the public count, the words for its author. */
export interface Ground {
  kind: ReasonKind
  reason: string
}

/** Where anyone reads what becomes of reviews. */
export const LOG_PAGE = href('/voyance/avis')

/** A wait as people say it: never less than a minute, and in days only from the second on. */
export function roundWait(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}
