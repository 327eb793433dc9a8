import { catalogue } from '../../../platform/i18n/texts.ts'

/** What a client may say beforehand that a consultation is about. */
export const themeTexts = catalogue('themes', {
  love: 'Amour',
  work: 'Travail',
  money: 'Argent',
  self: 'Moi',
})
