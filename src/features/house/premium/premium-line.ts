import { href } from 'react-router'
import type { App } from '../../../app.ts'
import type { Site } from '../../../sites/site.ts'

/** The page about the number, on sites that have one. */
export const PREMIUM_PAGE = href('/voyance/audiotel')

export interface PremiumLine {
  /** Ten digits. */
  number: string
  centsPerMinute: number
  longestSeconds: number
  /** Whether it is dialled on the sandbox's page only. */
  isSandbox: boolean
}

/** The premium-rate number of a site; null where there is none. It is shown with its price alone. */
export function premiumLine({ config: { premium } }: Pick<App, 'config'>, site: Pick<Site, 'id'>): PremiumLine | null {
  const number = premium?.numbers[site.id]
  if (!premium || number === undefined) return null
  const { centsPerMinute, longestSeconds, operator } = premium
  return { number, centsPerMinute, longestSeconds, isSandbox: operator === null }
}
