import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { ownRosterOf } from './roster.server.ts'
import { turnOfDay } from './rules.ts'
import { type PsychicView, viewPsychic } from './views.ts'

/** The psychic of the day, by the date in Paris; listed psychics take turns. Null if none is listed. */
export async function psychicOfDay(visit: Visit): Promise<PsychicView | null> {
  const now = visit.now()
  const people = (await ownRosterOf(visit)).filter((row) => !row.isAutomaton).sort((a, b) => a.id - b.id)
  const chosen = people[turnOfDay(dayInParis(now), people.length)]
  return chosen ? viewPsychic(chosen, now) : null
}
