/** The beginnings of paths that are made for one person, or for one act of theirs. */
export const unlistedPlaces = [
  'bac-a-sable',
  'connexion',
  'consultations',
  'cookies',
  'deconnexion',
  'desinscription',
  'equipe',
  'espace-voyant',
  'hors-ligne',
  'inscription',
  'lettre',
  'mes-favoris',
  'mesure',
  'mon-compte',
  'mot-de-passe-oublie',
  'offres',
  'recherche',
  'reclamation',
  'retractation',
  'ui',
  'verification',
  'wallet',
] as const

const unlisted = new RegExp(
  `^/(${unlistedPlaces.join('|')})(/|$)|^/voyance/[^/]+/consulter$|^/compatibilite-amoureuse/signes$`,
)

/** Whether search engines may keep a path of a site that they may know: every other one stands in its site map. */
export const isListed = (path: string): boolean => !unlisted.test(path)
