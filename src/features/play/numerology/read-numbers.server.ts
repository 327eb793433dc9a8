import type { Visit } from '../../../app.ts'
import { expression, lifePath, personalYear } from '../../../games/la-numerologie/numbers.ts'
import { MASTER_NUMBERS, type Reckoning } from '../../../games/la-numerologie/reduce.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { expressions, paths, years } from './meanings.ts'

export const NAMES_MAX = 120

/** A number, each addition that led to it, and what it says. */
export interface NumberRead {
  number: number
  isMaster: boolean
  additions: { terms: string; sum: number }[]
  says: string
}

/** Nobody's dates are kept: the numbers are computed, shown, and forgotten. Null for an impossible date. */
export function readNumbers(visit: Visit, birthDate: string, names: string) {
  const today = dayInParis(visit.now())
  if (!isBirthDate(birthDate, today)) return null
  const year = Number(today.slice(0, 4))
  const named = expression(names.slice(0, NAMES_MAX))
  return {
    year,
    path: viewNumber(lifePath(birthDate), paths),
    personalYear: viewNumber(personalYear(birthDate, year), years),
    expression: named && viewNumber(named, expressions),
  }
}

function viewNumber({ number, additions }: Reckoning, says: Readonly<Record<number, string>>): NumberRead {
  return {
    number,
    isMaster: MASTER_NUMBERS.includes(number),
    additions: additions.map(({ terms, sum }) => ({
      terms: terms.map(({ text, value }) => (/\d/.test(text) ? text : `${text}\u00a0${value}`)).join(' + '),
      sum,
    })),
    says: needed(says[number], `the meaning of ${number}`),
  }
}

function isBirthDate(date: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < '1900' || date > today) return false
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}
