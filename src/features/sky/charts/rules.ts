/** Maximum number of charts in one account. */
export const CHARTS_MAX = 30

/** Trims a name and collapses its spaces. */
export const tidied = (name: string): string => name.trim().replace(/\s+/g, ' ')
