import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('favorites', {
  title: 'Mes favoris',
  description: 'Les personnes que vous avez choisi de garder, et celles qui sont disponibles en ce moment.',
  lead: 'D’un coup d’œil, qui est libre parmi les personnes que vous gardez.',
  none: 'Aucun favori pour l’instant',
  noneNext: 'Le cœur d’un profil, ou celui de la liste, garde la personne ici.',
  seeAll: 'Voir qui est disponible',
})
