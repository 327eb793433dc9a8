import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the e-mails; not used on pages. */
export const letterTexts = catalogue('chargebackLetters', {
  greeting: 'Bonjour {firstName},',
  openSubject: 'Votre banque conteste un paiement de {amount}',
  open: 'Votre banque nous a repris {amount} sur votre achat n°\u00a0{id} du {day}, parce que ce paiement est contesté. Cela arrive aussi par erreur.',
  openFrozen:
    'En attendant sa décision, {frozen} de crédit inutilisé de cet achat sont bloqués\u00a0: ils ne peuvent être ni dépensés ni remboursés. Le reste de votre crédit et votre compte ne changent pas.',
  openSpent: 'Rien n’est bloqué dans votre compte\u00a0: le crédit de cet achat est déjà utilisé ou rendu.',
  openNext:
    'Votre banque décide, le plus souvent en deux ou trois mois. Si elle nous rend le paiement, le crédit bloqué est de nouveau à vous aussitôt. Si elle vous rend l’argent, ce crédit est retiré. Nous vous l’écrirons.',
  mistake:
    'Si vous n’avez rien demandé à votre banque, ou si vous ne reconnaissez pas ce paiement, écrivez-nous à {contact}\u00a0: une personne de notre équipe vous répond.',
  wallet: 'Voir mon crédit',
  wonSubject: 'La contestation de votre paiement de {amount} est terminée',
  won: 'Votre banque nous a rendu {amount} de votre achat n°\u00a0{id} du {day}\u00a0: ce paiement n’est plus contesté.',
  wonFree: 'Les {frozen} de crédit qui étaient bloqués sont de nouveau à vous.',
  wonSpent: 'Rien n’était bloqué dans votre compte, et rien n’y change.',
  lostSubject: 'Votre banque a décidé pour votre paiement de {amount}',
  lost: 'Votre banque garde {amount} de votre achat n°\u00a0{id} du {day}, qu’elle rend au titulaire de la carte.',
  lostTaken:
    'Les {frozen} de crédit qui étaient bloqués sont donc retirés de votre compte. Rien d’autre ne vous est demandé.',
  lostSpent: 'Rien n’est retiré de votre compte, et rien ne vous est demandé.',
  warningSubject: 'Votre banque nous a signalé un paiement de {amount}',
  warning:
    'Votre banque a un doute sur le paiement de votre achat n°\u00a0{id} du {day}, et nous l’a signalé. Cela arrive aussi par erreur.',
  warningBack:
    'Par précaution, {refunded} de crédit inutilisé retournent sur la carte qui a payé. Votre banque les reçoit en quelques jours.',
  warningSpent: 'Le crédit de cet achat est déjà utilisé ou rendu\u00a0: rien ne change dans votre compte.',
  follow: 'Suivre ce remboursement',
  reason: 'Vous recevez cet e-mail parce qu’une banque nous a écrit au sujet d’un paiement de votre compte.',

  deskGreeting: 'Bonjour,',
  'desk.openSubject': 'Paiement contesté\u00a0: {amount}',
  'desk.open': 'Une banque a repris {amount}. Le crédit inutilisé de ce paiement est bloqué jusqu’à sa décision.',
  'desk.inquirySubject': 'Une banque demande des précisions sur {amount}',
  'desk.inquiry': 'Une banque pose une question sur un paiement de {amount}. L’argent reste en place pour l’instant.',
  'desk.warningSubject': 'Fraude redoutée\u00a0: {amount}',
  'desk.warning':
    'Une banque redoute une fraude sur un paiement de {amount}. Ce qui en était inutilisé retourne sur la carte. Regardez si ce compte en a d’autres.',
  'desk.wonSubject': 'Contestation gagnée\u00a0: {amount}',
  'desk.won': 'La banque a rendu {amount}. Le crédit bloqué est de nouveau libre.',
  'desk.lostSubject': 'Contestation perdue\u00a0: {amount}',
  'desk.lost': 'La banque garde {amount}. Le crédit bloqué est retiré, le reste est une perte du site.',
  'desk.closedSubject': 'Question close\u00a0: {amount}',
  'desk.closed': 'La banque n’a plus de question sur un paiement de {amount}. L’argent est resté en place.',
  deskDue: 'Les preuves sont attendues avant le {day}\u00a0: ce qui n’est pas envoyé à temps est perdu.',
  deskButton: 'Ouvrir le dossier',
  deskReason: 'Vous recevez ce message parce que vous voyez les paiements de {company}.',
})
