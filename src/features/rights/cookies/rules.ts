import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/** Bound to the host by its name where it is secure: no other host of the domain can set it. Scripts read it. */
export const choiceCookieName = (secure: boolean): string => (secure ? '__Host-cookie-choice' : 'cookie-choice')
/** Six months. */
export const CHOICE_SECONDS = 180 * DAY_SECONDS

export const choices = ['refused', 'accepted'] as const
export type Choice = (typeof choices)[number]

/** The choice that a line of cookies tells; null when none was made. */
export function choiceIn(cookies: string | null, secure: boolean): Choice | null {
  const found = new RegExp(`(?:^|;\\s*)${choiceCookieName(secure)}=(\\w+)`).exec(cookies ?? '')?.[1]
  return choices.find((choice) => choice === found) ?? null
}

/** A page's path as it may be counted: whatever bears a digit could name a person's own matter. */
export const countedPath = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/-')
