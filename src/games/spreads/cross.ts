import type { Spread } from './spread.ts'

export const cross: Spread = {
  slug: 'croix',
  name: 'La croix',
  positions: [
    {
      key: 'for',
      name: 'Ce qui vous porte',
      asks: 'Sur quelle force ou quelle personne pouvez-vous compter\u00a0?',
      x: 0.18,
      y: 0.5,
    },
    {
      key: 'against',
      name: 'Ce qui vous freine',
      asks: 'Quel obstacle, dehors ou en vous, demande de l’attention\u00a0?',
      x: 0.82,
      y: 0.5,
    },
    {
      key: 'advice',
      name: 'Ce qui vous guide',
      asks: 'Quelle attitude éclaire la question\u00a0?',
      x: 0.5,
      y: 0.17,
    },
    {
      key: 'path',
      name: 'Ce vers quoi vous allez',
      asks: 'Où mène le chemin tel que vous le suivez aujourd’hui\u00a0?',
      x: 0.5,
      y: 0.83,
    },
    {
      key: 'heart',
      name: 'Le cœur de la question',
      asks: 'Qu’est-ce qui relie les quatre autres cartes\u00a0?',
      x: 0.5,
      y: 0.5,
    },
  ],
}
