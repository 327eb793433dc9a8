import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('journalLink', {
  keep: 'Garder dans mon journal',
})
