import type { Visit } from '../../../app.ts'
import { ownRosterOf } from '../psychics/roster.server.ts'
import { type PsychicView, viewPsychic } from '../psychics/views.ts'
import type { Answers } from './answers.ts'
import { type Guided, rankFor } from './rank.ts'

/** The psychics of a site to whom the guide leads by these answers, and why. */
export async function chooseGuided(visit: Visit, answers: Answers): Promise<Guided<PsychicView>[]> {
  const now = visit.now()
  const roster = await ownRosterOf(visit)
  return rankFor(answers, roster, now).map(({ one, ...reasons }) => ({ one: viewPsychic(one, now), ...reasons }))
}
