import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('consents', {
  legend: 'Vos choix',
  readMore: 'En savoir plus sur les données personnelles',

  myTitle: 'Vos accords',
  myLead: 'Vous les donnez et les retirez ici, quand vous voulez. Chaque choix est daté et conservé comme preuve.',
  SENSITIVE_DATA: 'Ce que vous confiez en consultation',
  MARKETING_EMAIL: 'Offres par e-mail',
  MARKETING_SMS: 'Offres par SMS',
  MARKETING_PHONE: 'Offres par téléphone',
  agreedOn: 'Accord donné le {day}',
  refusedOn: 'Sans votre accord depuis le {day}',
  neverAsked: 'Vous n’avez pas encore répondu',
  changed: 'Votre choix est enregistré, avec sa date.',
  give: 'Donner mon accord',
  withdraw: 'Retirer mon accord',
  withdrawEffect: 'Si vous le retirez, une nouvelle consultation ne pourra commencer qu’avec votre accord.',

  termsTitle: 'Conditions de la consultation',
  termsDescription:
    'Prix, décompte à la seconde, temps offert, coupures, droit de rétractation, réclamations et données : les conditions de la consultation.',
  termsVersion:
    'Version {version}, en vigueur depuis le {day}. Ces conditions lient {company} et la personne qui crée un compte.',
})
