import { href } from 'react-router'

/** The four pages of the sky by date, and what each is about. */
export const almanacPages = {
  moon: { unit: 'month', path: href('/calendrier-lunaire') },
  hours: { unit: 'day', path: href('/ciel-du-jour') },
  retrogrades: { unit: 'year', path: href('/planetes-retrogrades') },
  ephemeris: { unit: 'month', path: href('/ephemerides') },
} as const
export type AlmanacPage = keyof typeof almanacPages
export const ALMANAC = Object.keys(almanacPages) as AlmanacPage[]

/** The page of a date, or of today. */
export const almanacAddress = (page: AlmanacPage, date?: string): string =>
  date === undefined ? almanacPages[page].path : `${almanacPages[page].path}/${date}`

export const lunationsAddress = (year: string): string => href('/calendrier-lunaire/:year/lunaisons.ics', { year })
export const tableAddress = (month: string): string => href('/ephemerides/:month/ephemerides.csv', { month })
