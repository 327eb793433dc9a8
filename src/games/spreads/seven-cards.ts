import type { Spread } from './spread.ts'

export const sevenCards: Spread = {
  slug: 'sept-cartes',
  name: 'Sept cartes',
  positions: [
    {
      key: 'past',
      name: 'Ce qui a commencé',
      asks: 'D’où vient la situation\u00a0?',
      x: 0.1,
      y: 0.72,
    },
    {
      key: 'present',
      name: 'Où vous en êtes',
      asks: 'Qu’est-ce qui domine aujourd’hui\u00a0?',
      x: 0.23,
      y: 0.5,
    },
    {
      key: 'hidden',
      name: 'Ce que vous ne voyez pas',
      asks: 'Quel élément agit sans se montrer\u00a0?',
      x: 0.36,
      y: 0.32,
    },
    {
      key: 'obstacle',
      name: 'Ce qui résiste',
      asks: 'Où faut-il de la patience ou du courage\u00a0?',
      x: 0.5,
      y: 0.25,
    },
    {
      key: 'others',
      name: 'Autour de vous',
      asks: 'Quelle part les autres prennent-ils à la question\u00a0?',
      x: 0.64,
      y: 0.32,
    },
    {
      key: 'advice',
      name: 'Ce que vous pouvez faire',
      asks: 'Quel geste est à votre portée\u00a0?',
      x: 0.77,
      y: 0.5,
    },
    {
      key: 'path',
      name: 'Ce qui se dessine',
      asks: 'Vers quoi va la situation, si vous suivez ce conseil\u00a0?',
      x: 0.9,
      y: 0.72,
    },
  ],
}
