import { amours } from '../decks/amours.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const story: Spread = {
  slug: 'histoire',
  name: 'Une histoire en trois temps',
  positions: [
    { key: 'past', name: 'Ce qui a été', asks: 'Que garde votre cœur de ce qui précède\u00a0?', x: 0.2, y: 0.5 },
    { key: 'present', name: 'Ce qui est', asks: 'Que vivez-vous, au fond, en ce moment\u00a0?', x: 0.5, y: 0.5 },
    { key: 'path', name: 'Ce qui peut venir', asks: 'Que peut devenir ce que vous vivez\u00a0?', x: 0.8, y: 0.5 },
  ],
}

const star: Spread = {
  slug: 'etoile',
  name: 'L’étoile à cinq branches',
  positions: [
    { key: 'self', name: 'Ce que vous donnez', asks: 'Comment aimez-vous aujourd’hui\u00a0?', x: 0.5, y: 0.17 },
    { key: 'other', name: 'Ce que vous recevez', asks: 'Qu’est-ce qui vous est donné\u00a0?', x: 0.85, y: 0.42 },
    { key: 'wishes', name: 'Ce que vous désirez', asks: 'Quel désir demande à être reconnu\u00a0?', x: 0.72, y: 0.82 },
    { key: 'hidden', name: 'Ce que vous taisez', asks: 'Quelle parole attend son moment\u00a0?', x: 0.28, y: 0.82 },
    {
      key: 'advice',
      name: 'Ce qui vous éclaire',
      asks: 'Quel pas vous rapproche de la clarté\u00a0?',
      x: 0.15,
      y: 0.42,
    },
  ],
}

export const oracleOfLove: DrawnGame = {
  id: 6,
  slug: 'l-oracle-de-vos-amours',
  type: 'oracle',
  deck: amours,
  spreads: [story, star],
  settings: { themes: ['love'], asksQuestion: true, daily: false },
}
