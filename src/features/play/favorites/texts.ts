import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('favorites', {
  title: 'Mes favoris',
  description: 'Les personnes et les tirages que vous avez choisi de garder, et qui est disponible en ce moment.',
  lead: 'D’un coup d’œil, qui est libre parmi les personnes que vous gardez.',
  none: 'Aucun favori pour l’instant',
  noneNext: 'Le cœur d’un profil, d’une liste ou d’un tirage le garde ici.',
  gamesTitle: 'Vos tirages',
  psychicsTitle: 'Vos {nouns}',
  seeGames: 'Voir les tirages',
  seeAll: 'Voir qui est disponible',
})
