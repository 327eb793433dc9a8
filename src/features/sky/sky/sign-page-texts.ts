import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('signPages', {
  title: 'Les signes, Vénus et la Lune',
  head: 'Portraits des signes, Vénus et la Lune en signe',
  description:
    'Douze portraits de signes, douze Vénus, douze Lunes\u00a0: caractère, enfance, amour, travail, argent, décans et dates d’anniversaire.',
  lead: 'Le signe dit comment vous avancez, Vénus comment vous aimez, la Lune ce dont vous avez besoin. Commencez par le vôtre, ou par celui de quelqu’un.',
  'title.portrait': 'Douze portraits',
  'lead.portrait': 'Mille mots par signe, avec ses trois décans et celles et ceux qui y sont nés.',
  'title.venus': 'Votre Vénus',
  'lead.venus': 'La manière de séduire, d’aimer, de dépenser et de rompre. Votre thème natal donne son signe.',
  'title.moon': 'Votre Lune',
  'lead.moon': 'Les émotions, l’enfance et ce qui apaise. La Lune change de signe tous les deux jours et demi.',
  'one.portrait': '{sign}',
  'one.venus': 'Vénus en {sign}',
  'one.moon': 'La Lune en {sign}',
  'read.portrait': '{sign}\u00a0: lire le portrait du signe',
  'read.venus': 'Lire Vénus en {sign}',
  'read.moon': 'Lire la Lune en {sign}',
  findYours: 'Calculer mon thème pour les connaître',
  more: '{sign}, suite',
  today: 'Son horoscope du jour',
  couples: 'Ses couples, signe par signe',
  otherSigns: 'Choisir un autre signe',
  all: 'Les douze portraits, Vénus et la Lune',
})
