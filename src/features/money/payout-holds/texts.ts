import { catalogue } from '../../../platform/i18n/texts.ts'

/** Mails to a psychic about transfers that are held back; they say nothing of what is verified, nor how. */
export const texts = catalogue('payoutHolds', {
  greeting: 'Bonjour {name},',
  reason: 'Vous recevez ce message parce que {company} vous verse vos gains de voyance.',
  'subject.placed': 'Vos virements sont suspendus le temps d’une vérification',
  'subject.renewed': 'La vérification de vos virements continue',
  'subject.released': 'Vos virements reprennent',
  'subject.lapsed': 'Vos virements reprennent',
  'body.placed':
    'Notre équipe vérifie vos gains avant de vous les verser. Vos virements sont suspendus depuis le {since}, jusqu’au {until} au plus tard.',
  'body.renewed':
    'La vérification n’est pas terminée\u00a0: une seconde personne de notre équipe a décidé de la prolonger. Vos virements, suspendus depuis le {since}, le restent jusqu’au {until} au plus tard.',
  'body.released': 'La vérification est terminée. Vos gains disponibles seront versés avec les prochains virements.',
  'body.lapsed':
    'La suspension de vos virements a pris fin le {until}. Vos gains disponibles seront versés avec les prochains virements.',
  kept: 'Vos gains restent les vôtres\u00a0: aucun montant n’est retiré de votre solde, et vous pouvez continuer à consulter.',
  write: 'Une question, ou un élément à nous donner\u00a0? Écrivez-nous\u00a0: une personne de l’équipe vous répond.',
  button: 'Nous écrire',
})
