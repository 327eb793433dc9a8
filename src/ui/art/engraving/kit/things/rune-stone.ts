import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, curve, oval, path } from '../../outlines.ts'
import { type Placing, pairs } from '../../points.ts'
import { outlined } from '../../strokes.ts'
import { trace } from '../trace.ts'

/** Stones that stand on y = 0, about 150 units wide and 250 high, with a flat face for a rune. */
const STONES = {
  tall: 'M-64 0 L-70 -70 L-66 -160 L-52 -226 L-14 -252 L32 -244 L58 -204 L66 -120 L70 -40 L66 0 Z',
  round: 'M-72 0 C-80 -60 -82 -140 -64 -196 C-50 -236 -26 -250 4 -250 C40 -250 62 -230 72 -186 C84 -130 80 -60 74 0 Z',
  leaning: 'M-66 0 L-62 -90 L-54 -176 L-36 -222 L10 -248 L56 -256 L74 -214 L72 -120 L74 -50 L72 0 Z',
  broad: 'M-82 0 L-86 -80 L-76 -170 L-58 -212 L-20 -226 L34 -234 L70 -206 L82 -140 L86 -60 L80 0 Z',
} as const

const CRACKS: Readonly<Record<keyof typeof STONES, readonly string[]>> = {
  tall: ['-64 -150, -48 -140, -40 -120', '60 -170, 48 -150, 52 -128', '40 0, 34 -24, 44 -44'],
  round: ['-70 -170, -54 -156, -52 -136', '72 -70, 54 -60, 50 -42', '-30 0, -36 -20, -28 -36'],
  leaning: ['70 -200, 54 -184, 56 -164', '-60 -60, -44 -52, -40 -34', '20 -250, 16 -232, 26 -222'],
  broad: ['-80 -130, -62 -124, -54 -104', '80 -110, 66 -92, 68 -72', '-20 -226, -24 -210, -14 -202'],
}

/** A rune as lines between points, 100 units high round its own middle. */
const RUNES = {
  fehu: 'M-18 -50L-18 50M-18 -8L16 -44M-18 20L26 -24',
  uruz: 'M-24 50L-24 -50L24 -20L24 50',
  thurisaz: 'M-14 -50L-14 50M-14 -28L24 0L-14 28',
  ansuz: 'M-16 -50L-16 50M-16 -49L24 -19M-16 -17L24 13',
  raidho: 'M-20 -50L-20 50M-20 -50L20 -24L-20 2L24 50',
  kenaz: 'M20 -40L-18 0L20 40',
  gebo: 'M-32 -44L32 44M32 -44L-32 44',
  wunjo: 'M-16 -50L-16 50M-16 -49L24 -25L-16 1',
  hagalaz: 'M-24 -50L-24 50M24 -50L24 50M-24 -16L24 16',
  nauthiz: 'M0 -50L0 50M-24 -15L24 15',
  isa: 'M0 -50L0 50',
  jera: 'M2 -42L-26 -14L2 14M-2 -14L26 14L-2 42',
  eihwaz: 'M0 -50L0 50M0 -50L23 -25M0 50L-23 25',
  perthro: 'M-22 -50L-22 50M-22 -50L4 -24L24 -46M-22 50L4 24L24 46',
  algiz: 'M0 -50L0 50M0 4L-30 -42M0 4L30 -42',
  sowilo: 'M18 -50L-16 -15L16 15L-18 50',
  tiwaz: 'M0 -50L0 50M-30 -20L0 -50L30 -20',
  berkano: 'M-18 -50L-18 50M-18 -50L20 -25L-18 0L20 25L-18 50',
  ehwaz: 'M-26 50L-26 -50L0 -20L26 -50L26 50',
  mannaz: 'M-26 -50L-26 50M26 -50L26 50M-26 -50L26 -6M26 -50L-26 -6',
  laguz: 'M-10 -50L-10 50M-10 -50L22 -18',
  ingwaz: 'M0 -36L28 0L0 36L-28 0L0 -36',
  dagaz: 'M-32 -48L-32 48M32 -48L32 48M-32 -48L32 48M32 -48L-32 48',
  othala: 'M-28 50L22 -14L0 -46L-22 -14L28 50',
} as const

/** A rune cut into a face and painted red, round its own middle; 9 units wide at scale 1. */
export function carved(rune: keyof typeof RUNES, placing: Placing = {}): Drawing {
  const lines = path(RUNES[rune]).flatMap((points) => pairs(points))
  const cut = (width: number, fill: 'ink' | 'red'): Mark[] =>
    lines.map((points) =>
      shape(band(points, [width, width], { straight: true, round: true, start: true }), { fill, edge: 0 }),
    )
  const light = lines.map(([[ax, ay], [bx, by]]) =>
    line(
      [
        [ax + 1.6, ay + 1.6],
        [bx + 1.6, by + 1.6],
      ],
      1.1,
    ),
  )
  return place([...cut(12.5, 'ink'), ...cut(9, 'red'), ...light], placing)
}

interface StoneOptions extends Placing {
  form?: keyof typeof STONES
  /** How far up its middle the rune stands, in the stone's own units. */
  up?: number
  /** Of the rune. */
  size?: number
}

/** A standing stone with a rune, its foot on y = 0. */
export function runeStone(rune: keyof typeof RUNES, options: StoneOptions = {}): Drawing {
  const { form = 'tall', up = 138, size = 1.45, ...placing } = options
  const cracks = CRACKS[form].map((points) => fold(curve(trace(points)), 0, 1.3))
  return place(
    [
      outlined(STONES[form], { fill: 'grey', tone: { dark: 0.75, depth: 34 }, edge: 2.2, folds: cracks }),
      ...trace('-50 -40, -44 -32, 52 -96, -46 -190, 40 -28').map(([x, y]) =>
        shape(oval(x, y, 3.4, 2.4), { fill: 'green', edge: 0.8 }),
      ),
      ...carved(rune, { y: -up, scale: size }),
    ],
    placing,
  )
}
