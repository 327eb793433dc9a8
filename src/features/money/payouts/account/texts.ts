import { catalogue } from '../../../../platform/i18n/texts.ts'

/** The page on which a psychic gives a bank account. */
export const texts = catalogue('payeeAccount', {
  title: 'Mon compte bancaire',
  description: 'Le compte sur lequel vos gains vous sont versés.',
  lead: 'Vos gains sont versés sur ce compte, quel que soit le site où vous les avez gagnés.',
  known: 'Compte enregistré',
  none: 'Aucun compte n’est enregistré.',
  account: '{holder}, {iban}',
  paysFrom: 'Par sécurité, il ne peut être crédité qu’à partir du {moment}.',
  waiting: 'Compte à vérifier',
  waitingOwn:
    'Donné par vous le {day}. Une personne de notre équipe vous appelle pour le vérifier\u00a0; il pourra être crédité 72\u00a0heures après son accord. D’ici là, rien n’est versé et rien n’est perdu.',
  waitingHouse:
    'Proposé par notre équipe le {day}. Une seconde personne doit le confirmer. Si vous n’avez rien demandé, écrivez-nous tout de suite.',
  withdraw: 'Retirer ce compte',
  giveTitle: 'Donner un compte',
  changeTitle: 'Changer de compte',
  giveLead:
    'Nous vérifions le numéro tout de suite, puis une personne de notre équipe le vérifie avec vous. Le nouveau compte peut être crédité 72\u00a0heures après son accord.',
  holder: 'Titulaire du compte',
  holderHint: 'Le nom qui figure sur votre relevé d’identité bancaire.',
  iban: 'IBAN',
  ibanHint: '27 caractères en France. Les espaces ne comptent pas.',
  send: 'Envoyer ce compte',
  'done.donne': 'Votre compte est enregistré. Nous vous avons écrit pour vous le confirmer.',
  'done.retire': 'Le compte est retiré.',
  write: 'Nous écrire',
  back: 'Revenir à mes gains',
})
