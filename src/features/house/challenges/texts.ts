import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('challenges', {
  checking: 'Vérification…',
  noScripts:
    'Sans JavaScript, la vérification automatique contre les robots ne peut pas se faire\u00a0: ce formulaire est alors limité à {count} envois par heure.',
})
