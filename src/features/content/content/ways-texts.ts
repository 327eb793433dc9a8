import { catalogue } from '../../../platform/i18n/texts.ts'

export const waysTexts = catalogue('ways', {
  noSuchTerm: 'Ce mot n’est pas dans nos lexiques.',
  noSuchArticle: 'Cet article n’existe pas, ou n’est plus en ligne.',
  near: 'Vous cherchiez peut-être',
  always: 'Vous pouvez aussi',
  latest: 'Les derniers articles',
  latestOf: 'Les derniers articles\u00a0: {theme}',
  letter: 'Tous les mots en {letter}',
  horoscope: 'Lire votre horoscope',
  chart: 'Dessiner votre thème astral',
  mag: 'Lire le mag',
  questions: 'Lire les questions fréquentes',
  contact: 'Nous contacter',
})
