import { SIGNS, type Sign } from '../../astrology/names.ts'
import { PERIODS, type Period } from './periods.ts'

const signs: Readonly<Record<Sign, string>> = {
  aries: 'belier',
  taurus: 'taureau',
  geminis: 'gemeaux',
  cancer: 'cancer',
  leo: 'lion',
  virgo: 'vierge',
  libra: 'balance',
  scorpio: 'scorpion',
  sagittarius: 'sagittaire',
  capricorn: 'capricorne',
  aquarius: 'verseau',
  pisces: 'poissons',
}

const periods: Readonly<Record<Period, string>> = {
  day: 'jour',
  tomorrow: 'demain',
  week: 'semaine',
  month: 'mois',
  year: 'annuel',
}

export const periodAddress = (period: Period): string => `/horoscope/${periods[period]}`
export const signAddress = (period: Period, sign: Sign): string => `${periodAddress(period)}/${signs[sign]}`

/** null for an address that no period, or no sign, has. */
export const periodAt = (slug: string | undefined): Period | null =>
  PERIODS.find((one) => periods[one] === slug) ?? null
export const signAt = (slug: string | undefined): Sign | null => SIGNS.find((one) => signs[one] === slug) ?? null
