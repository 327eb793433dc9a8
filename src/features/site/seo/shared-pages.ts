/** What every brand computes or declares in the same words: the main site's pages, wherever they are shown. */
const shared =
  /^\/(ciel|horoscope|theme-astral|compatibilite-amoureuse|contactez-nous)(\/|$)|^\/voyance\/avis$|^\/page\/(conditions|mentions-legales|donnees-personnelles|accessibilite)$/

export const isShared = (path: string): boolean => shared.test(path)
