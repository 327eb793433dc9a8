import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('voices', {
  title: 'Sa voix',
  none: '{name} n’a pas encore enregistré de présentation vocale.',
  download: 'Télécharger la présentation vocale, {time}',
})
