import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { isoDay } from '../../../platform/i18n/typed-date.ts'
import { answersTo, sentConsents } from '../../house/consents/answers.server.ts'
import { checkAnswers } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer, SentConsents } from '../../house/consents/rules.ts'
import { contentOf } from '../../house/consents/views.ts'
import { registrationFaults, tidied } from '../../house/users/registration-faults.server.ts'
import { genders, type Registration } from '../../house/users/rules.ts'

const typed = z.string().default('')

/** Accepts empty fields, so that all errors of the form are reported at once. */
const schema = z.object({
  firstName: typed,
  emailAddress: typed,
  password: typed,
  birthDate: typed.transform((text) => isoDay(text) ?? text),
  gender: z.enum(genders).default('unknown'),
  ...sentConsents,
  altcha: z.string().optional(),
})

export const parseRegistration = (form: FormData) => parseWithZod(form, { schema })

/** The answer to each consent of the form. */
export const answersOf = (visit: Visit, sent: SentConsents): ConsentAnswer[] =>
  answersTo(contentOf('REGISTRATION', visit.site), sent)

/** All errors of the form; an empty field counts as missing rather than invalid. @throws {Refusal} tooManyRequests */
export async function registrationRefusals(visit: Visit, given: Registration & SentConsents): Promise<Refusal[]> {
  const tidy = { ...given, firstName: tidied(given.firstName), emailAddress: tidied(given.emailAddress) }
  const faults = (await registrationFaults(visit, tidy)).map((reason) => {
    const refusal = new Refusal(reason)
    const field = refusal.field as keyof Registration
    if (tidy[field] !== '') return refusal
    return field === 'birthDate' ? new Refusal('birthDateMissing') : new Refusal('parametersMissing', field)
  })
  return [...faults, ...consentRefusals(visit, given)]
}

export function consentRefusals(visit: Visit, sent: SentConsents): Refusal[] {
  try {
    checkAnswers(visit, 'REGISTRATION', answersOf(visit, sent))
    return []
  } catch (thrown) {
    if (thrown instanceof Refusal) return [thrown]
    throw thrown
  }
}
