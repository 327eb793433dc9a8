import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('numerology', {
  hub: 'Tarots et oracles',
  lead: 'Trois nombres, et toutes les additions qui y mènent. Rien n’est tiré au sort, rien n’est conservé.',
  birthDate: 'Votre date de naissance',
  birthHint: 'Elle sert au calcul, puis elle est oubliée.',
  birthWrong: 'Donnez une date de naissance, entre 1900 et aujourd’hui.',
  names: 'Vos prénoms et votre nom, si vous voulez',
  namesHint: 'Comme sur votre état civil. Sans eux, le nombre d’expression n’est pas calculé.',
  compute: 'Calculer mes nombres',
  change: 'Changer la date ou le nom',
  resultTitle: 'Vos nombres',
  path: 'Votre chemin de vie',
  pathWhat: 'Tous les chiffres de la date de naissance, additionnés jusqu’à n’en garder qu’un.',
  year: 'Votre année personnelle {year}',
  yearWhat: 'Le jour et le mois de naissance, ajoutés à l’année en cours.',
  expression: 'Votre nombre d’expression',
  expressionWhat:
    'Chaque lettre vaut un chiffre de 1 à 9\u00a0: A, J et S valent 1, B, K et T valent 2, et ainsi de suite.',
  sum: 'Le calcul',
  equals: '{terms} = {sum}',
  master: '{number} est un maître nombre\u00a0: on le garde tel quel.',
  limits: 'La numérologie est une façon de se raconter, pas une mesure. Gardez ce qui vous parle.',
  psychics: 'Voir les numérologues',
})
