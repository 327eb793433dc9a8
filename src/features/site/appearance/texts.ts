import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('appearance', {
  title: 'De jour ou de nuit',
  head: 'De jour ou de nuit\u00a0: l’apparence du site · {site}',
  description: 'Choisissez des pages claires, des pages sombres, ou le réglage de votre appareil.',
  lead: 'Le site suit d’ordinaire le réglage de votre appareil. Vous pouvez en décider autrement pour ce navigateur.',
  choose: 'Apparence des pages',
  device: 'Comme mon appareil',
  light: 'De jour',
  dark: 'De nuit',
  kept: 'Votre choix est retenu un an dans un cookie qui ne sert qu’à cela. «\u00a0Comme mon appareil\u00a0» l’efface.',
})
