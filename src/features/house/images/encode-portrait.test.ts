import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePortrait } from './encode-portrait.server.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })

/** Left half red, right half blue. */
const twoHalves = async (width: number, height: number) =>
  blank(width, height).composite([
    {
      input: await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    },
  ])

describe('a portrait', () => {
  test('is engraved in four widths and two formats, square, whatever its proportions were, beside its photo', async () => {
    const { files } = await encodePortrait(await blank(900, 500).jpeg().toBuffer())
    const made = await Promise.all(
      files.map(async ({ width, format, bytes }) => {
        const found = await sharp(bytes).metadata()
        return [width, format, found.width, found.height, found.format === 'heif' ? found.compression : found.format]
      }),
    )
    expect(made).toEqual([
      ...[96, 192, 384, 640].flatMap((width) =>
        (width === 640 ? ['avif'] : ['avif', 'webp']).map((format) => [
          width,
          format,
          width,
          width,
          format === 'avif' ? 'av1' : 'webp',
        ]),
      ),
      [720, 'webp', 720, 720, 'webp'],
    ])
  })

  test('is rotated by its EXIF orientation, and retains no other metadata', async () => {
    const lying = await (await twoHalves(800, 800))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Somewhere', Artist: 'Someone' } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { files } = await encodePortrait(lying)
    for (const { bytes } of files) {
      const found = await sharp(bytes).metadata()
      expect([found.exif, found.orientation, found.xmp]).toEqual([undefined, undefined, undefined])
    }
    const { bytes } = files.find(({ width }) => width === 720)!
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => data[(y * 720 + x) * 3]! > 200
    expect([redAt(30, 30), redAt(690, 30), redAt(30, 690), redAt(690, 690)]).toEqual([true, true, false, false])
  })

  test('has the same name for the same picture, and another for a different one', async () => {
    const [first, again, other] = await Promise.all([
      blank(400, 400).png().toBuffer().then(encodePortrait),
      blank(400, 400).png().toBuffer().then(encodePortrait),
      (await twoHalves(400, 400)).png().toBuffer().then(encodePortrait),
    ])
    expect(first.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(again.hash).toBe(first.hash)
    expect(other.hash).not.toBe(first.hash)
  })
})

const png = () => blank(300, 300).png().toBuffer()
const refused: [string, () => Promise<Uint8Array>, string][] = [
  ['an empty file', async () => Buffer.alloc(0), 'invalidFileType'],
  ['a text', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'invalidFileType'],
  [
    'an SVG, which may refer to other files',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'invalidFileType',
  ],
  ['an animation', async () => blank(20, 20).gif().toBuffer(), 'invalidFileType'],
  [
    'a truncated picture',
    async () => (await (await twoHalves(900, 900)).jpeg().toBuffer()).subarray(0, 3000),
    'invalidFileType',
  ],
  [
    'more than 50 megapixels',
    async () => blank(8000, 6300).png({ compressionLevel: 1 }).toBuffer(),
    'fileSizeExceeded',
  ],
  ['more than 15 MB', async () => Buffer.concat([await png(), Buffer.alloc(15 * 1024 * 1024)]), 'fileSizeExceeded'],
]

test.each(refused)('%s is refused', async (_, make, name) => {
  await expect(encodePortrait(await make())).rejects.toMatchObject({ reason: name })
})
