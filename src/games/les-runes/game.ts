import { futhark } from '../decks/futhark.ts'
import type { DrawnGame } from '../game.ts'
import type { Spread } from '../spreads/spread.ts'

const three: Spread = {
  slug: 'trois-runes',
  name: 'Trois runes',
  positions: [
    {
      key: 'past',
      name: 'Ce qui a germé',
      asks: 'D’où vient la situation, et qu’en reste-t-il\u00a0?',
      x: 0.2,
      y: 0.5,
    },
    { key: 'present', name: 'Ce qui pousse', asks: 'Qu’est-ce qui est vivant en ce moment\u00a0?', x: 0.5, y: 0.5 },
    {
      key: 'path',
      name: 'Ce qui peut mûrir',
      asks: 'Que peut-il en venir, et qu’y pouvez-vous\u00a0?',
      x: 0.8,
      y: 0.5,
    },
  ],
}

const one: Spread = {
  slug: 'une-rune',
  name: 'Une rune',
  positions: [
    {
      key: 'present',
      name: 'Ce qui vous parle',
      asks: 'Qu’est-ce qui mérite votre attention aujourd’hui\u00a0?',
      x: 0.5,
      y: 0.5,
    },
  ],
}

const cross: Spread = {
  slug: 'croix-de-pierres',
  name: 'La croix de pierres',
  positions: [
    {
      key: 'root',
      name: 'Ce qui vous soutient',
      asks: 'Sur quoi tenez-vous, même sans y penser\u00a0?',
      x: 0.5,
      y: 0.83,
    },
    {
      key: 'past',
      name: 'Ce que vous quittez',
      asks: 'Qu’est-ce qui s’achève et peut être posé\u00a0?',
      x: 0.18,
      y: 0.5,
    },
    {
      key: 'against',
      name: 'Ce qui résiste',
      asks: 'Quelle pierre, dehors ou en vous, faut-il contourner\u00a0?',
      x: 0.5,
      y: 0.17,
    },
    { key: 'path', name: 'Ce qui s’ouvre', asks: 'De quel côté le chemin est-il libre\u00a0?', x: 0.82, y: 0.5 },
    {
      key: 'heart',
      name: 'Le cœur de la question',
      asks: 'Qu’est-ce qui relie les quatre autres runes\u00a0?',
      x: 0.5,
      y: 0.5,
    },
  ],
}

export const runes: DrawnGame = {
  id: 9,
  slug: 'les-runes',
  type: 'runes',
  deck: futhark,
  spreads: [three, one, cross],
  settings: { themes: ['self', 'love', 'work', 'money'], asksQuestion: true, daily: false },
}
