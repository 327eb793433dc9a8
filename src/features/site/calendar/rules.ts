import { utcDay } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { isSeason, type Season } from '../../../sites/seasons/season.ts'
import { overrideOf, type SeasonOverride, seasonOf } from '../../house/seasons/rules.ts'

export interface Run {
  season: Season | 'none'
  firstDay: string
  lastDay: string
  by: 'calendar' | 'team'
}

/** Days beyond the year that are examined, to find the end of a season. */
const BEYOND = 366

/**
 * Seasons that visitors see, with equal consecutive days merged; days without a season by the calendar are left out.
 */
export function seasonRuns(overrides: readonly SeasonOverride[], siteId: number, year: number): Run[] {
  const runs: Run[] = []
  const end = Date.UTC(year + 1, 0, 1) + BEYOND * DAY_MS
  let previous: Run | null = null
  for (let at = Date.UTC(year, 0, 1) - BEYOND * DAY_MS; at < end; at += DAY_MS) {
    const day = utcDay(new Date(at))
    const by = overrideOf(overrides, siteId, day) ? 'team' : 'calendar'
    const season = seasonOf(overrides, siteId, new Date(at)) ?? 'none'
    if (previous && previous.season === season && previous.by === by) previous.lastDay = day
    else {
      previous = { season, firstDay: day, lastDay: day, by }
      runs.push(previous)
    }
  }
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return runs.filter(
    ({ season, by, firstDay, lastDay }) => (isSeason(season) || by === 'team') && lastDay >= first && firstDay <= last,
  )
}

interface Period {
  firstDay: string
  lastDay: string | null
}

/** Whether a period overlaps the days from `first` to `last`, both included. */
export const meets = ({ firstDay, lastDay }: Period, first: string, last: string): boolean =>
  firstDay <= last && (lastDay === null || lastDay >= first)

/** The weeks of a month, Monday first, completed with days of the neighbouring months. */
export function weeksOf(year: number, month: number): string[][] {
  const start = new Date(Date.UTC(year, month - 1, 1))
  const monday = start.getTime() - ((start.getUTCDay() + 6) % 7) * DAY_MS
  const next = Date.UTC(year, month, 1)
  const weeks: string[][] = []
  for (let at = monday; at < next; at += 7 * DAY_MS) {
    weeks.push(Array.from({ length: 7 }, (_, place) => utcDay(new Date(at + place * DAY_MS))))
  }
  return weeks
}
