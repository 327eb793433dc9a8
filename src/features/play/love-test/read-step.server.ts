import { data, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { answersIn, faultsOf, stepToAsk } from './answers.ts'
import { FIRST, isBefore, pathOf, type Step, stepAfter } from './steps.ts'

/** The field by which somebody without scripts agreed that the answers are read here. */
export const CONSENT = 'consent'

/** Has the browser send the same form on to another page: the answers are kept nowhere between two of them. */
const sentOn = (path: string): Response => redirect(path, 307)

/**
 * A step without scripts: shows it with the answers that the form brought, or sends them on once it is complete.
 * Without the consent of the first page nothing is read.
 */
export function readStep(visit: Visit, step: Step, form: FormData) {
  if (form.get(CONSENT) !== 'yes') throw redirectTo(FIRST)
  const answers = answersIn(form)
  const today = dayInParis(visit.now())
  const missing = stepToAsk(answers, today)
  if (missing && isBefore(missing, step)) throw sentOn(pathOf[missing])
  if (form.get('from') !== step) return data({ answers, faults: [] })
  const faults = step === 'people' || step === 'questions' ? faultsOf(step, answers, today) : []
  if (faults.length > 0) return data({ answers, faults }, { status: 400 })
  throw sentOn(pathOf[stepAfter(step)])
}

/** The first page without scripts: whether the consent is lacking. */
export function begin(form: FormData) {
  if (form.get(CONSENT) === 'yes') throw sentOn(pathOf.people)
  return data({ lacksConsent: true }, { status: 400 })
}
