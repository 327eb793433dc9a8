/** Who sees an item of content, on which pages and when; null sets no limit. */
export interface DisplayRules {
  user_type: 'not_logged_in' | 'logged_in' | null
  gender: 'male' | 'female' | null
  /** The item's link; it is not shown on that page. */
  link: string | null
  path: string | null
  is_exact_path: boolean
  /** ISO instants. */
  startDate: string | null
  endDate: string | null
}

export interface Viewer {
  signedIn: boolean
  gender: 'male' | 'female' | 'unknown'
  /** The path of the page, without its query string. */
  path: string
  now: Date
}

export function isDisplayed(item: DisplayRules, viewer: Viewer): boolean {
  if (item.user_type !== null && (item.user_type === 'logged_in') !== viewer.signedIn) return false
  if (item.gender !== null && item.gender !== viewer.gender) return false
  if (item.link === viewer.path) return false
  return fitsPath(item, viewer.path) && fitsDates(item, viewer.now.getTime())
}

function fitsPath({ path, is_exact_path }: DisplayRules, current: string): boolean {
  if (path === null) return true
  return is_exact_path ? current === path : current.includes(path)
}

/** Both bounds are exclusive. */
function fitsDates({ startDate, endDate }: DisplayRules, now: number): boolean {
  return (startDate === null || Date.parse(startDate) < now) && (endDate === null || now < Date.parse(endDate))
}
