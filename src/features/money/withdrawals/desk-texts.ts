import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the staff's answer. */
export const deskTexts = catalogue('withdrawalsDesk', {
  mailSubjectRefunded: 'Votre rétractation {reference}\u00a0: nous vous remboursons {amount}',
  mailSubjectRefused: 'Votre rétractation {reference}\u00a0: rien ne peut vous être rendu',
  mailGreeting: 'Bonjour,',
  mailRefunded:
    'Nous avons traité votre rétractation {reference}. {amount} repartent vers le moyen qui a payé l’achat n°\u00a0{order}\u00a0: votre banque les reçoit en quelques jours, et toujours dans les {days} jours qui suivent votre déclaration.',
  mailElsewhere:
    'Si cette carte n’existe plus, votre banque vous les remet\u00a0; si elle ne le peut pas, nous vous les versons par un autre moyen.',
  mailFollow: 'Suivre mon remboursement',
  mailRefused: 'Nous avons examiné votre rétractation {reference}. Rien ne peut vous être rendu.',
  mailReasonLead: 'Notre message\u00a0:',
  mailNext: 'Si vous n’êtes pas d’accord, faites une réclamation\u00a0: une autre personne relira votre dossier.',
  mailButton: 'Faire une réclamation',
  mailReason: 'Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse.',
})
