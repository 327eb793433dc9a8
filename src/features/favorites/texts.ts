import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('favorites', {
  title: 'Mes favoris',
  description: 'Les voyants que vous avez choisis de garder, et s’ils sont disponibles en ce moment.',
  lead: 'Ceux que vous gardez, et s’ils sont libres en ce moment.',
  none: 'Aucun favori pour l’instant',
  noneNext: 'Sur une fiche ou dans la liste, le cœur garde un voyant ici.',
  seeAll: 'Voir les voyants',
})
