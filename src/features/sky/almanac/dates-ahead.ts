import { type AlmanacPage, almanacPages } from './addresses.ts'
import { around, dateOf } from './dates.ts'

/** How many dates to come have an indexed page of their own: those that people look for before they are there. */
const AHEAD: Readonly<Record<AlmanacPage, number>> = { moon: 12, hours: 0, retrogrades: 1, ephemeris: 0 }

export function datesAhead(page: AlmanacPage, today: string): string[] {
  const { unit } = almanacPages[page]
  const ahead: string[] = []
  let next = around(unit, dateOf(unit, today)).after
  while (next !== null && ahead.length < AHEAD[page]) {
    ahead.push(next)
    next = around(unit, next).after
  }
  return ahead
}
