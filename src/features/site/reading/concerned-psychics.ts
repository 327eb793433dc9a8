import { href } from 'react-router'
import type { Platform } from '../../consult/psychics/rules.ts'

/** Which psychics a text page is about: those of one trade, or those who can be reached by one channel now. */
export type Concern = { jobId: number } | { platforms: Platform[] }

const byPhone: Concern = { platforms: ['phone'] }

const concerns: Readonly<Record<string, Concern>> = {
  [href('/voyance/voyants')]: { jobId: 1 },
  [href('/voyance/mediums')]: { jobId: 2 },
  [href('/voyance/astrologues')]: { jobId: 3 },
  [href('/voyance/tarologues')]: { jobId: 4 },
  [href('/voyance/numerologues')]: { jobId: 5 },
  [href('/voyance/telephone')]: byPhone,
  [href('/voyance/rappel-immediat')]: byPhone,
  [href('/voyance/rappel-immediat-voyance')]: byPhone,
}

export const concernAt = (path: string): Concern | null => concerns[path] ?? null

/** The query string with which the list of psychics shows the same ones. */
export const searchOf = (concern: Concern): string =>
  new URLSearchParams(
    'jobId' in concern ? { jobId: String(concern.jobId) } : { platforms: JSON.stringify(concern.platforms) },
  ).toString()
