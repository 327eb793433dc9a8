import { marseille } from '../decks/marseille.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const scales: Spread = {
  slug: 'balance',
  name: 'La balance',
  positions: [
    {
      key: 'means',
      name: 'Ce que vous avez',
      asks: 'Quels moyens, quel savoir-faire sont déjà là\u00a0?',
      x: 0.2,
      y: 0.55,
    },
    {
      key: 'advice',
      name: 'Ce qui équilibre',
      asks: 'Quelle décision ou quelle habitude remet de l’ordre\u00a0?',
      x: 0.5,
      y: 0.4,
    },
    {
      key: 'effort',
      name: 'Ce qui demande un effort',
      asks: 'Où faut-il du temps, de la prudence ou de l’aide\u00a0?',
      x: 0.8,
      y: 0.55,
    },
  ],
}

export const tarotOfMoney: DrawnGame = {
  id: 3,
  slug: 'le-tarot-gratuit-d-argent',
  type: 'tarot',
  deck: marseille,
  spreads: [scales],
  settings: { themes: ['money', 'work'], asksQuestion: true, daily: false },
}
