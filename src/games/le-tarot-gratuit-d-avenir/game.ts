import { marseille } from '../decks/marseille.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const road: Spread = {
  slug: 'route',
  name: 'La route',
  positions: [
    { key: 'luggage', name: 'Votre bagage', asks: 'Qu’emportez-vous du passé\u00a0?', x: 0.14, y: 0.82 },
    { key: 'present', name: 'Le point de départ', asks: 'D’où partez-vous exactement\u00a0?', x: 0.38, y: 0.78 },
    { key: 'near', name: 'Le premier tournant', asks: 'Que rencontrerez-vous d’abord\u00a0?', x: 0.62, y: 0.7 },
    { key: 'obstacle', name: 'La côte', asks: 'Où la route monte-t-elle\u00a0?', x: 0.8, y: 0.5 },
    { key: 'others', name: 'Qui marche avec vous', asks: 'Qui vous accompagne, et comment\u00a0?', x: 0.58, y: 0.34 },
    { key: 'choice', name: 'Le carrefour', asks: 'Quel choix vous appartient\u00a0?', x: 0.34, y: 0.26 },
    { key: 'path', name: 'L’horizon', asks: 'Vers quel paysage allez-vous\u00a0?', x: 0.62, y: 0.13 },
  ],
}

export const tarotOfTheFuture: DrawnGame = {
  id: 4,
  slug: 'le-tarot-gratuit-d-avenir',
  type: 'tarot',
  deck: marseille,
  spreads: [road],
  settings: { themes: ['love', 'work', 'money', 'self'], asksQuestion: true, daily: false },
}
