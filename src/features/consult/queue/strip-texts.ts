import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts shown on every page. */
export const stripTexts = catalogue('queueStrip', {
  label: 'File d’attente',
  waiting: 'Vous attendez {names}',
  turn: 'C’est votre tour avec {name}, votre place est gardée',
  see: 'Voir',
})
