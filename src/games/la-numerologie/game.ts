import type { ComputedGame } from '../game.ts'

export const numerology: ComputedGame = {
  id: 8,
  slug: 'la-numerologie',
  type: 'numerology',
}
