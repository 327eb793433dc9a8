import { coverOf } from './cover.ts'

const unlisted = coverOf((page) => !page.listed)

/** The beginnings of paths under which search engines may keep nothing. */
export const unlistedPlaces = unlisted.places

/** Whether search engines may keep a path of a site that they may know: every other one stands in its site map. */
export const isListed = (path: string): boolean => !unlisted.has(path)
