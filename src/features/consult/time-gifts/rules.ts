import { href } from 'react-router'
import { dayInParis } from '../../../platform/time/days.ts'

/** Whole minutes that a psychic can give at once. */
export const GIFT_MINUTES = [3, 5, 10] as const
export type GiftMinutes = (typeof GIFT_MINUTES)[number]

/** Days for which given minutes stay good; nobody is hurried by them. */
export const GIFT_DAYS = 365

/** Minutes that a psychic can give in a month, by the average of their reviews; the first line that applies. */
export const QUOTAS = [
  { rating: 4.5, reviews: 10, minutes: 60 },
  { rating: 4, reviews: 5, minutes: 30 },
  { rating: 0, reviews: 0, minutes: 10 },
] as const

export interface Rated {
  /** Published reviews, and the sum of their stars. */
  reviews: number
  stars: number
}

/** A psychic's minutes of a month. One below four stars, once enough people said so, gives none. */
export function quotaOf({ reviews, stars }: Rated): number {
  const average = reviews === 0 ? 0 : stars / reviews
  if (reviews >= QUOTAS[1].reviews && average < QUOTAS[1].rating) return 0
  return QUOTAS.find((quota) => reviews >= quota.reviews && average >= quota.rating)?.minutes ?? 0
}

/** YYYY-MM, in Paris. */
export const monthOf = (at: Date): string => dayInParis(at).slice(0, 7)

export const giftPage = (consultationId: number): string =>
  href('/consultations/:id/offrir', { id: `${consultationId}` })
