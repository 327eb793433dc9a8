import { coverOf } from './cover.ts'

const unlisted = coverOf((page) => !page.listed)

/** The beginnings of paths under which search engines may keep nothing. */
export const unlistedPlaces = unlisted.places

/** Whether a path of an indexed site may be indexed; every such page is in the site map. */
export const isListed = (path: string): boolean => !unlisted.has(path)
