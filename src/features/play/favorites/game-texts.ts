import { catalogue } from '../../../platform/i18n/texts.ts'

export const gameTexts = catalogue('favoriteGames', {
  favorite: 'Garder {name} parmi mes favoris',
  kept: '{name} est dans vos favoris.',
  left: '{name} n’est plus dans vos favoris.',
  signIn: 'Créer un compte pour garder {name} parmi ses favoris',
})
