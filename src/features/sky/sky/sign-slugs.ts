import type { Sign } from '../../../astrology/names.ts'

/** The zodiac signs in addresses. */
export const signSlugs: Readonly<Record<Sign, string>> = {
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
