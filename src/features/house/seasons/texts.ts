import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('seasons', {
  lead: 'Un accent, un ornement et une scène chacune\u00a0; jamais une autre mise en page. Le métal des boutons reste celui de la marque.',
  pictures: 'Le ciel et l’en-tête',
  'black-friday': 'Black Friday',
  'black-week-end': 'Black Week-end',
  'cyber-monday': 'Cyber Monday',
  'christmas-eve': 'Noël',
  'pre-christmas-eve': 'Avent',
  'valentine-day': 'Saint-Valentin',
  'new-year': 'Nouvel An',
  'first-may': 'Premier Mai',
  'friday-13': 'Vendredi 13',
})
