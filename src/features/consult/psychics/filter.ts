import { folded } from '../../../platform/i18n/folded.ts'
import type { PsychicRow } from './queries.server.ts'
import { isNew, type Platform, type PsychicStatus } from './rules.ts'
import type { Gender } from './trades.ts'

export interface Filter {
  jobId?: number | undefined
  status?: PsychicStatus | undefined
  /** Part of the name, ignoring accents and case. */
  name?: string | undefined
  /** Highest price, euros per minute. */
  price?: number | undefined
  gender?: Gender | undefined
  isNew?: boolean | undefined
  /** Channels of which at least one is open now; an empty list sets no limit. */
  platforms?: readonly Platform[] | undefined
}

/** Whether a psychic passes; filters that are not set let everyone pass. */
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
