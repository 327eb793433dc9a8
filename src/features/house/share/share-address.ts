const HOME = '/accueil'

/** The address of a page's share image: derived from its path, so that nobody can have another text drawn. */
export const shareAddress = (path: string): string => `/images/share${path === '/' ? HOME : path}.jpg`

/** The page of a share image; null for an invalid address. */
export function sharedPath(address: string): string | null {
  const path = /^\/images\/share(\/[a-z0-9/-]{1,80})\.jpg$/.exec(address)?.[1]
  if (!path || path === '/') return null
  return path === HOME ? '/' : path
}
