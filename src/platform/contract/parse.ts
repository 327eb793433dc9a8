import type { z } from 'zod'
import { type ErrorName, Refusal } from '../../errors.ts'

/** Fields that the catalogue has a code of their own for. */
const fieldRefusals: Readonly<Record<string, ErrorName>> = {
  emailAddress: 'emailInvalid',
  email: 'emailInvalid',
  firstName: 'firstNameInvalid',
  birthDate: 'birthDateInvalid',
  password: 'passwordTooWeak',
}

/** @throws {Refusal} 106 for what is missing, 107 or the field's own code for what is wrong; names the first field */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refusalOf(result.error.issues[0]!, value)
}

function refusalOf(issue: z.core.$ZodIssue, value: unknown): Refusal {
  if (issue.code === 'unrecognized_keys') return new Refusal('parametersInvalid', issue.keys[0])
  const field = issue.path.join('.')
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) {
    return new Refusal(field === 'birthDate' ? 'birthDateMissing' : 'parametersMissing', field)
  }
  return new Refusal(fieldRefusals[field] ?? 'parametersInvalid', field || undefined)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
