import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the staff's answer. */
export const deskTexts = catalogue('withdrawalsDesk', {
  mailSubjectRefunded: 'Votre rétractation {reference}\u00a0: nous vous remboursons {amount}',
  mailSubjectRefused: 'Votre rétractation {reference}\u00a0: rien ne peut vous être rendu',
  mailGreeting: 'Bonjour,',
  mailRefunded:
    'Nous avons traité votre rétractation {reference}. {amount} repartent vers le moyen qui a servi à payer\u00a0; votre banque peut mettre quelques jours à les afficher.',
  mailRefused: 'Nous avons examiné votre rétractation {reference}. Rien ne peut vous être rendu.',
  mailReasonLead: 'Notre message\u00a0:',
  mailNext: 'Si vous n’êtes pas d’accord, faites une réclamation\u00a0: une autre personne relira votre dossier.',
  mailButton: 'Faire une réclamation',
  mailReason: 'Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse.',
})
