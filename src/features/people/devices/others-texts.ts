import { catalogue } from '../../../platform/i18n/texts.ts'

/** Of a part that several pages show: each carries these words alone. */
export const othersTexts = catalogue('other-devices', {
  stillOpen:
    'Un autre appareil reste connecté à votre compte. || {count} autres appareils restent connectés à votre compte.',
  endOthers: 'Déconnecter tous les autres appareils',
})
