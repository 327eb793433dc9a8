import { type Body, PLANETS } from '../../../astrology/names.ts'

/** The columns of the ephemeris. */
export const LISTED = [...PLANETS, 'trueNode', 'lilith'] as const satisfies readonly Body[]
