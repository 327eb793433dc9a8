import { Refusal } from '../../../errors.ts'
import { capFrom } from './rules.ts'

/**
 * The cap per month chosen in a form of purchase; undefined if the form does not ask, or nothing was chosen.
 * @throws {Refusal} capInvalid for a cap that is not one
 */
export function chosenMonth(form: FormData): number | null | undefined {
  const chosen = form.get('budget')
  if (chosen === 'free') return null
  if (chosen !== 'capped') return undefined
  const cap = capFrom('month', String(form.get('monthCap') ?? ''))
  if (cap === null || cap === undefined) throw new Refusal('capInvalid')
  return cap
}
