import { describe, expect, test } from 'vitest'
import { isDrawn } from '../../../games/game.ts'
import { games } from '../../../games/games.ts'
import { boardShape } from './board-shape.ts'

const spreads = games.filter(isDrawn).flatMap((game) => game.spreads.map((spread) => [spread.name, spread] as const))

describe.each(spreads)('%s', (_, { positions }) => {
  const { card, left, top, width, height } = boardShape(positions)

  test('covers no card with another, except the one laid across', () => {
    for (const one of positions) {
      for (const other of positions.slice(positions.indexOf(one) + 1)) {
        const apart = Math.abs(one.x - other.x) > card.width || Math.abs(one.y - other.y) > card.height
        expect(apart || other.rotated === true, `${one.name}, ${other.name}`).toBe(true)
      }
    }
  })

  test('holds every card whole, none smaller than a tenth of the board', () => {
    for (const { x, y } of positions) {
      expect(x - card.width / 2).toBeGreaterThan(left)
      expect(x + card.width / 2).toBeLessThan(left + width)
      expect(y - card.height / 2).toBeGreaterThan(top)
      expect(y + card.height / 2).toBeLessThan(top + height)
    }
    expect(card.width / width).toBeGreaterThan(0.1)
  })
})
