import { Refusal } from '../../../errors.ts'
import type { StaffVisit } from '../../house/staff/as-staff.server.ts'
import { lockPsychic, type PsychicOfSite, writeState } from './queries.server.ts'
import { type Step, stateAfter } from './rules.ts'

export const subjectOf = (id: number) => `psychic:${id}`

/**
 * A psychic of the site, locked until the transaction ends.
 * @throws {Refusal} adminEntityNotFound
 */
export async function lockOne(visit: StaffVisit, id: number): Promise<PsychicOfSite> {
  const psychic = await lockPsychic(visit.db, visit.site.id, id)
  if (!psychic) throw new Refusal('adminEntityNotFound')
  return psychic
}

/**
 * Takes a step, once.
 * @throws {Refusal} as lockOne, stepImpossible
 */
export async function takeStep(visit: StaffVisit, id: number, step: Step): Promise<PsychicOfSite> {
  const psychic = await lockOne(visit, id)
  const state = stateAfter(psychic.state, step)
  if (!state) throw new Refusal('stepImpossible')
  await writeState(visit.db, id, state)
  return { ...psychic, state }
}
