import { catalogue } from '../../../platform/i18n/texts.ts'

/** What stands on every page of who is leaving. */
export const leavingNoticeTexts = catalogue('leavingNotice', {
  notice: 'Votre compte sera effacé le {day}.',
  title: 'Effacer mon compte',
  keep: 'Annuler',
})
