import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('mail', {
  copyAddress: 'Si le bouton ne s’ouvre pas, recopiez cette adresse :',
})
