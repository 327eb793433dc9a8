import { catalogue } from '../../../platform/i18n/texts.ts'

/** What a client reads when asking, and while sharing. */
export const sharingTexts = catalogue('sharing', {
  legend: 'Votre thème astral (facultatif)',
  see: 'Voir ce thème',
  shared: 'Votre thème est partagé avec {name} jusqu’à la fin de la consultation.',
  stop: 'Arrêter ce partage',
})
