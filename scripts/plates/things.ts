import { lantern } from '../../src/ui/art/engraving/kit/lantern.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { band, box, curve, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../src/ui/art/engraving/palette.ts'
import type { Placing } from '../../src/ui/art/engraving/points.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'

// Things of a house and its office. Each stands on the origin or hangs from it, as its comment says.

const both = (of: (side: 1 | -1) => Drawing): Drawing => [...of(-1), ...of(1)]

/** A pair of scales standing on the origin, 112 high, 160 wide. */
export const scales = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(box(-4, -104, 8, 96), { fill: tint, tone: 0.5, edge: 1.6 }),
      outlined('M-34 0 C-28 -18 28 -18 34 0 Z', { fill: tint, tone: { dark: 0.6, depth: 10 }, edge: 1.7 }),
      shape(band(trace('-60 -92, -30 -102, 0 -98, 30 -102, 60 -92'), [4, 7, 9, 7, 4]), {
        fill: tint,
        tone: 0.4,
        edge: 1.6,
      }),
      shape(oval(0, -108, 7), { fill: 'red', tone: 0.5, edge: 1.5 }),
      ...both((side) => [
        ...strokes(`M${side * 60} -92 L${side * 40} -44 M${side * 60} -92 L${side * 80} -44`, 1.4, 'none'),
        outlined(`M${side * 36} -44 L${side * 84} -44 C${side * 78} -22 ${side * 42} -22 ${side * 36} -44 Z`, {
          fill: tint,
          tone: { dark: 0.6, depth: 9 },
          edge: 1.7,
        }),
      ]),
    ],
    placing,
  )

/** A bell hung from the origin, 76 high. */
export const bell = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape([oval(0, 5, 7), oval(0, 5, 3.4)], { fill: tint, edge: 1.3 }),
      shape(oval(0, 68, 7), { fill: 'ink', edge: 1 }),
      outlined('M-9 12 C-24 16 -20 42 -32 60 L32 60 C20 42 24 16 9 12 Z', {
        fill: tint,
        tone: { dark: 0.7, depth: 16 },
        edge: 1.8,
      }),
      ...strokes('M-22 44 Q0 50 22 44 M-23 48 Q0 54 23 48', 1.1),
      shape(band(trace('-37 62, 0 66, 37 62'), [8, 9, 8]), { fill: tint, tone: 0.5, edge: 1.6 }),
    ],
    placing,
  )

/** A padlock around the origin, 84 high. */
export const padlock = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      ...strokes('M-15 -4 L-15 -22 C-15 -46 15 -46 15 -22 L15 -4', 10, 'none'),
      ...strokes('M-15 -4 L-15 -22 C-15 -46 15 -46 15 -22 L15 -4', 6.6, 'none', 'white'),
      outlined('M-28 -8 L28 -8 L28 24 C28 40 -28 40 -28 24 Z', {
        fill: tint,
        tone: { dark: 0.7, depth: 14 },
        edge: 1.9,
      }),
      shape(oval(0, 8, 5.6), { fill: 'ink', edge: 0 }),
      outlined('M-2.6 8 L2.6 8 L5 24 L-5 24 Z', { fill: 'ink', edge: 0 }),
    ],
    placing,
  )

/** A table telephone standing on the origin, 74 high, 110 wide. */
export const telephone = (placing: Placing = {}, tint: Tint = 'night'): Drawing =>
  place(
    [
      outlined('M-44 0 L-30 -42 C-24 -50 24 -50 30 -42 L44 0 Z', {
        fill: tint,
        tone: { dark: 0.6, depth: 16 },
        edge: 1.9,
      }),
      shape(oval(0, -22, 17, 16), { fill: 'white', tone: 0.4, edge: 1.6 }),
      ...Array.from({ length: 10 }, (_, hole) => {
        const angle = (hole / 12) * 2 * Math.PI + 0.4
        return shape(oval(11.4 * Math.cos(angle), -22 + 10.6 * Math.sin(angle), 2.3), { fill: tint, edge: 0.8 })
      }),
      shape(oval(0, -22, 4.4), { fill: 'yellow', edge: 1.2 }),
      ...both((side) => [shape(box(side * 18 - 4, -58, 8, 14), { fill: 'yellow', edge: 1.3 })]),
      ...both((side) => [
        outlined(`M${side * 34} -58 L${side * 60} -58 L${side * 56} -44 L${side * 38} -44 Z`, {
          fill: tint,
          tone: 0.6,
          edge: 1.6,
        }),
      ]),
      shape(
        band(trace('-48 -58, -32 -68, 0 -71, 32 -68, 48 -58'), [13, 11, 11, 11, 13], { round: true, start: true }),
        {
          fill: tint,
          tone: 0.6,
          edge: 1.7,
        },
      ),
    ],
    placing,
  )

/** An armchair seen from the front, standing on the origin, 110 high. */
export const armchair = (placing: Placing = {}, tint: Tint = 'red'): Drawing =>
  place(
    [
      ...both((side) => [shape(box(side * 36 - 4, -10, 8, 10), { fill: 'brown', edge: 1.3 })]),
      outlined('M-36 -24 L-38 -86 C-34 -112 34 -112 38 -86 L36 -24 Z', {
        fill: tint,
        tone: { dark: 0.6, depth: 18 },
        edge: 1.8,
      }),
      ...trace('-14 -84, 14 -84, 0 -66').map(([x, y]) => shape(oval(x, y, 2.4), { fill: 'yellow', edge: 1 })),
      outlined('M-32 -46 C-32 -54 32 -54 32 -46 L32 -10 L-32 -10 Z', {
        fill: tint,
        tone: { dark: 0.5, depth: 12 },
        edge: 1.7,
      }),
      ...strokes('M-32 -30 L32 -30', 1.4, 'none'),
      ...both((side) => [
        outlined(
          `M${side * 30} -8 L${side * 30} -52 C${side * 30} -64 ${side * 52} -64 ${side * 52} -52 L${side * 48} -8 Z`,
          { fill: tint, tone: { dark: 0.6, depth: 10 }, edge: 1.7 },
        ),
      ]),
    ],
    placing,
  )

/** A garden bench standing on the origin, 140 wide, 62 high. */
export const bench = (placing: Placing = {}, tint: Tint = 'brown'): Drawing =>
  place(
    [
      ...both((side) => [
        shape(box(side * 56 - 3.5, -62, 7, 62), { fill: 'night', tone: 0.4, edge: 1.5 }),
        ...strokes(`M${side * 56} -30 Q${side * 74} -34 ${side * 72} -14 L${side * 72} 4`, 4.4, 'none'),
      ]),
      ...[-60, -46].map((y) => shape(box(-68, y, 136, 10), { fill: tint, tone: { dark: 0.5, depth: 5 }, edge: 1.5 })),
      outlined('M-68 -30 L68 -30 L76 -18 L-76 -18 Z', { fill: tint, tone: { dark: 0.5, depth: 6 }, edge: 1.6 }),
      ...strokes('M-72 -24 L72 -24', 1.2, 'none'),
    ],
    placing,
  )

/** An arched door standing on the origin, 78 wide, 120 high; ajar, it lets the light of the room out. */
export const door = (placing: Placing = {}, tint: Tint = 'brown', ajar = false): Drawing =>
  place(
    [
      outlined('M-39 0 L-39 -78 C-39 -126 39 -126 39 -78 L39 0 Z', {
        fill: 'flesh',
        tone: { dark: 0.5, depth: 10 },
        edge: 1.8,
      }),
      outlined('M-30 0 L-30 -76 C-30 -112 30 -112 30 -76 L30 0 Z', {
        fill: ajar ? 'yellow' : tint,
        tone: ajar ? null : { dark: 0.6, depth: 18 },
        edge: 1.7,
      }),
      ...(ajar
        ? [
            outlined('M-30 0 L-30 -76 C-30 -88 -26 -98 -18 -103 L-4 -92 L-4 12 Z', {
              fill: tint,
              tone: { dark: 0.5, depth: 8 },
              edge: 1.7,
            }),
            shape(oval(-9, -40, 3), { fill: 'yellow', edge: 1.2 }),
          ]
        : [
            ...strokes('M-10 0 L-10 -101 M10 0 L10 -101', 1.3, 'none'),
            shape(oval(20, -44, 4), { fill: 'yellow', edge: 1.3 }),
          ]),
    ],
    placing,
  )

/** A street lamp standing on the origin, 180 high. */
export const streetLamp = (placing: Placing = {}): Drawing =>
  place(
    [
      outlined('M-14 0 L-8 -14 L8 -14 L14 0 Z', { fill: 'night', tone: 0.5, edge: 1.6 }),
      shape(box(-4, -112, 8, 100), { fill: 'night', tone: 0.5, edge: 1.6 }),
      ...strokes('M-18 -100 L18 -100', 3, 'none'),
      ...lantern({ y: -184, scale: 1 }, 'yellow', 'night'),
    ],
    placing,
  )

/** A window of a house around the origin, 60 × 76, with its shutters open or closed. */
export const windowOf = (
  placing: Placing = {},
  pane: Tint = 'yellow',
  shutter: Tint = 'green',
  closed = false,
): Drawing => {
  const leaf = (left: number): Drawing => [
    shape(box(left, -40, 32, 80), { fill: shutter, tone: { dark: 0.5, depth: 10 }, edge: 1.7 }),
    ...Array.from({ length: 7 }, (_, slat) =>
      line(trace(`${left + 5} ${-31 + slat * 10}, ${left + 27} ${-31 + slat * 10}`), 1.3, 'none'),
    ),
  ]
  return place(
    [
      shape(box(-36, -44, 72, 88), { fill: 'flesh', tone: 0.4, edge: 1.6 }),
      ...(closed
        ? [...leaf(-32), ...leaf(0)]
        : [
            shape(box(-30, -38, 60, 76), { fill: pane, tone: null, edge: 1.7 }),
            ...strokes('M0 -38 L0 38 M-30 -8 L30 -8', 2.2, 'none'),
            ...leaf(-70),
            ...leaf(38),
          ]),
      shape(box(-42, 42, 84, 8), { fill: 'white', tone: 0.4, edge: 1.6 }),
    ],
    placing,
  )
}

/** A telescope on its tripod, standing on the origin, 130 high, looking to the upper right. */
export const telescope = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      ...strokes('M0 -64 L-34 0 M0 -64 L34 0 M0 -64 L4 6', 5.4, 'none'),
      ...strokes('M0 -64 L-34 0 M0 -64 L34 0 M0 -64 L4 6', 2.8, 'none', 'brown'),
      outlined('M-64 -44 L42 -106 L54 -86 L-56 -28 Z', { fill: tint, tone: { dark: 0.6, depth: 9 }, edge: 1.8 }),
      outlined('M40 -110 L70 -128 L86 -100 L56 -82 Z', { fill: 'red', tone: { dark: 0.5, depth: 10 }, edge: 1.8 }),
      outlined('M-76 -40 L-62 -48 L-53 -31 L-66 -22 Z', { fill: 'brown', tone: 0.5, edge: 1.6 }),
      shape(oval(0, -66, 8), { fill: 'brown', tone: 0.5, edge: 1.5 }),
    ],
    placing,
  )

/** A round table under a cloth; its top is around the origin, 200 wide, its hem 96 below. */
export const roundTable = (placing: Placing = {}, cloth: Tint = 'red', top: Tint = cloth): Drawing =>
  place(
    [
      outlined('M-100 0 C-104 40 -98 76 -92 96 C-66 108 66 108 92 96 C98 76 104 40 100 0 Z', {
        fill: cloth,
        tone: { dark: 0.6, depth: 40 },
        edge: 1.9,
        folds: [-64, -30, 6, 44, 74].map((x) =>
          fold(curve(trace(`${x} 18, ${x * 1.03} 56, ${x * 1.02} 104`)), -12, 1.3),
        ),
      }),
      shape(oval(0, 0, 100, 24), { fill: top, tone: { dark: 0.35, depth: 14 }, edge: 1.8 }),
    ],
    placing,
  )

/** A written sheet around the origin, 64 × 84, with a seal if it has been signed. */
export const sheet = (placing: Placing = {}, seal: Tint | null = null, rows = 6): Drawing =>
  place(
    [
      outlined('M-32 -42 L32 -42 L32 42 L-32 42 Z', { fill: 'white', tone: { dark: 0.3, depth: 9 }, edge: 1.7 }),
      ...Array.from({ length: rows }, (_, row) =>
        line(trace(`-24 ${-30 + row * 10}, ${row % 3 === 2 ? 8 : 24} ${-30 + row * 10}`), 1.3, 'none'),
      ),
      ...(seal
        ? [
            outlined('M12 32 L8 52 L16 46 L22 54 L24 32 Z', { fill: seal, tone: 0.4, edge: 1.4 }),
            shape(oval(17, 28, 9), { fill: seal, tone: { dark: 0.6, depth: 6 }, edge: 1.5 }),
          ]
        : []),
    ],
    placing,
  )

/** A closed book lying flat, its lower edge on the origin, 96 wide, 22 high. */
export const closedBook = (placing: Placing = {}, tint: Tint = 'red'): Drawing =>
  place(
    [
      shape(box(-44, -18, 88, 14), { fill: 'white', tone: { dark: 0.3, depth: 10 }, edge: 1.4 }),
      ...strokes('M-40 -14 L42 -14 M-40 -9 L42 -9', 0.9, 'none'),
      outlined('M48 -22 L-42 -22 C-54 -22 -54 0 -42 0 L48 0 L48 -4 L-40 -4 C-46 -4 -46 -18 -40 -18 L48 -18 Z', {
        fill: tint,
        tone: 0.5,
        edge: 1.6,
      }),
    ],
    placing,
  )

/** A table lamp standing on the origin, 92 high. */
export const tableLamp = (placing: Placing = {}, shade: Tint = 'yellow'): Drawing =>
  place(
    [
      outlined('M-24 0 C-20 -12 20 -12 24 0 Z', { fill: 'brown', tone: 0.5, edge: 1.6 }),
      shape(band(trace('0 -8, 0 -28, 0 -50'), [6, 14, 6]), { fill: 'brown', tone: 0.6, edge: 1.6 }),
      outlined('M-20 -92 L20 -92 L40 -48 C20 -42 -20 -42 -40 -48 Z', {
        fill: shade,
        tone: { dark: 0.5, depth: 14 },
        edge: 1.8,
      }),
    ],
    placing,
  )

/** A cup with its saucer, standing on the origin, 44 high, steaming. */
export const teacup = (placing: Placing = {}, tint: Tint = 'white'): Drawing =>
  place(
    [
      shape(oval(0, -2, 36, 7), { fill: tint, tone: 0.4, edge: 1.5 }),
      shape([oval(27, -26, 11, 10), oval(27, -26, 6, 5)], { fill: tint, edge: 1.5 }),
      outlined('M-26 -44 L26 -44 C26 -18 16 -5 0 -5 C-16 -5 -26 -18 -26 -44 Z', {
        fill: tint,
        tone: { dark: 0.5, depth: 12 },
        edge: 1.7,
      }),
      shape(oval(0, -44, 26, 6), { fill: 'brown', tone: null, edge: 1.5 }),
      ...strokes('M-8 -54 C-14 -64 -2 -70 -8 -82 M8 -54 C2 -64 14 -70 8 -82', 1.6, 'both'),
    ],
    placing,
  )

/** A map maker's compass rose around the origin, radius 50. */
export const compassRose = (placing: Placing = {}, ground: Tint = 'white'): Drawing => {
  const point = (angle: number, long: number, tints: readonly [Tint, Tint]): Drawing =>
    place(
      [
        shape(trace(`0 0, -8 -9, 0 ${-long}`), { fill: tints[0], edge: 1.4 }),
        shape(trace(`0 0, 8 -9, 0 ${-long}`), { fill: tints[1], edge: 1.4 }),
      ],
      { turn: angle },
    )
  return place(
    [
      shape(oval(0, 0, 50), { fill: 'yellow', tone: { dark: 0.6, depth: 12 }, edge: 2 }),
      shape(oval(0, 0, 42), { fill: ground, tone: { dark: 0.3, depth: 12 }, edge: 1.5 }),
      ...[1, 3, 5, 7].flatMap((n) => point((n * Math.PI) / 4, 25, ['yellow', 'brown'])),
      ...[0, 1, 2, 3].flatMap((n) => point((n * Math.PI) / 2, 38, n ? ['white', 'night'] : ['red', 'brown'])),
      shape(oval(0, 0, 4), { fill: 'yellow', edge: 1.3 }),
    ],
    placing,
  )
}

/** A magnifying glass, its lens around the origin, radius 30, its handle to the lower right. */
export const magnifier = (placing: Placing = {}, lens: Tint = 'sky'): Drawing =>
  place(
    [
      ...strokes('M22 22 L58 58', 13, 'none'),
      ...strokes('M23 23 L57 57', 9, 'none', 'red'),
      shape(oval(0, 0, 33), { fill: 'yellow', tone: { dark: 0.6, depth: 6 }, edge: 1.8 }),
      shape(oval(0, 0, 26), { fill: lens, tone: { dark: 0.3, depth: 12 }, edge: 1.6 }),
      ...strokes('M-16 -6 Q-12 -18 2 -18', 2.6, 'both', 'white'),
    ],
    placing,
  )

/** A framed picture around the origin, 56 × 70, of someone seen in outline. */
export const portrait = (placing: Placing = {}, coat: Tint = 'blue', hair: Tint = 'brown'): Drawing =>
  place(
    [
      shape(box(-32, -40, 64, 80), { fill: 'yellow', tone: { dark: 0.6, depth: 8 }, edge: 1.8 }),
      shape(box(-24, -32, 48, 64), { fill: 'paper', tone: { dark: 0.4, depth: 14 }, edge: 1.5 }),
      outlined('M-22 32 C-20 10 -8 8 0 8 C8 8 20 10 22 32 Z', { fill: coat, tone: { dark: 0.5, depth: 9 }, edge: 1.5 }),
      shape(oval(0, -8, 12, 15), { fill: 'flesh', tone: 0.4, edge: 1.5 }),
      outlined('M-13 -6 C-16 -30 16 -30 13 -6 C10 -14 4 -18 0 -17 C-4 -18 -10 -14 -13 -6 Z', {
        fill: hair,
        tone: 0.5,
        edge: 1.4,
      }),
    ],
    placing,
  )
