import type { Site } from '../../../sites/site.ts'
import type { Moment } from './rules.ts'

/** Where the telephone company asks what follows in a call, or tells what happened. */
export const hookAddress = (site: Site, legId: string, moment: Moment): string =>
  `${site.canonical}/api/phone/calls/${legId}/${moment}`

/** The name of a consultation's conference at the telephone company. */
export const conferenceOf = (consultationId: number): string => `consultation-${consultationId}`
