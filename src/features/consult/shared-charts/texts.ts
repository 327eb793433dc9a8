import { catalogue } from '../../../platform/i18n/texts.ts'

/** What a psychic reads beside a request or in a room. */
export const texts = catalogue('sharedChart', {
  title: 'Thème partagé',
  positions: 'Positions',
  wheel: 'Voir la roue',
})
