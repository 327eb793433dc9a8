/** Prefixes of paths that are personal, or for a single act. */
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

/** Whether a path of an indexed site may be indexed; every such page is in the site map. */
export const isListed = (path: string): boolean => !unlisted.test(path)
