import { Refusal } from '../../../errors.ts'

/** The idempotency key of a form. @throws {Refusal} parametersMissing for a form without one */
export function formKey(form: FormData): string {
  const key = String(form.get('key') ?? '')
  if (key === '') throw new Refusal('parametersMissing', 'key')
  return key
}
