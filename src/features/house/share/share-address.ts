const HOME = '/accueil'

/** Where the share image of a page is: derived from its path, so that nobody can have another text drawn. */
export const shareAddress = (path: string): string => `/images/share${path === '/' ? HOME : path}.jpg`

/** The page that a share image is asked for; null for an address that cannot be one. */
export function sharedPath(address: string): string | null {
  const path = /^\/images\/share(\/[a-z0-9/-]{1,80})\.jpg$/.exec(address)?.[1]
  if (!path || path === '/') return null
  return path === HOME ? '/' : path
}
