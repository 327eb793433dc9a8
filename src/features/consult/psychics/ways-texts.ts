import { catalogue } from '../../../platform/i18n/texts.ts'

export const waysTexts = catalogue('psychicWays', {
  message: 'Personne ne porte ce nom parmi nos {plural}, ou cette personne n’est plus sur le site.',
  alike: 'Peut-être l’une de ces personnes',
  present: 'Ces personnes sont là maintenant',
  all: 'Voir tous les {plural}',
})
