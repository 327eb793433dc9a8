import { catalogue } from '../../../platform/i18n/texts.ts'

/** Headings of the files for staff, mails, and what psychics read of a transfer on their bank statement. */
export const texts = catalogue('payouts', {
  consultation: 'Consultation',
  premium: 'Audiotel',
  answers: 'Réponses à des questions gratuites',
  at: 'Date',
  seconds: 'Secondes comptées',
  freeSeconds: 'dont offertes',
  gross: 'Payé par les clients (€)',
  vat: 'TVA (€)',
  commission: 'Part du site (€)',
  net: 'Part du voyant (€)',
  total: 'Total',
  mailGreeting: 'Bonjour {name},',
  mailReason: 'Vous recevez ce message parce que {company} vous verse vos gains de voyance.',
  'payeeMailSubject.proposed': 'Un changement de votre compte bancaire est demandé',
  'payeeMailSubject.confirmed': 'Votre nouveau compte bancaire est enregistré',
  'payeeMailSubject.declined': 'Le changement de votre compte bancaire est abandonné',
  'payeeMailSubject.given': 'Vous avez donné un compte bancaire',
  'payeeMailSubject.withdrawn': 'Vous avez retiré un compte bancaire',
  'payeeMail.given':
    'Vous avez donné, depuis votre espace, le compte {iban} pour vos versements. Une personne de notre équipe va le vérifier avec vous, par un moyen déjà connu. D’ici là, rien ne vous est versé et rien n’est perdu.',
  'payeeMail.withdrawn':
    'Vous avez retiré, depuis votre espace, le compte {iban} avant sa vérification. Le compte que nous connaissions reste le vôtre.',
  'payeeMail.proposed':
    'Un autre compte bancaire est proposé pour vos versements\u00a0: {iban}. Une seconde personne de notre équipe doit le confirmer. D’ici là, rien ne vous est versé et rien n’est perdu.',
  'payeeMail.confirmed':
    'Vos gains seront versés sur le compte {iban} à partir du {moment}. Jusque-là, rien ne vous est versé et rien n’est perdu\u00a0: ce délai vous laisse le temps de vérifier.',
  'payeeMail.declined':
    'Le compte {iban}, proposé pour vos versements, n’est pas retenu. Le compte que nous connaissions reste le vôtre.',
  payeeMailDoubt: 'Si vous n’avez pas demandé ce changement, écrivez-nous tout de suite.',
  payeeMailButton: 'Nous écrire',
  proposedMailSubject: 'Un compte bancaire attend votre accord',
  proposedMailGreeting: 'Bonjour {firstName},',
  proposedMail:
    '{by} propose un compte bancaire pour les versements de {psychic}. Vérifiez auprès de cette personne, par un moyen déjà connu, que la demande vient bien d’elle\u00a0; puis confirmez le compte, ou retirez la proposition.',
  givenReason: 'Donné par la personne elle-même, depuis son espace.',
  givenMail:
    '{psychic} a donné, depuis son espace, un compte bancaire pour ses versements. Vérifiez auprès de cette personne, par un moyen déjà connu, que la demande vient bien d’elle\u00a0; puis confirmez le compte, ou retirez-le.',
  proposedMailButton: 'Lire la proposition',
  proposedMailReason: 'Vous recevez ce message parce que vous préparez les virements aux voyants de {company}.',
  about: '{company}, gains ({month})',
})
