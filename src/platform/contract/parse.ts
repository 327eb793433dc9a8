import type { z } from 'zod'
import { type ErrorName, Refusal } from '../../errors.ts'
import { itemAt } from '../needed/needed.ts'
import { unstorable } from './storable.ts'

/** Fields for which the catalogue has an error of their own. */
const fieldRefusals: Readonly<Record<string, ErrorName>> = {
  emailAddress: 'emailInvalid',
  email: 'emailInvalid',
  firstName: 'firstNameInvalid',
  birthDate: 'birthDateInvalid',
  password: 'passwordTooWeak',
}

/** Fields whose absence has an error of its own. */
const missingRefusals: Readonly<Record<string, ErrorName>> = {
  birthDate: 'birthDateMissing',
  birthCity: 'birthCityMissing',
  zodiacSign: 'zodiacSignMissing',
  sign: 'zodiacSignMissing',
}

/** @throws {Refusal} 106 or the field's own code for a missing field, 107 or its own for an invalid one; names the first field */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) {
    const field = unstorable(result.data)
    if (field !== null) throw new Refusal('parametersInvalid', field || undefined)
    return result.data
  }
  throw refusalOf(itemAt(result.error.issues, 0), value)
}

function refusalOf(issue: z.core.$ZodIssue, value: unknown): Refusal {
  if (issue.code === 'unrecognized_keys') return new Refusal('parametersInvalid', issue.keys[0])
  const field = issue.path.join('.')
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) {
    return new Refusal(missingRefusals[field] ?? 'parametersMissing', field)
  }
  return new Refusal(fieldRefusals[field] ?? 'parametersInvalid', field || undefined)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
