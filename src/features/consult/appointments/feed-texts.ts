import { catalogue } from '../../../platform/i18n/texts.ts'

/** The words in a calendar, which others may see over a shoulder: not what the appointment is about. */
export const texts = catalogue('calendar-feeds', {
  name: 'Rendez-vous',
  plain: 'Rendez-vous',
  named: 'Rendez-vous avec {name}',
})
