import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('promoCodes', {
  title: 'Utiliser un code',
  description:
    'Saisissez ici un code reçu de nous\u00a0: il ajoute du crédit offert ou du temps offert à votre compte.',
  lead: 'Un code de notre part ajoute du crédit ou du temps offert. Il s’utilise une fois par personne.',
  code: 'Votre code',
  hint: 'Des lettres, des chiffres et des tirets. Les majuscules et les espaces ne comptent pas.',
  use: 'Utiliser ce code',
  terms: 'Ce qui est offert sert avant le crédit acheté, et ne se rembourse pas en argent.',
  gaveCredit: '{amount} de crédit offert sont à vous.',
  gaveTime: '{time} de temps offert sont à vous.',
  keptCredit:
    'C’est noté\u00a0: {amount} de crédit offert vous seront donnés avec votre premier achat, jusqu’au {day}.',
  keptTime: 'C’est noté\u00a0: {time} de temps offert vous seront donnés avec votre premier achat, jusqu’au {day}.',
  ownTitle: 'Vos codes',
  given: 'donné le {day}',
  waits: 'attend votre premier achat jusqu’au {day}',
  lapsed: 'n’a pas servi avant le {day}',
  unproven: 'Confirmez votre adresse pour pouvoir utiliser un code.',
  prove: 'Confirmer mon adresse',
  back: 'Revenir à mon crédit',
})
