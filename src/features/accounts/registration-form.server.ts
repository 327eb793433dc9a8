import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { isoDay } from '../../platform/i18n/typed-date.ts'
import { checkAnswers } from '../consents/record-consents.server.ts'
import { contentOf } from '../consents/views.ts'
import { registrationFaults, tidied } from './registration-faults.server.ts'
import { dayInParis, genders, type Registration } from './rules.ts'

const typed = z.string().default('')

/** Empty fields are let through, so that every fault of the form is said at once. */
const schema = z.object({
  firstName: typed,
  emailAddress: typed,
  password: typed,
  birthDate: typed.transform((text) => isoDay(text) ?? text),
  gender: z.enum(genders).default('unknown'),
  consents: z.array(z.string()).default([]),
  altcha: z.string().optional(),
})

export const parseRegistration = (form: FormData) => parseWithZod(form, { schema })

/** The answer to each consent of the form: a box that is not ticked is a no. */
export const answersOf = (visit: Visit, ticked: readonly string[]) =>
  contentOf('REGISTRATION', visit.site).consents.map(({ type }) => ({ type, agreed: ticked.includes(type) }))

/** All that the form is refused for; what is empty is asked for rather than found wrong. */
export function registrationRefusals(visit: Visit, given: Registration & { consents: readonly string[] }): Refusal[] {
  const tidy = { ...given, firstName: tidied(given.firstName), emailAddress: tidied(given.emailAddress) }
  const faults = registrationFaults(tidy, dayInParis(visit.now())).map((reason) => {
    const refusal = new Refusal(reason)
    const field = refusal.field as keyof Registration
    if (tidy[field] !== '') return refusal
    return field === 'birthDate' ? new Refusal('birthDateMissing') : new Refusal('parametersMissing', field)
  })
  return [...faults, ...consentRefusals(visit, given.consents)]
}

export function consentRefusals(visit: Visit, ticked: readonly string[]): Refusal[] {
  try {
    checkAnswers(visit, 'REGISTRATION', answersOf(visit, ticked))
    return []
  } catch (thrown) {
    if (thrown instanceof Refusal) return [thrown]
    throw thrown
  }
}
