import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the form at the foot of every page. */
export const letterBoxTexts = catalogue('letterBox', {
  footerTitle: 'La lettre du site',
  footerEmail: 'Votre e-mail',
  receive: 'Recevoir la lettre',
  dataLink: 'Ce que nous faisons de votre adresse',
})
