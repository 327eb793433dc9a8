import { Refusal } from '../../../errors.ts'
import { textFaults } from '../../house/users/typed-faults.server.ts'
import { LIMITS, listed, MOST_SPECIALITIES, paragraphsOf, SPECIALITY_MAX } from './rules.ts'

/** The faults of what a psychic types of themselves, at an application and later. */
export const wordFaults = ({ headline, presentation, method }: Record<keyof typeof LIMITS, string>): Refusal[] => [
  ...textFaults('headline', headline, 1, LIMITS.headline),
  ...textFaults('presentation', presentation, 1, LIMITS.presentation),
  ...textFaults('method', method, 1, LIMITS.method),
]

/** @throws {Refusal} textLength at `presentation` */
export function readPresentation(typed: string): string[] {
  const presentation = paragraphsOf(typed)
  if (!presentation) throw new Refusal('textLength', 'presentation')
  return presentation
}

/** @throws {Refusal} parametersMissing or textLength at `specialities` */
export function readSpecialities(typed: string): string[] {
  const specialities = listed(typed)
  if (specialities.length === 0) throw new Refusal('parametersMissing', 'specialities')
  if (specialities.length > MOST_SPECIALITIES || specialities.some(({ length }) => length > SPECIALITY_MAX)) {
    throw new Refusal('textLength', 'specialities')
  }
  return specialities
}
