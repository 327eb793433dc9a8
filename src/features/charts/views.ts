import { inDay } from '../../platform/i18n/french.ts'
import { birthFields } from './birth-fields.ts'
import type { SavedChart } from './chart-queries.server.ts'
import type { BirthRead } from './read-birth-form.server.ts'

type Known = Extract<BirthRead, { state: 'known' }>

/** A birth as it is said: its day in words, its time as the clocks showed it. */
export function birthWords({ firstName, birth: { date, time } }: Pick<Known, 'firstName' | 'birth'>) {
  return {
    name: firstName,
    // At noon: it is the same day in Paris.
    day: inDay(`${date}T12:00:00Z`),
    time: time?.replace(':', '\u00a0h\u00a0') ?? null,
  }
}

/** The same birth at another page's address. */
export function birthAddress(path: string, { typed }: Pick<Known, 'typed'>): string {
  const given = birthFields.flatMap((field) => (typed[field] === '' ? [] : [[field, typed[field]]]))
  return `${path}?${new URLSearchParams(given)}`
}

export const viewSaved = ({ createdAt, ...saved }: SavedChart) => ({ ...saved, createdAt: createdAt.toISOString() })
