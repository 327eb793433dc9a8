import { marseille } from '../decks/marseille.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const twoHearts: Spread = {
  slug: 'deux-coeurs',
  name: 'Deux cœurs',
  positions: [
    { key: 'self', name: 'Vous', asks: 'Que vivez-vous en ce moment dans ce lien\u00a0?', x: 0.2, y: 0.35 },
    {
      key: 'other',
      name: 'L’autre',
      asks: 'Que montre l’autre, ou que lui prêtez-vous\u00a0?',
      x: 0.8,
      y: 0.35,
    },
    {
      key: 'bond',
      name: 'Ce qui vous relie',
      asks: 'Qu’avez-vous en commun qui tienne\u00a0?',
      x: 0.5,
      y: 0.2,
    },
    {
      key: 'distance',
      name: 'Ce qui vous sépare',
      asks: 'Qu’est-ce qui demande à être dit\u00a0?',
      x: 0.5,
      y: 0.5,
    },
    {
      key: 'path',
      name: 'Ce qui peut naître',
      asks: 'Où va ce lien si vous en prenez soin\u00a0?',
      x: 0.5,
      y: 0.82,
    },
  ],
}

export const tarotOfLove: DrawnGame = {
  id: 2,
  slug: 'le-tarot-gratuit-d-amour',
  type: 'tarot',
  deck: marseille,
  spreads: [twoHearts],
  settings: { themes: ['love'], asksQuestion: true, daily: false },
}
