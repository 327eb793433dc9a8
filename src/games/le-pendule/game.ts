import type { Answer, Deck } from '../deck.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

/** One chance in three for each: the page says so. */
const answers: Deck<Answer> = {
  slug: 'le-pendule',
  name: 'Les trois réponses du pendule',
  reversals: false,
  cards: [
    { kind: 'answer', slug: 'oui', name: 'Oui' },
    { kind: 'answer', slug: 'non', name: 'Non' },
    { kind: 'answer', slug: 'pas-encore', name: 'Pas encore' },
  ],
}

const answer: Spread = {
  slug: 'reponse',
  name: 'La réponse',
  positions: [{ key: 'answer', name: 'La réponse', asks: 'Que dit le pendule\u00a0?', x: 0.5, y: 0.5 }],
}

export const pendulum: DrawnGame = {
  id: 7,
  slug: 'le-pendule',
  type: 'pendulum',
  deck: answers,
  spreads: [answer],
  settings: { themes: [], asksQuestion: true, daily: false },
}
