import { href } from 'react-router'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { signSlugs } from '../sky/sign-slugs.ts'
import { PERIODS, type Period } from './periods.ts'

const periods: Readonly<Record<Period, string>> = {
  day: 'jour',
  tomorrow: 'demain',
  week: 'semaine',
  month: 'mois',
  year: 'annuel',
}

export const periodAddress = (period: Period): string => href('/horoscope/:period', { period: periods[period] })
export const signAddress = (period: Period, sign: Sign): string =>
  href('/horoscope/:period/:sign', { period: periods[period], sign: signSlugs[sign] })

export const yearAddress = (sign: Sign, year: number): string =>
  href('/horoscope/annuel/:sign/:year', { sign: signSlugs[sign], year: String(year) })

/** The day's horoscope of a saved chart. */
export const ownDayAddress = (chartId: number): string =>
  href('/mon-compte/themes/:id/horoscope', { id: String(chartId) })

/** null for a path that names no period, or no zodiac sign. */
export const periodAt = (slug: string | undefined): Period | null =>
  PERIODS.find((one) => periods[one] === slug) ?? null
export const signAt = (slug: string | undefined): Sign | null => SIGNS.find((one) => signSlugs[one] === slug) ?? null
