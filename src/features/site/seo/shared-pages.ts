/** Pages whose text is the same on every brand: the main site's is the canonical one. */
const shared =
  /^\/(ciel|horoscope|theme-astral|compatibilite-amoureuse|contactez-nous)(\/|$)|^\/voyance\/avis$|^\/page\/(conditions|mentions-legales|donnees-personnelles|accessibilite)$/

export const isShared = (path: string): boolean => shared.test(path)
