import type { Person } from '../../../app.ts'
import { utcDay } from '../../../platform/time/days.ts'
import { isSeason, type Season } from '../../../sites/seasons/season.ts'
import { seasonAt } from '../../../sites/seasons/season-at.ts'
import { can } from '../staff/capabilities.ts'

export interface SeasonOverride {
  siteId: number
  /** 'none' shows no season on the site. */
  season: string
  /** Days in UTC, YYYY-MM-DD, the last one included. */
  firstDay: string
  lastDay: string
}

/** The first override of the site that covers this day, else the calendar's season. */
export function seasonOf(overrides: readonly SeasonOverride[], siteId: number, now: Date): Season | null {
  const found = overrideOf(overrides, siteId, utcDay(now))
  if (!found) return seasonAt(now)
  return isSeason(found.season) ? found.season : null
}

/** The override of the calendar on a day, if any. */
export const overrideOf = (overrides: readonly SeasonOverride[], siteId: number, day: string): SeasonOverride | null =>
  overrides.find((one) => one.siteId === siteId && one.firstDay <= day && day <= one.lastDay) ?? null

/**
 * The season that a member of staff asks to preview, possibly 'none'; undefined for other people, and for an unknown
 * season.
 */
export function previewed(person: Pick<Person, 'role'> | null, asked: string | null): Season | null | undefined {
  if (asked === null || !person || !can(person.role, 'seasons.preview')) return undefined
  if (asked === 'none') return null
  return isSeason(asked) ? asked : undefined
}
