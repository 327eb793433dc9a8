import { SPANS_A_DAY } from './rules.ts'

/** The places for spans in the form of a day. */
export const PLACES: readonly number[] = Array.from({ length: SPANS_A_DAY }, (_, place) => place + 1)

export const weekField = (day: number, place: number, edge: 'from' | 'to'): string => `d${day}-${place}-${edge}`
export const dayField = (place: number, edge: 'from' | 'to'): string => `day-${place}-${edge}`
