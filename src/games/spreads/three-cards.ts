import type { Spread } from './spread.ts'

export const threeCards: Spread = {
  slug: 'trois-cartes',
  name: 'Trois cartes',
  positions: [
    {
      key: 'past',
      name: 'Ce qui vous a mené ici',
      asks: 'Quel passé pèse encore dans la question, et qu’en garder\u00a0?',
      x: 0.2,
      y: 0.5,
    },
    {
      key: 'present',
      name: 'Ce qui se joue maintenant',
      asks: 'Qu’est-ce qui compte vraiment en ce moment\u00a0?',
      x: 0.5,
      y: 0.5,
    },
    {
      key: 'path',
      name: 'Ce qui s’ouvre',
      asks: 'Vers quoi va la situation si rien ne change, et que pouvez-vous y faire\u00a0?',
      x: 0.8,
      y: 0.5,
    },
  ],
}
