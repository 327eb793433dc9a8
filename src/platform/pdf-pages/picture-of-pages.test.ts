import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colouredPdf } from '../../../test/coloured-pdf.ts'
import { pictureOfPages } from './picture-of-pages.ts'

const colourAt = async (picture: Buffer, share: number): Promise<number[]> => {
  const { width, height } = await sharp(picture).metadata()
  const spot = { left: Math.floor(width / 2), top: Math.floor(height * share), width: 4, height: 4 }
  return [...(await sharp(picture).extract(spot).removeAlpha().resize(1, 1).raw().toBuffer())].map((part) =>
    Math.round(part / 128),
  )
}

test('pages are one below the other, in their colours, without the file’s own words', async () => {
  const picture = (await pictureOfPages(await colouredPdf(['#ff0000', '#0000ff']), 10)) as Buffer
  const { format, width, height, exif } = await sharp(picture).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  expect(Math.abs(width - 1800)).toBeLessThan(3)
  expect(height / width).toBeCloseTo(2 * Math.SQRT2, 1)
  expect(await colourAt(picture, 0.25)).toEqual([2, 0, 0])
  expect(await colourAt(picture, 0.75)).toEqual([0, 0, 2])
})

test('ten pages fit into one picture, eleven are too many, and what can’t be read says so', async () => {
  const ten = (await pictureOfPages(await colouredPdf(new Array(10).fill('#00ff00')), 10)) as Buffer
  expect((await sharp(ten).metadata()).height).toBeGreaterThan(16_000)
  expect(await pictureOfPages(await colouredPdf(new Array(11).fill('#00ff00')), 10)).toBe('too-many-pages')
  expect(await pictureOfPages(Buffer.from('%PDF-1.7\nnothing'), 10)).toBe('unreadable')
  expect(await pictureOfPages(await colouredPdf([]), 10)).toBe('unreadable')
})
