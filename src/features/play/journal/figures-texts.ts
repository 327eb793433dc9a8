import { catalogue } from '../../../platform/i18n/texts.ts'

export const figuresTexts = catalogue('journalFigures', {
  title: 'Et alors ? Mes réponses',
  description: 'Ce que vous avez dit de ce qui est arrivé, compté sans que personne d’autre le voie.',
  lead: 'Ces figures comptent vos réponses. Personne d’autre ne les voit : elles sont calculées quand vous ouvrez cette page et ne sont gardées nulle part.',
  none: 'Aucune réponse pour le moment.',
  noneNext: 'Ouvrez une page de votre journal et dites ce qui est arrivé depuis : les figures viendront.',
  said: '{count} réponse || {count} réponses',
  open: '{count} page attend encore la suite. || {count} pages attendent encore la suite.',
  byKind: 'Par genre',
  byMonth: 'Par mois',
  byMonthLead: 'Le mois est celui où vous avez gardé la page.',
  kindColumn: 'Genre',
  monthColumn: 'Mois',
  'kind.draw': 'Tirages',
  'kind.question': 'Questions',
  'kind.horoscope': 'Horoscopes',
  'kind.consultation': 'Consultations',
  yes: 'Arrivé',
  partly: 'En partie',
  no: 'Non',
  caution:
    'On garde plus volontiers ce qui frappe, et l’on retient mieux ce qui s’est produit que le reste. Ces nombres disent votre histoire : ils ne mesurent pas si l’avenir peut se lire.',
  back: 'Revenir à mon journal',
})
