import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A wide-open eye with lashes like rays, above a fan with the eyes of a peacock's feather. */
export const scene = (): Drawing => [
  ...rays(150, 168, 78, 106, 26, ['yellow', 'yellow']),
  ...Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + ((index + 0.5) / 13) * Math.PI
    const at = (rx: number, ry: number, lean = 0) =>
      `${150 + rx * Math.cos(angle + lean)} ${172 + ry * Math.sin(angle + lean)}`
    return strokes(`M${at(82, 42)} Q${at(96, 62, 0.03)} ${at(106, 86, (index - 6) * 0.012)}`, 2.4, 'end')
  }).flat(),
  outlined('M56 172 C84 118 216 118 244 172 C216 220 84 220 56 172 Z', {
    fill: 'white',
    tone: { dark: 0.4, depth: 18 },
    edge: 2.4,
  }),
  shape(oval(150, 168, 35), { fill: 'blue', tone: { dark: 0.6, depth: 18 }, edge: 2 }),
  ...Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI
    return line(
      [
        [150 + 17 * Math.cos(angle), 168 + 17 * Math.sin(angle)],
        [150 + 31 * Math.cos(angle), 168 + 31 * Math.sin(angle)],
      ],
      1.1,
    )
  }),
  shape(oval(150, 168, 15), { fill: 'ink', edge: 1 }),
  shape(oval(142, 158, 6), { fill: 'white', edge: 0 }),
  outlined('M48 168 C84 104 216 104 252 168 C216 124 84 124 48 168 Z', { fill: 'red', tone: 0.5, edge: 1.8 }),
  outlined('M52 178 C60 170 66 172 64 180 C60 184 54 184 52 178 Z', { fill: 'red', tone: null, edge: 1.3 }),
  ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((leaf) => place(blade, { x: 150, y: 440, turn: leaf * 0.2 })),
  shape(oval(150, 440, 11), { fill: 'yellow', tone: 0.5, edge: 1.8 }),
  shape(oval(150, 440, 4), { fill: 'ink', edge: 1 }),
  // Cord and tassel.
  line(
    curve([
      [156, 444],
      [196, 456],
      [214, 424],
      [222, 388],
    ]),
    3.6,
    'none',
  ),
  line(
    curve([
      [156, 444],
      [196, 456],
      [214, 424],
      [222, 388],
    ]),
    1.8,
    'none',
    'yellow',
  ),
  shape(oval(223, 384, 6), { fill: 'red', tone: 0.4, edge: 1.4 }),
  outlined('M216 390 L230 390 L236 424 L212 424 Z', { fill: 'red', tone: 0.5, edge: 1.6 }),
  ...strokes('M218 392 L216 424 M223 392 L224 424 M228 392 L231 424', 1),
]

const blade: Drawing = [
  outlined('M-4 0 L-17 -150 C-14 -172 14 -172 17 -150 L4 0 Z', {
    fill: 'green',
    tone: { dark: 0.5, depth: 9 },
    edge: 1.7,
  }),
  shape(oval(0, -140, 12, 16), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  shape(oval(0, -138, 8, 11), { fill: 'blue', edge: 1.2 }),
  shape(oval(0, -136, 4, 6), { fill: 'night', edge: 1 }),
  ...strokes('M0 -116 L0 -12 M-5 -112 L-12 -122 M5 -112 L12 -122 M-4 -96 L-11 -106 M4 -96 L11 -106', 1),
]
