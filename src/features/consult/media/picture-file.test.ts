import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blank, commented, photograph } from '../../../../test/pictures.ts'
import { pictureFile } from './picture-file.server.ts'

const bare = [undefined, undefined, undefined, undefined, undefined]
const metadataOf = async (bytes: Buffer) => {
  const { exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata()
  return [exif, icc, xmp, iptc, comments]
}

test('a photograph loses its place, its author and its profile, and stands upright, at most 2,048 pixels long', async () => {
  const given = await photograph()
  const { exif, icc } = await sharp(given).metadata()
  expect([exif?.includes('Anne Dupont'), icc !== undefined]).toEqual([true, true])
  const made = await pictureFile(given)
  expect([made.width, made.height]).toEqual([1365, 2048])
  for (const [bytes, side] of [
    [made.full, 2048],
    [made.preview, 640],
  ] as const) {
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, Math.abs(Math.max(width, height) - side) <= 1]).toEqual(['webp', true])
    expect(await metadataOf(bytes)).toEqual(bare)
    expect(bytes.includes('Anne')).toBe(false)
  }
})

test.each(['png', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
  const { width, height, full } = await pictureFile(await blank(300, 200).toFormat(format).toBuffer())
  expect([width, height, (await sharp(full).metadata()).format]).toEqual([300, 200, 'webp'])
})

test('the words within a PNG, and what follows a picture, are not kept', async () => {
  const given = await commented('12 rue des Lilas')
  expect((await sharp(given).metadata()).comments).toEqual([{ keyword: 'Comment', text: '12 rue des Lilas' }])
  for (const bytes of [given, Buffer.concat([await photograph(200, 100), Buffer.from('<script>Lilas</script>')])]) {
    const { full, preview } = await pictureFile(bytes)
    expect([full.includes('Lilas'), preview.includes('Lilas')]).toEqual([false, false])
    expect(await metadataOf(full)).toEqual(bare)
  }
})

test('a strip of one pixel is a picture too', async () => {
  expect(await pictureFile(await blank(4000, 1).png().toBuffer())).toMatchObject({ width: 2048, height: 1 })
})

const refused: [string, () => Promise<Buffer>, string][] = [
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'invalidFileType',
  ],
  ['an animation', async () => blank(20, 20).gif().toBuffer(), 'invalidFileType'],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'invalidFileType'],
  ['nothing', async () => Buffer.alloc(0), 'invalidFileType'],
  ['a cut photograph', async () => (await photograph()).subarray(0, 2000), 'invalidFileType'],
  ['more than 5 MB', async () => Buffer.concat([await photograph(), Buffer.alloc(5 << 20)]), 'fileSizeExceeded'],
  // A few hundred kilobytes that would fill 170 MB.
  ['a bomb', async () => blank(9000, 6300).png({ compressionLevel: 9 }).toBuffer(), 'fileSizeExceeded'],
]
test.each(refused)('%s is refused, at the field', async (_, make, reason) => {
  await expect(pictureFile(await make())).rejects.toMatchObject({ reason, field: 'file' })
})
