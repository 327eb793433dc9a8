import { type Answers, birthDatesOf } from './answers.ts'
import { compareDates, type TwoSkies } from './compare-dates.ts'

/** For a browser without scripts; the others compute it themselves. Null without both dates. */
export function readSkies(answers: Answers): TwoSkies | null {
  const dates = birthDatesOf(answers)
  return dates && compareDates(dates)
}
