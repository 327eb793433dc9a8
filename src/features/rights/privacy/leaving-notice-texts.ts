import { catalogue } from '../../../platform/i18n/texts.ts'

/** The notice on every page of a client who is leaving. */
export const leavingNoticeTexts = catalogue('leavingNotice', {
  notice: 'Votre compte sera effacé le {day}.',
  title: 'Effacer mon compte',
  keep: 'Annuler',
})
