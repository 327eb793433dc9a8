import { coverOf } from './cover.ts'

const shared = coverOf((page) => page.shared === true)

/** Whether a path is the main site's page, wherever it is shown. */
export const isShared = (path: string): boolean => shared.has(path)
