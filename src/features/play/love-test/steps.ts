import { href } from 'react-router'

export const FIRST = href('/love-test')

/** The steps after the first page, in order. */
export const STEPS = ['people', 'questions', 'address', 'results', 'thanks'] as const
export type Step = (typeof STEPS)[number]

export const pathOf: Readonly<Record<Step, string>> = {
  people: href('/love-test/user-informations'),
  questions: href('/love-test/love-questions'),
  address: href('/love-test/prospect-email'),
  results: href('/love-test/love-results'),
  thanks: href('/love-test/merci'),
}

export const isBefore = (one: Step, other: Step): boolean => STEPS.indexOf(one) < STEPS.indexOf(other)

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step
/** The path of the step before, or of the first page. */
export function pathBefore(step: Step): string {
  const before = STEPS[STEPS.indexOf(step) - 1]
  return before ? pathOf[before] : FIRST
}
