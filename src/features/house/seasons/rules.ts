import type { Person } from '../../../app.ts'
import { utcDay } from '../../../platform/time/days.ts'
import { isSeason, type Season } from '../../../sites/seasons/season.ts'
import { seasonAt } from '../../../sites/seasons/season-at.ts'
import { can } from '../staff/capabilities.ts'

export interface SeasonOverride {
  siteId: number
  /** 'none' leaves a site without any. */
  season: string
  /** Days in UTC, YYYY-MM-DD, the last one included. */
  firstDay: string
  lastDay: string
}

/** The calendar's season, or the first override of the site that holds this day. */
export function seasonOf(overrides: readonly SeasonOverride[], siteId: number, now: Date): Season | null {
  const found = overrideOf(overrides, siteId, utcDay(now))
  if (!found) return seasonAt(now)
  return isSeason(found.season) ? found.season : null
}

/** What stands over the calendar on a day, if anything does. */
export const overrideOf = (overrides: readonly SeasonOverride[], siteId: number, day: string): SeasonOverride | null =>
  overrides.find((one) => one.siteId === siteId && one.firstDay <= day && day <= one.lastDay) ?? null

/** The season that a member of the staff asks to see, 'none' being one; undefined for others, and for no season. */
export function previewed(person: Pick<Person, 'role'> | null, asked: string | null): Season | null | undefined {
  if (asked === null || !person || !can(person.role, 'seasons.preview')) return undefined
  if (asked === 'none') return null
  return isSeason(asked) ? asked : undefined
}
