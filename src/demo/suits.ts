import { men } from '../../db/seed/psychics/men.data.ts'
import { women } from '../../db/seed/psychics/women.data.ts'
import type { SeedReview } from '../../db/seed/reviews.data.ts'

const profiles = new Map([...women, ...men].map((one) => [one.slug, one]))

/** Whether a review suits this psychic: nobody is praised for cards without reading any. */
export function suits({ of }: SeedReview, slug: string): boolean {
  if (!of) return true
  const profile = profiles.get(slug)
  if (!profile) return false
  const { job, otherJobs = [], channels } = profile
  return (!of.job || of.job === job || otherJobs.includes(of.job)) && (!of.channel || channels.includes(of.channel))
}
