import type { ErrorName } from '../../errors.ts'
import { isDisposable } from './disposable.server.ts'
import { isStrong } from './password.server.ts'
import { isAdult, isBirthDate, isEmail, isFirstName, PASSWORD_MAX, type Registration } from './rules.ts'

/** All that a registration is refused for, in the order of the form. */
export function registrationFaults(given: Registration, today: string): ErrorName[] {
  return [
    ...(isFirstName(given.firstName) ? [] : (['firstNameInvalid'] as const)),
    ...emailFaults(given.emailAddress),
    ...passwordFaults(given.password),
    ...birthDateFaults(given.birthDate, today),
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

function passwordFaults(password: string): ErrorName[] {
  if (password.length > PASSWORD_MAX) return ['passwordInvalid']
  return isStrong(password) ? [] : ['passwordTooWeak']
}

/** What was typed, without the spaces around it and with one way to write each accent. */
export const tidied = (text: string): string => text.normalize('NFC').trim()
