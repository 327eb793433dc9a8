import type { Spread } from './spread.ts'

export const celticCross: Spread = {
  slug: 'croix-celtique',
  name: 'La croix celtique',
  positions: [
    {
      key: 'heart',
      name: 'Le cœur de la question',
      asks: 'De quoi s’agit-il vraiment\u00a0?',
      x: 0.34,
      y: 0.5,
    },
    {
      key: 'crossing',
      name: 'Ce qui la traverse',
      asks: 'Quelle force s’ajoute à la première, pour aider ou pour gêner\u00a0?',
      x: 0.34,
      y: 0.5,
      rotated: true,
    },
    {
      key: 'root',
      name: 'Ce qui la fonde',
      asks: 'Sur quoi la situation repose-t-elle\u00a0?',
      x: 0.34,
      y: 0.84,
    },
    {
      key: 'past',
      name: 'Ce qui s’éloigne',
      asks: 'Qu’est-ce qui est en train de passer\u00a0?',
      x: 0.12,
      y: 0.5,
    },
    {
      key: 'crown',
      name: 'Ce que vous espérez',
      asks: 'Quel but, avoué ou non, vous attire\u00a0?',
      x: 0.34,
      y: 0.16,
    },
    {
      key: 'near',
      name: 'Ce qui vient',
      asks: 'Qu’est-ce qui se présentera d’abord\u00a0?',
      x: 0.56,
      y: 0.5,
    },
    {
      key: 'self',
      name: 'Vous',
      asks: 'Comment vous tenez-vous devant la question\u00a0?',
      x: 0.84,
      y: 0.87,
    },
    {
      key: 'others',
      name: 'Votre entourage',
      asks: 'Que voient ceux qui vous entourent\u00a0?',
      x: 0.84,
      y: 0.62,
    },
    {
      key: 'wishes',
      name: 'Vos espoirs et vos doutes',
      asks: 'Qu’attendez-vous et que redoutez-vous à la fois\u00a0?',
      x: 0.84,
      y: 0.38,
    },
    {
      key: 'path',
      name: 'Là où mène le chemin',
      asks: 'Vers quoi va l’ensemble, tel qu’il est aujourd’hui\u00a0?',
      x: 0.84,
      y: 0.13,
    },
  ],
}
