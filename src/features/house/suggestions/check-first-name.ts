import { isFirstName } from '../users/rules.ts'
import type { Check } from './rules.ts'
import { usualSpelling } from './suggest-first-names.ts'

/** Whether a first name can be registered, and how it is usually written. */
export function checkFirstName(typed: string): Check {
  const name = typed.normalize('NFC').trim()
  if (name === '') return { valid: false, suggestion: null, message: 'error.firstName.empty' }
  if (!isFirstName(name)) return { valid: false, suggestion: null, message: 'error.firstName.invalid' }
  const usual = usualSpelling(name)
  return { valid: true, suggestion: usual === name ? null : usual, message: null }
}
