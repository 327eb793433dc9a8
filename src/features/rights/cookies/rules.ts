import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/**
 * On HTTPS the `__Host-` prefix binds the cookie to this host: no other host of the domain can set it. Scripts can read
 * it.
 */
export const choiceCookieName = (secure: boolean): string => (secure ? '__Host-cookie-choice' : 'cookie-choice')
/** Six months. */
export const CHOICE_SECONDS = 180 * DAY_SECONDS

export const choices = ['refused', 'accepted'] as const
export type Choice = (typeof choices)[number]

/** The choice in a Cookie header; null if none was made. */
export function choiceIn(cookies: string | null, secure: boolean): Choice | null {
  const found = new RegExp(`(?:^|;\\s*)${choiceCookieName(secure)}=(\\w+)`).exec(cookies ?? '')?.[1]
  return choices.find((choice) => choice === found) ?? null
}

/** A page's path without personal data: segments with a digit could identify a person's matter. */
export const countedPath = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/-')
