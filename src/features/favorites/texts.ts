import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('favorites', {
  title: 'Mes favoris',
  description: 'Les personnes que vous avez choisi de garder, et celles qui sont disponibles en ce moment.',
  lead: 'Ceux que vous gardez, et s’ils sont libres en ce moment.',
  none: 'Aucun favori pour l’instant',
  noneNext: 'Sur une fiche ou dans la liste, le cœur garde quelqu’un ici.',
  seeAll: 'Voir qui est disponible',
})
