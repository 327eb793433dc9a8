import type { Uncertain } from '../../../astrology/charts/uncertain.ts'
import { numberOfSign } from '../../../astrology/names.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import type { SavedChart } from './chart-queries.server.ts'
import type { BirthRead } from './read-birth-form.server.ts'
import type { DrawnChart } from './wheel.ts'

type Known = Extract<BirthRead, { state: 'known' }>

/** A birth for display: its day in words, and its local clock time. */
export function birthWords({ firstName, birth: { date, time } }: Pick<Known, 'firstName' | 'birth'>) {
  return {
    name: firstName,
    // At noon UTC it is the same day in Paris.
    day: inDay(`${date}T12:00:00Z`),
    time: time?.replace(':', '\u00a0h\u00a0') ?? null,
  }
}

/** A chart, or the part of it that is drawn, as calls return it, with each sign as a number. */
export function viewChart<T extends DrawnChart>({ bodies, uncertain, ...chart }: T) {
  return {
    ...chart,
    bodies: bodies.map(({ sign, ...body }) => ({ ...body, signId: numberOfSign(sign) })),
    ...(uncertain && { uncertain: { ...uncertain, signsPossible: numbered(uncertain.signsPossible) } }),
  }
}

const numbered = (signsPossible: Uncertain['signsPossible']) =>
  Object.fromEntries(Object.entries(signsPossible).map(([id, signs]) => [id, signs.map(numberOfSign)]))

export const viewSaved = ({ createdAt, ...saved }: SavedChart) => ({ ...saved, createdAt: createdAt.toISOString() })
