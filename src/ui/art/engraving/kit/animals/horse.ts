import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point, Points } from '../../points.ts'
import { trace } from '../trace.ts'

interface HorseOptions {
  mane?: Tint
  bridle?: Tint
  /** Only the forehand, cut behind the shoulder: a horse that comes out from behind something. */
  forehand?: boolean
  /** The head turned to look behind. */
  back?: boolean
}

/**
 * A walking horse in profile to the right, its feet on y = 0, 182 units high and from -98 (tail) to 110 (nose). A rider sits
 * at (-8, -108); reins begin at (83, -132), or at (25, -132) when it looks back.
 */
export function horse(tint: Tint, placing: Placing = {}, options: HorseOptions = {}): Drawing {
  const { mane = 'white', bridle = 'red', forehand = false, back = false } = options
  const above = (drawing: Drawing) => place(drawing, { y: LEGS })
  return place(
    [
      ...(forehand ? [] : farHindLeg(tint, mane)),
      ...leg(trace('50 -72, 82 -68, 88 -46, 74 -30'), [26, 15, 11, 10], tint, 2.4),
      ...(forehand ? [] : [...nearHindLeg(tint), ...above(body(tint))]),
      ...leg(trace('40 -74, 44 -42, 37 -24, 39 -9'), [28, 15, 11, 10], tint, 1.57),
      ...above(forequarters(tint, forehand)),
      ...above(back ? lookingBack(tint, mane, bridle) : lookingOn(tint, mane, bridle)),
    ],
    placing,
  )
}

/** How far the legs carry the body above where it is drawn. */
const LEGS = -12

/** A leg with its hoof, whose toe points across `turn`. */
function leg(points: Points, widths: readonly number[], tint: Tint, turn: number): Drawing {
  const [x, y] = points.at(-1) ?? [0, 0]
  return [
    shape(band(points, widths), { fill: tint, tone: { dark: 0.6, depth: 8 }, edge: 1.6 }),
    ...place([shape(blob(trace('-3 -6, 1 -7, 9 -9, 10 0, 9 6, 1 6, -3 5')), { fill: 'night', tone: 0.4, edge: 1.5 })], {
      x,
      y,
      turn,
    }),
  ]
}

const farHindLeg = (tint: Tint, mane: Tint): Drawing => [
  shape(blob(trace('-66 -104, -80 -106, -92 -90, -90 -60, -98 -34, -84 -26, -74 -42, -78 -66, -74 -86, -64 -92')), {
    fill: mane,
    tone: 0.5,
    edge: 1.6,
    folds: [fold(curve(trace('-74 -98, -86 -84, -83 -58, -87 -34')), 0, 1)],
  }),
  ...leg(trace('-44 -72, -32 -50, -42 -32, -32 -9'), [30, 17, 12, 10], tint, 1.57),
]

const nearHindLeg = (tint: Tint): Drawing =>
  leg(trace('-58 -78, -54 -54, -70 -34, -62 -9'), [38, 21, 13, 10], tint, 1.57)

const body = (tint: Tint): Drawing => [
  shape(
    blob(
      trace('-70 -88, -50 -100, -20 -94, 10 -98, 40 -96, 52 -70, 38 -46, 4 -42, -26 -48, -48 -50, -64 -50, -76 -64'),
    ),
    {
      fill: tint,
      tone: { dark: 0.7, depth: 16 },
      edge: 1.8,
      folds: [fold(curve(trace('-36 -92, -28 -76, -36 -54')), -7, 1.1)],
    },
  ),
  skinOver('-60 -64, -46 -58, -42 -50, -48 -44, -57 -46', tint),
]

/** Hides the contour where a leg leaves the body. */
const skinOver = (points: string, tint: Tint): Mark => shape(blob(trace(points)), { fill: tint, edge: 0 })

const forequarters = (tint: Tint, edged: boolean): Drawing => [
  shape(blob(trace('4 -98, 26 -112, 52 -106, 66 -84, 66 -62, 54 -48, 34 -45, 14 -48, 3 -70')), {
    fill: tint,
    tone: { dark: 0.7, depth: 16 },
    edge: edged ? 1.8 : 0,
  }),
  ...(edged ? [] : [line(curve(trace('66 -84, 67 -66, 58 -50')), 2), line(curve(trace('14 -46, 4 -60, 4 -76')), 1.4)]),
  skinOver('35 -56, 50 -56, 51 -48, 45 -42, 38 -45', tint),
  line(curve(trace('48 -86, 44 -72, 52 -54')), 1.3),
]

const lookingOn = (tint: Tint, mane: Tint, bridle: Tint): Drawing => [
  shape(blob(trace('4 -98, 26 -128, 46 -150, 66 -152, 78 -136, 70 -118, 66 -98, 68 -78, 52 -66, 30 -72')), {
    fill: tint,
    tone: { dark: 0.6, depth: 14 },
    edge: 1.8,
    folds: [fold(curve(trace('58 -118, 50 -98, 54 -80')), -6, 1.1)],
  }),
  skinOver('6 -94, 24 -104, 44 -96, 62 -80, 56 -58, 30 -52, 10 -70', tint),
  ...head(tint, bridle, {}),
  ...locks(
    trace('62 -156, 44 -152, 28 -134, 14 -112, 4 -96'),
    trace('58 -140, 46 -132, 36 -114, 28 -94, 22 -80'),
    mane,
  ),
]

const lookingBack = (tint: Tint, mane: Tint, bridle: Tint): Drawing => [
  shape(blob(trace('12 -94, 18 -122, 28 -148, 44 -158, 62 -152, 72 -126, 72 -92, 66 -70, 46 -60, 24 -70')), {
    fill: tint,
    tone: { dark: 0.6, depth: 14 },
    edge: 1.8,
    folds: [fold(curve(trace('34 -122, 30 -100, 36 -78')), 6, 1.1)],
  }),
  skinOver('14 -90, 28 -100, 50 -92, 62 -78, 56 -56, 30 -50, 10 -66', tint),
  ...locks(
    trace('50 -162, 68 -150, 78 -124, 78 -100, 74 -84'),
    trace('44 -146, 56 -134, 62 -114, 62 -98, 60 -84'),
    mane,
  ),
  ...head(tint, bridle, { x: 108, flip: true }),
]

/** The mane as locks between the crest of the neck and their tips. */
function locks(crest: Points, tips: Points, mane: Tint): Drawing {
  return crest.slice(0, -1).map((from, index) => {
    const to = crest[index + 1] ?? from
    const tip = tips[index + 1] ?? from
    const middle: Point = [(from[0] + tip[0]) / 2 + 3, (from[1] + tip[1]) / 2]
    const under: Point = [(to[0] + tip[0]) / 2, (to[1] + tip[1]) / 2 + 2]
    return shape(blob([from, middle, tip, under, to]), { fill: mane, tone: { dark: 0.4, depth: 6 }, edge: 1.4 })
  })
}

const head = (tint: Tint, bridle: Tint, placing: Placing): Drawing =>
  place(
    [
      shape(trace('57 -148, 54 -160, 58 -170, 64 -163, 67 -152'), { fill: tint, tone: 0.5, edge: 1.5 }),
      shape(
        blob(
          trace(
            '54 -146, 64 -156, 76 -152, 88 -138, 102 -122, 109 -112, 106 -104, 98 -101, 90 -106, 78 -112, 64 -118, 55 -130',
          ),
        ),
        { fill: tint, tone: { dark: 0.5, depth: 12 }, edge: 1.8 },
      ),
      shape(trace('65 -150, 64 -162, 70 -172, 75 -162, 76 -150'), { fill: tint, tone: 0.4, edge: 1.5 }),
      shape(oval(78, -138, 3.6, 2.8), { fill: 'white', edge: 1.2 }),
      shape(oval(78.6, -138, 1.8, 2.2), { fill: 'ink', edge: 0 }),
      line(curve(trace('71 -140, 77 -143, 84 -139')), 1.5),
      line(curve(trace('103 -114, 100 -112, 101 -109')), 1.4),
      line(curve(trace('107 -106, 101 -106, 96 -108')), 1.3),
      shape(band(trace('86 -142, 84 -128, 80 -112'), [4, 4]), { fill: bridle, edge: 1.2 }),
      shape(band(trace('66 -153, 64 -138, 66 -118'), [4, 4]), { fill: bridle, edge: 1.2 }),
      shape(band(trace('65 -126, 74 -124, 83 -122'), [4, 4]), { fill: bridle, edge: 1.2 }),
      shape(oval(83, -120, 3.4), { fill: 'yellow', edge: 1.3 }),
    ],
    placing,
  )
