const parts = (version: string): number[] => version.split('.').map(Number)

/**
 * Whether an application's version is older than the oldest one that the calls still fit. A browser sends none: it has the
 * scripts of the page. What is no version is not older than another.
 */
export function isTooOld(version: string | undefined, least: string | null): boolean {
  if (least === null || !version || !/^\d{1,4}(\.\d{1,4}){2}$/.test(version)) return false
  const [asked, oldest] = [parts(version), parts(least)]
  const place = asked.findIndex((part, at) => part !== oldest[at])
  return place >= 0 && (asked[place] ?? 0) < (oldest[place] ?? 0)
}
