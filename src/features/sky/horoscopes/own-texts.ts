import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('ownToday', {
  title: 'Aujourd’hui pour vous',
  description: 'Votre horoscope du jour, calculé sur votre thème de naissance.',
  lead: 'Cette page se calcule sur votre propre thème, et il n’est pas encore dans votre compte.',
  make: 'Dessinez-le, puis gardez-le comme le vôtre\u00a0: les maisons seront comptées depuis votre ascendant, et les transits vers la planète qui le gouverne.',
  locked:
    'Si vous avez retiré votre accord pour les données sensibles, vos thèmes restent fermés\u00a0: vous pouvez le redonner, ou les effacer, depuis la liste de vos thèmes.',
  ofChart: 'D’après votre thème',
  transits: 'Les transits de ce thème, date par date',
  hours: 'Le ciel du jour, heure par heure',
  notices: 'Recevoir cette page chaque jour par notification',
  byMail: 'Recevoir l’essentiel chaque matin par e-mail',
  draw: 'Dessiner mon thème',
  charts: 'Mes thèmes',
  meanwhile: 'En attendant, lire l’horoscope de mon signe',
})
