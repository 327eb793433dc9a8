import { type Drawing, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'
import { trace } from '../trace.ts'

interface Ape {
  fur: Tint
  muzzle?: Tint
  skirt?: Tint
  /** Upright ears like a hare's, or round ones. */
  ears?: 'long' | 'round'
}

/**
 * A climbing beast in profile to the right, from its tail's end at -40 to its paws at 45 and from -95 (ears) to 55 (feet): both
 * arms reach forward. Turned upside down it falls.
 */
export function climber({ fur, muzzle = 'flesh', skirt = 'red', ears = 'round' }: Ape, placing: Placing = {}): Drawing {
  const part = (points: string, widths: number[]): Mark =>
    shape(band(trace(points), widths, { round: true, start: true }), {
      fill: fur,
      tone: { dark: 0.5, depth: 6 },
      edge: 1.6,
    })
  return place(
    [
      shape(band(trace('-12 8, -32 14, -40 34, -30 48, -38 58'), [8, 8, 7, 4], { round: true }), {
        fill: fur,
        tone: 0.4,
        edge: 1.5,
      }),
      part('10 -34, 30 -36, 44 -48', [13, 10, 8]),
      part('6 12, 26 18, 24 38, 38 44', [18, 13, 9, 8]),
      part('-4 14, 8 32, -4 50, 12 56', [19, 14, 9, 8]),
      shape(blob(trace('-6 -46, 10 -46, 18 -30, 16 -8, 14 14, -2 22, -18 14, -18 -10, -14 -32')), {
        fill: fur,
        tone: { dark: 0.6, depth: 12 },
        edge: 1.7,
      }),
      shape(blob(trace('-18 -8, 0 -4, 17 -8, 22 18, 10 24, -4 20, -16 28, -26 18')), {
        fill: skirt,
        tone: { dark: 0.5, depth: 9 },
        edge: 1.6,
      }),
      part('2 -34, 20 -22, 40 -32', [14, 10, 8]),
      ...beastHead(fur, muzzle, ears, { x: 4, y: -58 }),
    ],
    placing,
  )
}

/** A beast's head in profile to the right, 36 wide around the origin. */
export const beastHead = (fur: Tint, muzzle: Tint, ears: 'long' | 'round', placing: Placing = {}): Drawing =>
  place(
    [
      ...(ears === 'long'
        ? [trace('-10 -12, -22 -40, -12 -42, -2 -16'), trace('0 -14, 0 -46, 10 -42, 8 -12')].map((ear) =>
            shape(blob(ear), { fill: fur, tone: 0.4, edge: 1.5 }),
          )
        : []),
      shape(blob(trace('-16 -6, -8 -17, 6 -17, 15 -8, 18 2, 12 13, -2 16, -14 10')), {
        fill: fur,
        tone: { dark: 0.5, depth: 9 },
        edge: 1.7,
      }),
      shape(blob(trace('4 -6, 14 -5, 24 0, 27 7, 21 13, 8 14, 1 6')), { fill: muzzle, tone: 0.3, edge: 1.5 }),
      ...(ears === 'round' ? [shape(oval(-9, -2, 6, 7), { fill: muzzle, tone: 0.4, edge: 1.5 })] : []),
      shape(oval(7, -7, 3.2, 2.6), { fill: 'white', edge: 1.1 }),
      shape(oval(8, -7, 1.5, 1.9), { fill: 'ink', edge: 0 }),
      line(curve(trace('1 -11, 7 -12, 13 -9')), 1.5),
      shape(oval(24, 2, 2.4, 1.8), { fill: 'ink', edge: 0 }),
      line(curve(trace('24 9, 16 9.4, 9 6')), 1.4),
    ],
    placing,
  )

/** A beast that sits as a sphinx to the right on y = 0, 60 units long and 70 high, its forepaw raised at (34, -34). */
export function sphinx(fur: Tint, mantle: Tint, placing: Placing = {}): Drawing {
  return place(
    [
      shape(band(trace('-26 -6, -42 -10, -46 -28, -36 -38, -42 -50'), [7, 7, 6, 3], { round: true }), {
        fill: fur,
        tone: 0.4,
        edge: 1.5,
      }),
      shape(band(trace('10 -26, 24 -26, 33 -34'), [12, 10, 8], { round: true, start: true }), {
        fill: fur,
        tone: 0.4,
        edge: 1.5,
      }),
      shape(blob(trace('-30 -4, -32 -20, -18 -34, -6 -46, 10 -44, 18 -28, 14 -8, 6 0, -20 2')), {
        fill: fur,
        tone: { dark: 0.6, depth: 12 },
        edge: 1.7,
      }),
      shape(band(trace('8 -24, 16 -12, 20 -2, 30 -2'), [11, 9, 8, 8], { round: true, start: true }), {
        fill: fur,
        tone: 0.4,
        edge: 1.5,
      }),
      shape(blob(trace('-22 -12, -10 -16, -2 -8, 0 0, -26 2, -28 -4')), { fill: fur, tone: 0.4, edge: 1.5 }),
      shape(blob(trace('-10 -46, 8 -48, 14 -36, 2 -24, -14 -8, -30 -6, -30 -22, -18 -34')), {
        fill: mantle,
        tone: { dark: 0.5, depth: 9 },
        edge: 1.6,
      }),
    ],
    placing,
  )
}
