import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dayInParis } from '../../../platform/time/days.ts'
import { type AnswerFault, type Answers, type AskingStep, answersIn, faultsOf, stepToAsk } from './answers.ts'
import { keep, useKept } from './kept-answers.ts'
import { FIRST, isBefore, pathOf, type Step, stepAfter } from './steps.ts'

/** What a form sent without scripts brought to a step. */
export interface Arrived {
  answers: Answers
  faults: readonly AnswerFault[]
}

export interface StepState extends Arrived {
  /** Without scripts: the page's own form carries all answers on. */
  carried: boolean
}

export const today = (): string => dayInParis(new Date())

/** The answers that a step shows; null while they are unknown, and when the person is led back to an earlier step. */
export function useStep(step: Step, arrived: Arrived | undefined, stays = false): StepState | null {
  const kept = useKept()
  const navigate = useNavigate()
  const back = arrived || stays || kept === undefined ? null : wayBack(step, kept)
  useEffect(() => {
    if (arrived) keep(arrived.answers)
  }, [arrived])
  useEffect(() => {
    if (back) void navigate(back, { replace: true })
  }, [back, navigate])
  if (back) return null
  if (kept) return { answers: kept, faults: arrived?.faults ?? [], carried: false }
  return arrived ? { ...arrived, carried: true } : null
}

/** Where a step leads that can't be shown yet. */
function wayBack(step: Step, kept: Answers | null): string | null {
  if (!kept) return FIRST
  const missing = stepToAsk(kept, today())
  return missing && isBefore(missing, step) ? pathOf[missing] : null
}

/** What a form that asks does in the browser: every answer is kept as it is given, and nothing is sent. */
export function useAsking(step: AskingStep, given: readonly AnswerFault[]) {
  const navigate = useNavigate()
  const [faults, setFaults] = useState(given)
  const read = (event: FormEvent<HTMLFormElement>) => answersIn(new FormData(event.currentTarget))
  return {
    faults,
    onChange: (event: FormEvent<HTMLFormElement>) => keep(read(event)),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const answers = read(event)
      keep(answers)
      const found = faultsOf(step, answers, today())
      setFaults(found)
      if (found.length === 0) void navigate(pathOf[stepAfter(step)])
    },
  }
}
