import { type Drawing, fold, line, type Mark, shape } from '../../marks.ts'
import { band, blob, box, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Point } from '../../points.ts'

/** Ground from the panel's left to its right under the curve through points, shaded downwards. */
export function ground(points: readonly Point[], tint: Tint, bottom = 470, dark = 0.7): Mark {
  return shape([...curve(points), [300, bottom], [0, bottom]], {
    fill: tint,
    tone: { at: (_, v) => 0.06 + dark * v * v, angle: 0.12 },
    edge: 1.8,
  })
}

/** Tufts of grass, three blades each. */
export const grass = (places: readonly Point[], size = 12): Drawing =>
  places.flatMap(([x, y]) =>
    [-0.5, 0, 0.55].map((lean, index) =>
      line(
        curve([
          [x + lean * 5, y],
          [x + lean * size * 0.7, y - size * 0.5],
          [x + lean * size * 1.3, y - size * (index === 1 ? 1 : 0.8)],
        ]),
        1.7,
        'end',
      ),
    ),
  )

/** Leafy plant of the Marseille ground: broad leaves from one root. */
export const plant = (x: number, y: number, size = 22, tint: Tint = 'green'): Drawing =>
  [-0.9, 0.9, -0.35, 0.4].map((lean) => {
    const tip: Point = [x + lean * size * 0.8, y - size * (1.1 - Math.abs(lean) * 0.5)]
    return shape(
      blob([[x, y], [x + lean * size * 0.2 - 3, y - size * 0.45], tip, [x + lean * size * 0.5 + 3, y - size * 0.3]]),
      {
        fill: tint,
        tone: { dark: 0.5, depth: 6 },
        edge: 1.4,
        folds: [fold(curve([[x, y], [x + lean * size * 0.4, y - size * 0.45], tip]), 0, 0.9)],
      },
    )
  })

/** Water in a box, with waves. */
export function water(left: number, top: number, width: number, height: number, tint: Tint = 'blue'): Drawing {
  const rows = Math.floor(height / 9)
  const waves = Array.from({ length: rows }, (_, row): Mark[] => {
    const y = top + 7 + row * 9
    const count = Math.floor(width / 34)
    return Array.from({ length: count }, (_, index): Mark => {
      const x = left + 4 + index * 34 + (row % 2) * 15
      return line(
        curve([
          [x, y],
          [x + 7, y - 3.2],
          [x + 14, y],
          [x + 21, y + 2.4],
          [x + 28, y - 0.6],
        ]),
        1.5,
      )
    })
  })
  return [
    shape(box(left, top, width, height), {
      fill: tint,
      tone: { base: 0.02, at: (u) => 0.4 * Math.max(0, u - 0.35), angle: 0 },
      edge: 1.7,
    }),
    ...waves.flat(),
  ]
}

/** A wall of stones in a box. */
export function wall(
  left: number,
  top: number,
  width: number,
  height: number,
  tint: Tint = 'grey',
  course = 13,
): Drawing {
  const rows = Math.max(1, Math.round(height / course))
  const tall = height / rows
  const joints = Array.from({ length: rows }, (_, row): Mark[] => {
    const y = top + row * tall
    const count = Math.max(1, Math.round(width / (course * 2)))
    const upright = Array.from({ length: count }, (_, index): Mark => {
      const x = left + ((index + (row % 2 ? 0.5 : 1)) * width) / count
      return line(
        [
          [x, y + 1],
          [x, y + tall - 1],
        ],
        x < left + width - 2 ? 1 : 0.01,
      )
    })
    return row
      ? [
          line(
            [
              [left, y],
              [left + width, y],
            ],
            1,
            'none',
          ),
          ...upright,
        ]
      : upright
  })
  return [
    shape(box(left, top, width, height), { fill: tint, tone: { dark: 0.75, depth: width * 0.45 }, edge: 1.8 }),
    ...joints.flat(),
  ]
}

/** A crenellated tower standing on (x, bottom). */
export function tower(
  x: number,
  bottom: number,
  width: number,
  height: number,
  tint: Tint = 'flesh',
  roof: Tint = 'red',
): Drawing {
  const left = x - width / 2
  const top = bottom - height
  const teeth = [0, 1, 2].map(
    (index): Mark =>
      shape(box(left - 4 + (index * (width + 8)) / 2.72, top - 13, (width + 8) / 3.9, 16), {
        fill: roof,
        tone: { dark: 0.5, depth: 6 },
        edge: 1.6,
      }),
  )
  const arch = (y: number, w: number, h: number): Mark =>
    shape([...oval(x, y, w / 2, w / 2, Math.PI, 2 * Math.PI), [x + w / 2, y + h], [x - w / 2, y + h]], {
      fill: 'night',
      tone: { base: 0.55 },
      edge: 1.5,
    })
  return [
    ...wall(left, top, width, height, tint),
    ...teeth,
    shape(box(left - 5, top, width + 10, 9), { fill: roof, tone: 0.4, edge: 1.6 }),
    arch(top + height * 0.36, width * 0.26, height * 0.12),
    arch(bottom - height * 0.26, width * 0.4, height * 0.26),
  ]
}

/** A tree with a crown of leaves standing on (x, bottom). */
export function tree(x: number, bottom: number, height: number, tint: Tint = 'green'): Drawing {
  const top = bottom - height
  const r = height * 0.27
  const puffs: Point[] = [
    [-0.75, 0.5],
    [0.75, 0.5],
    [-0.5, -0.3],
    [0.55, -0.35],
    [0, 0.25],
    [0, -0.8],
  ]
  return [
    shape(
      band(
        [
          [x, bottom],
          [x - height * 0.03, bottom - height * 0.3],
          [x, top + r],
        ],
        [height * 0.15, height * 0.09, height * 0.08],
      ),
      { fill: 'brown', tone: 0.7, edge: 1.6 },
    ),
    ...puffs.flatMap(([dx, dy]): Mark[] => {
      const [cx, cy] = [x + dx * r, top + r * 1.3 + dy * r]
      return [
        shape(oval(cx, cy, r * 0.72, r * 0.6), { fill: tint, tone: { dark: 0.7, depth: r * 0.7 }, edge: 1.6 }),
        line(
          curve([
            [cx - r * 0.4, cy],
            [cx - r * 0.1, cy + r * 0.2],
            [cx + r * 0.2, cy + r * 0.05],
          ]),
          1.2,
        ),
      ]
    }),
  ]
}

/** A column standing on (x, bottom). */
export function column(x: number, bottom: number, width: number, height: number, tint: Tint = 'sky'): Drawing {
  const top = bottom - height
  const slab = (y: number, wide: number, high: number): Mark =>
    shape(box(x - wide / 2, y, wide, high), { fill: tint, tone: { dark: 0.6, depth: 12 }, edge: 1.6 })
  const flutes = [-0.22, 0.04, 0.28].map((at) =>
    fold(
      [
        [x + at * width, top + 16],
        [x + at * width, bottom - 16],
      ],
      -width * 0.18,
      1,
    ),
  )
  return [
    shape(box(x - width / 2, top + 8, width, height - 16), {
      fill: tint,
      tone: { dark: 0.7, depth: width * 0.5 },
      edge: 1.7,
      folds: flutes,
    }),
    slab(top, width * 1.5, 9),
    slab(top + 9, width * 1.22, 6),
    slab(bottom - 9, width * 1.5, 9),
    slab(bottom - 15, width * 1.22, 6),
  ]
}
