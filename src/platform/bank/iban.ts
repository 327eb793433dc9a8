import { hasIbanKey } from '../../config/payouts.ts'

/** IBAN lengths of the countries that take transfers in euros. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** Whether an IBAN is valid: its country, its length and its two check digits (ISO 13616). */
export const isIban = (iban: string): boolean => iban.length === lengths[iban.slice(0, 2)] && hasIbanKey(iban)

/** The masked IBAN: its country and its end. */
export const hidden = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
