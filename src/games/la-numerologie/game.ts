import type { ComputedGame } from '../game.ts'

export const numerology: ComputedGame = {
  id: 8,
  slug: 'la-numerologie',
  type: 'numerology',
  name: 'La numérologie',
  summary: 'Chemin de vie, année personnelle et nombre d’expression, avec le calcul sous vos yeux.',
}
