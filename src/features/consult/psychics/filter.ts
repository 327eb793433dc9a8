import { folded } from '../../../platform/i18n/folded.ts'
import type { PsychicRow } from './queries.server.ts'
import { isNew, type Platform, type PsychicStatus } from './rules.ts'
import type { Gender } from './trades.ts'

export interface Filter {
  jobId?: number | undefined
  status?: PsychicStatus | undefined
  /** Part of the name, accents and case aside. */
  name?: string | undefined
  /** Highest euros by the minute. */
  price?: number | undefined
  gender?: Gender | undefined
  isNew?: boolean | undefined
  /** Open now, one of them at least; none asks for nothing. */
  platforms?: readonly Platform[] | undefined
}

/** Whether a psychic passes; what is not asked lets everyone pass. */
export function passes(filter: Filter, now: Date): (row: PsychicRow) => boolean {
  const { jobId, status, gender, platforms } = filter
  const name = filter.name ? folded(filter.name) : ''
  const priceAtMost = filter.price === undefined ? Number.POSITIVE_INFINITY : Math.round(filter.price * 100)
  return (row) =>
    (jobId === undefined || row.jobIds.includes(jobId)) &&
    (status === undefined || row.status === status) &&
    (gender === undefined || row.gender === gender) &&
    row.pricePerMinute <= priceAtMost &&
    (filter.isNew === undefined || isNew(row.joinedAt, now) === filter.isNew) &&
    (!platforms?.length || platforms.some((platform) => row.platforms.includes(platform))) &&
    (name === '' || folded(row.name).includes(name))
}
