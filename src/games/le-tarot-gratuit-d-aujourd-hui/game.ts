import { marseille } from '../decks/marseille.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const cardOfTheDay: Spread = {
  slug: 'carte-du-jour',
  name: 'La carte du jour',
  positions: [{ key: 'day', name: 'Votre journée', asks: 'À quoi être attentif aujourd’hui\u00a0?', x: 0.5, y: 0.5 }],
}

export const tarotOfTheDay: DrawnGame = {
  id: 5,
  slug: 'le-tarot-gratuit-d-aujourd-hui',
  type: 'tarot',
  deck: marseille,
  spreads: [cardOfTheDay],
  settings: { themes: ['self'], asksQuestion: false, daily: true },
}
