import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('share', {
  imageAlt: '{title} – {site}',
})
