import { catalogue } from '../../../platform/i18n/texts.ts'

export const pageTexts = catalogue('sharedChartPage', {
  title: 'Le thème de {name}',
  description: 'Le thème qu’une personne partage avec vous pendant sa consultation.',
  lead: '{name} vous le montre pendant cette consultation. Cette page se ferme avec elle, ou dès que le partage s’arrête.',
  positions: 'Positions',
  back: 'Revenir à la consultation',
})
