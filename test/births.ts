import { type Chart, chartOf } from '../src/astrology/charts/chart.ts'

const places = {
  paris: { latitude: 48.8566, longitude: 2.3522 },
  marseille: { latitude: 43.2965, longitude: 5.3698 },
  rennes: { latitude: 48.1173, longitude: -1.6778 },
  lyon: { latitude: 45.764, longitude: 4.8357 },
  lille: { latitude: 50.6292, longitude: 3.0573 },
  bordeaux: { latitude: 44.8378, longitude: -0.5792 },
  strasbourg: { latitude: 48.5734, longitude: 7.7521 },
  nantes: { latitude: 47.2184, longitude: -1.5536 },
  nice: { latitude: 43.7102, longitude: 7.262 },
  brest: { latitude: 48.3904, longitude: -4.4861 },
} as const
export type BirthPlace = keyof typeof places

/**
 * Ten births, each chosen because an astrologer would name one thing first. Cities and years are those that a reader
 * tried; the six planets of Lille in house VI, the triple Gemini of Nice and the sky of Paris are theirs, the other days
 * and hours were chosen to show one pattern each.
 */
const births: Readonly<Record<BirthPlace, readonly [date: string, time: string]>> = {
  paris: ['1990-05-12', '14:30'],
  marseille: ['1978-11-01', '03:15'],
  rennes: ['1956-11-18', '07:15'],
  lyon: ['2001-09-07', '07:15'],
  lille: ['1985-12-15', '17:20'],
  bordeaux: ['1969-01-05', '01:10'],
  strasbourg: ['1995-10-17', '11:10'],
  nantes: ['1982-05-07', '09:10'],
  nice: ['1974-06-19', '04:10'],
  brest: ['1948-12-12', '21:15'],
}
export const birthPlaces = Object.keys(births) as BirthPlace[]

export function bornIn(place: BirthPlace): Chart {
  const [date, time] = births[place]
  return chartOf({ ...places[place], timeZone: 'Europe/Paris', date, time })
}
