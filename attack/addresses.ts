import { pages } from '../src/pages.ts'

/** The pages whose path names nothing in particular, and one of each kind that does. */
export const openPages: readonly string[] = [
  ...pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path) && path !== '/deconnexion'),
  '/voyance/salome',
  '/voyance/salome/consulter',
  '/horoscope/jour/belier',
  '/voyance/lexique/astrologie',
]
