import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('related', {
  related: 'À lire aussi',
  'kind.psychic': 'Profil',
  'kind.article': 'Article',
  'kind.term': 'Lexique',
  'kind.question': 'Question fréquente',
  'kind.page': 'Page',
  'kind.game': 'Tarots et oracles',
})
