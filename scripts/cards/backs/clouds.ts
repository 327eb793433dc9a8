import { rays, star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../src/ui/art/engraving/outlines.ts'

/** The main house: an eye of rays in an oval, among clouds. */
export function drawClouds(): Drawing {
  const half: Drawing = [
    shape(oval(150, 172, 118, 118, Math.PI * 1.02, Math.PI * 1.98), { fill: null, edge: 0 }),
    ...[0, 1, 2, 3].map((ring) =>
      line(oval(150, 260, 92 + ring * 4, 150 + ring * 5, Math.PI, 2 * Math.PI), ring % 2 ? 0.9 : 1.6, 'none'),
    ),
    ...scales(),
    ...star(150, 142, 17),
    ...star(86, 181, 8),
    ...star(214, 181, 8),
    ...star(116, 160, 6),
    ...star(184, 160, 6),
    ...star(48, 52, 15, 'yellow', 6),
    ...star(252, 52, 15, 'yellow', 6),
  ]
  return [
    shape(box(0, 0, 300, 520), { fill: 'paper', edge: 0 }),
    ...half,
    ...place(half, { x: 300, y: 520, turn: Math.PI }),
    shape(oval(150, 260, 84), { fill: 'night', edge: 1.6 }),
    shape(oval(150, 260, 79), { fill: null, edge: 0.9 }),
    ...rays(150, 260, 34, 70, 16),
    shape(oval(150, 260, 33), { fill: 'night', edge: 1.8 }),
    ...star(150, 260, 25),
    shape([box(0, 0, 300, 520), box(22, 22, 256, 476)], { fill: 'paper', edge: 0 }),
    shape(box(9, 9, 282, 502), { fill: null, edge: 2.2 }),
    shape(box(22, 22, 256, 476), { fill: null, edge: 1.4 }),
    ...border(),
  ]
}

/** Waves of cloud in the corners outside of the oval. */
function scales(): Drawing {
  const places = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => [22 + column * 28 + (row % 2) * 14, 34 + row * 20] as const),
  ).flat()
  return places
    .filter(
      ([x, y]) =>
        ((x - 150) / 118) ** 2 + ((y - 260) / 178) ** 2 > 1 &&
        Math.hypot(x - 48, y - 52) > 26 &&
        Math.hypot(x - 252, y - 52) > 26,
    )
    .flatMap(([x, y]) => [13, 9, 5].map((r) => line(oval(x, y + 6, r, r, Math.PI, 2 * Math.PI), 1.2)))
}

const border = (): Drawing => {
  const across = Array.from({ length: 16 }, (_, index) => 24 + index * 16.8)
  const down = Array.from({ length: 29 }, (_, index) => 24 + index * 16.86)
  const leaf = (x: number, y: number, turn: number): Drawing =>
    place(
      [
        line(
          curve([
            [-7, 4],
            [-2, -3],
            [4, -2],
            [6, 3],
          ]),
          1.4,
        ),
      ],
      { x, y, turn },
    )
  return [
    ...across.flatMap((x) => [...leaf(x, 15.5, 0), ...leaf(x, 504.5, Math.PI)]),
    ...down.flatMap((y) => [...leaf(15.5, y, -Math.PI / 2), ...leaf(284.5, y, Math.PI / 2)]),
  ]
}
