/** The seven planets that rule signs, and for whose houses horoscopes have sentences. */
export const TOLD = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type Told = (typeof TOLD)[number]
