import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('resend', {
  resend: 'Envoyer un nouveau message',
  resendWait:
    'Vous pourrez demander un nouveau message dans {count} seconde. || Vous pourrez demander un nouveau message dans {count} secondes.',
  resent: 'Un nouveau message vient de partir.',
  resentTooSoon: 'Un message vient déjà de partir. Patientez une minute avant d’en demander un autre.',
})
