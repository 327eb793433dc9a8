import { catalogue } from '../../platform/i18n/texts.ts'

/** Of a part that several pages show: each carries these words alone. */
export const othersTexts = catalogue('other-devices', {
  stillOpen:
    'Votre compte reste ouvert sur un autre appareil. || Votre compte reste ouvert sur {count} autres appareils.',
  endOthers: 'Fermer tous les autres accès',
})
