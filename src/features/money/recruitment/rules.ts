import { href } from 'react-router'
import type { DocumentKind, State } from '../psychic-management/rules.ts'

export const followPage = (token: string) => href('/devenir-voyant/suivi/:token', { token })

/** What an applicant may send; the charter is signed on the page. */
export const PAPER_KINDS = ['identity', 'registration', 'diploma', 'other'] as const satisfies readonly DocumentKind[]
/** How many papers an application keeps, refused ones too. */
export const MOST_PAPERS = 12
/** How many papers of a psychic may wait to be checked. */
export const MOST_WAITING = 6
/** Of a paper that comes as a PDF. */
export const MOST_PAGES = 10
/** Bytes of a picture of a paper. */
export const PAPER_MAX = 10 * 1024 * 1024

export const NAME_MAX = 60
export const LIMITS = { headline: 160, presentation: 3000, method: 2000 } as const
export const SPECIALITY_MAX = 40
export const MOST_SPECIALITIES = 8
const PARAGRAPH_MAX = 1500
const MOST_PARAGRAPHS = 8
export const FIRST_YEAR = 1940
/** The channels that an applicant may offer. */
export const OFFERED = ['chat', 'web-call', 'phone'] as const

/** The steps that an applicant follows, in their order. */
export const STEPS = ['received', 'checked', 'tested', 'live'] as const satisfies readonly State[]

/** Whether papers and a signature are still taken. */
export const isOpen = (state: State): boolean => state === 'received' || state === 'checked' || state === 'tested'

/** Whether an applicant has reached a step, is at it, or is past it. */
export function standingAt(state: State, step: (typeof STEPS)[number]): 'done' | 'now' | 'later' {
  const reached = STEPS.indexOf((state === 'paused' ? 'live' : state) as 'live')
  const place = STEPS.indexOf(step)
  if (place <= reached) return 'done'
  return place === reached + 1 ? 'now' : 'later'
}

/** A typed list, one a line or between commas, without repetition. */
export const listed = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]

/** The paragraphs of a typed text, none longer than a profile takes; null if there are too many. */
export function paragraphsOf(typed: string): string[] | null {
  const paragraphs = typed
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const isTooMuch = paragraphs.length > MOST_PARAGRAPHS || paragraphs.some(({ length }) => length > PARAGRAPH_MAX)
  return isTooMuch ? null : paragraphs
}
