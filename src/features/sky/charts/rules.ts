/** Charts that one account keeps. */
export const CHARTS_MAX = 30

/** A name as it is kept: without the spaces that nobody meant. */
export const tidied = (name: string): string => name.trim().replace(/\s+/g, ' ')
