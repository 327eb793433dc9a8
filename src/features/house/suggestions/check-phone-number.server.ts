import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max'
import type { MessageKey } from './texts.ts'

/** Kinds that can't receive text messages, or that cost the caller extra. */
const refusedTypes: ReadonlySet<string> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL'])

/** Whether the country's numbering plan is known. */
export const isPhoneCountry = (code: string): code is CountryCode => isSupportedCountry(code)

export interface PhoneCheck {
  valid: boolean
  /** In E.164. */
  phoneNumber: string | null
  type: 'mobile' | 'fixed' | 'other' | null
  message: MessageKey | null
}

/** Whether a number can be called; without a country code it is read as a number of `country`. */
export function checkPhoneNumber(typed: string, country: CountryCode): PhoneCheck {
  const text = typed.trim()
  if (text === '') return refused('empty')
  const number = parsePhoneNumber(text, { defaultCountry: country, extract: false })
  if (!number?.isValid()) return refused('invalid')
  const type = number.getType()
  if (type && refusedTypes.has(type)) return refused('notAccepted')
  return { valid: true, phoneNumber: number.number, type: plainType(type), message: null }
}

const refused = (reason: 'empty' | 'invalid' | 'notAccepted'): PhoneCheck => ({
  valid: false,
  phoneNumber: null,
  type: null,
  message: `error.phoneNumber.${reason}`,
})

function plainType(type: string | undefined): 'mobile' | 'fixed' | 'other' {
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return 'mobile'
  return type === 'FIXED_LINE' ? 'fixed' : 'other'
}
