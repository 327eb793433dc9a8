import type { Limit } from '../../house/limits/limit.ts'

/** Maximum number of charts in one account. */
export const CHARTS_MAX = 30

/** Trims a name and collapses its spaces. */
export const tidied = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** How many files of charts that nobody keeps are drawn for one network: each takes a good part of a second. */
export const PAPERS: Limit = { name: 'chart papers', most: 40, seconds: 3600 }
