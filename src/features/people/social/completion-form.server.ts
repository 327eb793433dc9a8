import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { isoDay } from '../../../platform/i18n/typed-date.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { sentConsents } from '../../house/consents/answers.server.ts'
import type { SentConsents } from '../../house/consents/rules.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { genders } from '../../house/users/rules.ts'
import { consentRefusals } from '../accounts/registration-form.server.ts'
import type { SocialProfile } from '../ways-in/providers.ts'
import { type Completed, completionFaults } from './register-identity.server.ts'

const typed = z.string().default('')

/** Empty fields are accepted, so that all errors of the form are reported at once. */
const schema = z.object({
  firstName: typed,
  emailAddress: typed,
  birthDate: typed.transform((text) => isoDay(text) ?? text),
  gender: z.enum(genders).default('unknown'),
  ...sentConsents,
})

export const parseCompletion = (form: FormData) => parseWithZod(form, { schema })

/** Every error of the form; an empty field is reported as missing rather than invalid. */
export function completionRefusals(visit: Visit, given: Completed & SentConsents, profile: SocialProfile): Refusal[] {
  const tidy = { ...given, firstName: tidied(given.firstName), emailAddress: tidied(given.emailAddress) }
  const faults = completionFaults(tidy, profile, dayInParis(visit.now())).map((reason) => {
    const refusal = new Refusal(reason)
    const field = refusal.field as keyof Completed
    if (tidy[field] !== '') return refusal
    return field === 'birthDate' ? new Refusal('birthDateMissing') : new Refusal('parametersMissing', field)
  })
  return [...faults, ...consentRefusals(visit, given)]
}
