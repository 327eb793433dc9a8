import type { Visit } from '../../../app.ts'
import type { ErrorName } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { isDisposable } from './disposable.server.ts'
import { isChosenWell } from './is-chosen-well.server.ts'
import { isAdult, isBirthDate, isEmail, isFirstName, PASSWORD_MAX, type Registration } from './rules.ts'

/** All errors of a registration, in the order of the form. @throws {Refusal} as isChosenWell */
export async function registrationFaults(visit: Visit, given: Registration): Promise<ErrorName[]> {
  return [
    ...(isFirstName(given.firstName) ? [] : (['firstNameInvalid'] as const)),
    ...emailFaults(given.emailAddress),
    ...(await passwordFaults(visit, given)),
    ...birthDateFaults(given.birthDate, dayInParis(visit.now())),
  ]
}

export function emailFaults(address: string): ErrorName[] {
  if (!isEmail(address)) return ['emailInvalid']
  return isDisposable(address) ? ['emailRefused'] : []
}

export function birthDateFaults(birthDate: string, today: string): ErrorName[] {
  if (!isBirthDate(birthDate, today)) return ['birthDateInvalid']
  return isAdult(birthDate, today) ? [] : ['minor']
}

async function passwordFaults(visit: Visit, given: Registration): Promise<ErrorName[]> {
  if (given.password.length > PASSWORD_MAX) return ['passwordInvalid']
  return (await isChosenWell(visit, given.password, given)) ? [] : ['passwordTooWeak']
}

/** Trims a text and normalises its Unicode form. */
export const tidied = (text: string): string => text.normalize('NFC').trim()
