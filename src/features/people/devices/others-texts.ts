import { catalogue } from '../../../platform/i18n/texts.ts'

/** Separate from the page's own texts, since several pages show this part. */
export const othersTexts = catalogue('other-devices', {
  stillOpen:
    'Un autre appareil reste connecté à votre compte. || {count} autres appareils restent connectés à votre compte.',
  endOthers: 'Déconnecter tous les autres appareils',
})
