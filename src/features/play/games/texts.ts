import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('games', {
  asking: 'Comment poser la question',
  questions: 'Questions et réponses',
  closed: 'Ce jeu est fermé pour le moment. Vous pouvez revenir plus tard, ou en choisir un autre.',
  others: 'Voir les autres jeux',
})
