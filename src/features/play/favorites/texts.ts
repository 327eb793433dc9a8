import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('favorites', {
  title: 'Mes favoris',
  description: 'Les personnes et les jeux que vous avez choisi de garder, et qui est disponible en ce moment.',
  lead: 'D’un coup d’œil, les personnes que vous gardez, libres ou non en ce moment, et vos jeux.',
  none: 'Aucun favori pour l’instant',
  noneNext: 'Le cœur d’un profil, d’une liste ou d’un jeu le garde ici.',
  gamesTitle: 'Vos jeux',
  psychicsTitle: 'Vos {nouns}',
  seeGames: 'Voir les jeux',
  seeAll: 'Voir qui est disponible',
})
