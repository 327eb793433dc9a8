/** Who sees an item of content, on which pages and when; what is null or left out sets no limit. */
export interface DisplayRules {
  user_type?: 'not_logged_in' | 'logged_in' | null | undefined
  gender?: 'male' | 'female' | null | undefined
  /** The item's link; it is not shown on that page. */
  link?: string | null | undefined
  path?: string | null | undefined
  is_exact_path?: boolean | undefined
  /** ISO instants. */
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}

interface Reader {
  signedIn: boolean
  gender: 'male' | 'female' | 'unknown'
  now: Date
}

export interface Viewer extends Reader {
  /** The path of the page, without its query string; null where there is no page. */
  path: string | null
}

/** Whether an item is shown on a page; calls have none, and leave `link` and `path` to their caller. */
export const isDisplayed = (item: DisplayRules, viewer: Viewer): boolean =>
  isOpenTo(item, viewer) && (viewer.path === null || fitsPath(item, viewer.path))

/** Whether somebody may see an item now, wherever it is shown: on its own page, for example. */
export function isOpenTo({ user_type, gender, ...dates }: DisplayRules, reader: Reader): boolean {
  if (user_type && (user_type === 'logged_in') !== reader.signedIn) return false
  if (gender && gender !== reader.gender) return false
  return fitsDates(dates, reader.now.getTime())
}

function fitsPath({ link, path, is_exact_path }: DisplayRules, current: string): boolean {
  if (link === current) return false
  if (!path) return true
  return is_exact_path ? current === path : current.includes(path)
}

/** Both bounds are exclusive. */
const fitsDates = ({ startDate, endDate }: DisplayRules, now: number): boolean =>
  (!startDate || Date.parse(startDate) < now) && (!endDate || now < Date.parse(endDate))
