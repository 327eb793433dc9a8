import { marseille } from '../decks/marseille.ts'
import type { DrawnGame } from '../game.ts'
import { celticCross } from '../spreads/celtic-cross.ts'
import { cross } from '../spreads/cross.ts'
import { sevenCards } from '../spreads/seven-cards.ts'
import { threeCards } from '../spreads/three-cards.ts'
import { wheel } from '../spreads/wheel.ts'

export const tarotDeMarseille: DrawnGame = {
  id: 1,
  slug: 'le-tarot-de-marseille',
  type: 'tarot',
  deck: marseille,
  spreads: [cross, threeCards, sevenCards, celticCross, wheel],
  settings: { themes: ['love', 'work', 'money', 'self'], asksQuestion: true, daily: false },
}
