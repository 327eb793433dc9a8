import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePortrait } from './encode-portrait.server.ts'
import { engrave, tonesOf } from './engrave-portrait.server.ts'
import type { Pixels } from './picture-source.server.ts'

const WIDTH = 192
const HALF = WIDTH / 2

/** A square of greys. */
const square = (grey: (x: number, y: number) => number): Pixels => ({
  data: Buffer.from(
    Array.from({ length: WIDTH * WIDTH }, (_, place) => {
      const value = grey(place % WIDTH, Math.floor(place / WIDTH))
      return [value, value, value]
    }).flat(),
  ),
  info: { width: WIDTH, height: WIDTH, channels: 3 },
})
const at = ({ data, info }: Pixels, x: number, y: number) => [
  ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
]
const halves = square((x) => (x < HALF ? 20 : 235))

describe('an engraved portrait', () => {
  test('has the ink of the night in its shadows, and paper in its lights', async () => {
    const engraved = await engrave(halves, WIDTH)
    const [dark, light] = [at(engraved, HALF - 30, HALF), at(engraved, HALF + 30, HALF)]
    expect(Math.max(...dark)).toBeLessThan(80)
    expect(dark[2]).toBeGreaterThan(dark[0]!)
    expect(Math.min(...light)).toBeGreaterThan(200)
    expect(light[0]).toBeGreaterThan(light[2]!)
  })

  test('keeps what is in the middle where it is, point by point', async () => {
    const face = square((x, y) => 40 + ((x * 7 + y * 13) % 160))
    const engraved = await engrave(face, WIDTH)
    const seen = new Map<number, number>()
    for (let y = HALF - 40; y < HALF + 40; y += 1) {
      for (let x = HALF - 40; x < HALF + 40; x += 1) {
        const [before, after] = [at(face, x, y)[1]!, at(engraved, x, y)[1]!]
        expect(seen.get(before) ?? after).toBe(after)
        seen.set(before, after)
      }
    }
    const tones = [...seen].sort(([one], [other]) => one - other).map(([, after]) => after)
    expect(tones).toEqual(tones.toSorted((one, other) => one - other))
  })

  test('ends in lines of light on ink, thicker where the picture is light', async () => {
    const engraved = await engrave(halves, WIDTH)
    const lit = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, step) => at(engraved, from + step, HALF)[1]!)
    const [left, right] = [lit(1, 16), lit(WIDTH - 16, WIDTH - 1)]
    for (const edge of [left, right]) expect(Math.min(...edge)).toBeLessThan(60)
    expect(Math.max(...right)).toBeGreaterThan(150)
    const mean = (tones: number[]) => tones.reduce((sum, tone) => sum + tone, 0) / tones.length
    expect(mean(right)).toBeGreaterThan(mean(left) + 10)
  })

  test('has every width that is asked for', async () => {
    expect((await engrave(halves, 96)).info).toEqual({ width: 96, height: 96, channels: 3 })
  })
})

describe('tones', () => {
  const of = (grey: (x: number, y: number) => number) => {
    const { data, info } = square(grey)
    return tonesOf(
      data.filter((_, place) => place % info.channels === 0),
      WIDTH,
    )
  }

  test('of a pale picture are drawn apart a little, and those of one grey are not torn', () => {
    const pale = of((x) => 120 + (x % 60))
    expect(pale[178]! - pale[121]!).toBeGreaterThan(0.3)
    const grey = of((x) => 127 + (x % 2))
    expect(grey[128]! - grey[127]!).toBeLessThan(0.02)
  })

  test('of a dark skin stay dark, and are those of the face whatever is around it', () => {
    const skin = (x: number) => 40 + (x % 40)
    const alone = of(skin)
    expect(alone[60]).toBeLessThan(0.36)
    const far = (x: number, y: number) => Math.hypot(x - HALF, y - HALF) > HALF * 0.6
    expect(of((x, y) => (far(x, y) ? 250 : skin(x)))).toEqual(alone)
  })
})

test('takes at most 25 KB in AVIF at any width', async () => {
  const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c9a58c' } })
    .composite([{ input: Buffer.from('<svg width="640" height="640"><circle cx="300" cy="280" r="170"/></svg>') }])
    .png()
    .toBuffer()
  const { files } = await encodePortrait(picture)
  for (const { format, bytes } of files) {
    if (format === 'avif') expect(bytes.length).toBeLessThanOrEqual(25 * 1024)
  }
})
