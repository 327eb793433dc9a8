import { itemAt } from '../../../platform/needed/needed.ts'
import { portraitAddress } from '../../../ui/avatar/portrait-address.ts'
import type { ReturnDay } from '../hours/coming-week.server.ts'
import type { PsychicRow } from './queries.server.ts'
import { isNew, type Platform, type PsychicStatus, roundRating, titleOf } from './rules.ts'
import type { Gender } from './trades.ts'

/** A psychic in an answer and on a card. */
export interface PsychicView {
  id: number
  slug: string
  name: string
  gender: Gender
  title: string
  /** The main job. */
  jobId: number
  /** All of them, the main one first. */
  jobIds: number[]
  specialities: string[]
  /** Integer cents, VAT included. */
  pricePerMinute: number
  /** Average of published reviews, one decimal; null without any. */
  rating: number | null
  reviewCount: number
  isNew: boolean
  isFavorite: boolean
  isAutomaton: boolean
  status: PsychicStatus
  /** The channels open now. */
  platforms: Platform[]
  /** Address of a square picture of 192 px; the names of other sizes follow from it. */
  portrait: string | null
  /** When one who is absent comes back by their hours; null if it is not known. */
  back: { at: string; said: ReturnDay } | null
}

export interface PsychicGroup {
  id: number
  name: string
  psychics: PsychicView[]
  isFavoriteGroup: boolean
}

export function viewPsychic(row: PsychicRow, now: Date): PsychicView {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    gender: row.gender,
    title: titleOf(row.gender),
    jobId: itemAt(row.jobIds, 0),
    jobIds: row.jobIds,
    specialities: row.specialities,
    pricePerMinute: row.pricePerMinute,
    rating: roundRating(row.rating),
    reviewCount: row.reviewCount,
    isNew: isNew(row.joinedAt, now),
    isFavorite: row.isFavorite,
    isAutomaton: row.isAutomaton,
    status: row.status,
    platforms: row.platforms,
    portrait: row.portraitHash && portraitAddress(row.portraitHash),
    back: row.back ? { at: row.back.at.toISOString(), said: row.back.said } : null,
  }
}
