import { href } from 'react-router'

/** The general reasons for not showing a text, as counted in the public statistics. */
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

/** The staff's reason for not showing a text: the kind for the statistics, the words for its author. */
export interface Ground {
  kind: ReasonKind
  reason: string
}

/** The public page with the statistics on reviews. */
export const LOG_PAGE = href('/voyance/avis')

/** A rounded wait: at least a minute, and in days only from two days on. */
export function roundWait(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}
