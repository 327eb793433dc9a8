/** The seven planets that rule signs, whose houses horoscopes are written about. */
export const TOLD = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type Told = (typeof TOLD)[number]
