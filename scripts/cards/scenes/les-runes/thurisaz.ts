import { itemAt } from '../../../../src/platform/needed/needed.ts'
import { flower, leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve } from '../../../../src/ui/art/engraving/outlines.ts'

/** A bramble guards the stone: long thorns, and wild roses among them. */
export const scene = (): Drawing => [
  ...hills('0 250, 80 226, 170 246, 300 220', 'sky', 340),
  ground(trace('0 330, 110 318, 210 326, 300 314'), 'green', 470, 0.5),
  ...runeStone('thurisaz', { x: 150, y: 372, form: 'leaning', up: 150 }),
  ...bramble('16 440, 60 372, 100 350, 134 380, 176 420, 230 392, 286 402'),
  ...bramble('16 330, 44 290, 58 236, 52 180, 70 132'),
  ...bramble('286 318, 252 280, 246 222, 256 170, 236 124'),
  ...bramble('16 470, 84 424, 150 440, 206 380, 260 352, 290 300'),
  ...trace('58 240, 250 226, 102 352, 212 384, 68 138').flatMap(([x, y], index) =>
    flower({ x, y, scale: 0.95 - (index % 2) * 0.12, turn: index }, index % 2 ? 'white' : 'red'),
  ),
]

/** A stem with thorns by turns on both sides, and a leaf between. */
function bramble(way: string): Drawing {
  const points = curve(trace(way))
  const thorns = points.flatMap(([x, y], index) => {
    if (index % 4 || index === 0) return []
    const [bx, by] = itemAt(points, index - 1)
    const side = index % 8 ? 1 : -1
    const length = Math.hypot(x - bx, y - by) || 1
    const [ux, uy] = [(x - bx) / length, (y - by) / length]
    const [nx, ny] = [-uy * side, ux * side]
    return [
      shape(
        [
          [x - ux * 5, y - uy * 5],
          [x + nx * 15 + ux * 4, y + ny * 15 + uy * 4],
          [x + ux * 5, y + uy * 5],
        ],
        { fill: 'red', tone: 0.4, edge: 1.3 },
      ),
      ...(index % 3 === 0 ? leaf({ x: x - nx * 3, y: y - ny * 3, turn: Math.atan2(-ny, -nx), scale: 0.8 }) : []),
    ]
  })
  return [line(points, 8, 'none'), line(points, 5, 'none', 'brown'), ...thorns]
}
