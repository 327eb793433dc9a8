import type { Submission, SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import type { Refusal } from '../../errors.ts'

/** Never sent back to the page. */
const secrets = ['password', 'oldPassword', 'code', 'resetCode', 'altcha']

type AnySubmission = Pick<Submission<unknown>, 'reply'>

/** The answer to a form that could not be parsed. */
export const rejected = (submission: AnySubmission) => answer(submission.reply({ hideFields: secrets }), 400)

/** The answer to a refused form: the typed values, and each refusal at its field, or above the form if it has none. */
export function refuse(submission: AnySubmission, first: Refusal, ...others: readonly Refusal[]) {
  const refusals = [first, ...others]
  const fieldErrors: Record<string, string[]> = {}
  for (const { field, message } of refusals) if (field) fieldErrors[field] = [...(fieldErrors[field] ?? []), message]
  const formErrors = refusals.flatMap(({ field, message }) => (field ? [] : [message]))
  const hideFields = [...secrets, ...refusals.flatMap(({ entry }) => entry.untyped ?? [])]
  return answer(submission.reply({ fieldErrors, formErrors, hideFields }), first.entry.status, first.wait)
}

const answer = (result: SubmissionResult, status: number, wait?: number) =>
  data({ result }, { status, ...(wait === undefined ? {} : { headers: { 'Retry-After': String(wait) } }) })
