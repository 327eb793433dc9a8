import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Widths in pixels of each card's pictures, and how many bytes each may have. */
export const SIZES = [
  { width: 240, most: 12_000 },
  { width: 480, most: 35_000 },
  { width: 960, most: 110_000 },
] as const
export const BACK_SIZES = SIZES.slice(0, 2)

const folder = fileURLToPath(new URL('../../public/cartes/', import.meta.url))

/** Path of a picture in the folder that is served. */
export const pictureFile = (name: string, width: number): string => `${folder}${name}-${width}.avif`

/** Writes the pictures of an SVG in the best quality that fits each size. */
export async function writePictures(
  name: string,
  svg: string,
  sizes: readonly (typeof SIZES)[number][],
): Promise<void> {
  for (const { width, most } of sizes) {
    const file = pictureFile(name, width)
    await mkdir(dirname(file), { recursive: true })
    // The largest has room to spare, and takes most of the time.
    await writeFile(file, await fitting(await raster(svg, width), { most, effort: width > 480 ? 2 : 4, name }))
  }
}

const raster = (svg: string, width: number): Promise<Buffer> =>
  // Drawn at twice the size first: hatching thinner than a pixel turns grey instead of broken.
  sharp(Buffer.from(svg), { density: (72 * width * 2) / 300 })
    .resize(width, Math.round((width * 520) / 300), { fit: 'fill', kernel: 'lanczos3' })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer()

interface Fit {
  /** Bytes. */
  most: number
  /** Of the encoder, 0 to 9. */
  effort: number
  name: string
}

async function fitting(png: Buffer, { most, effort, name }: Fit): Promise<Buffer> {
  for (let quality = 62; quality >= 26; quality -= 6) {
    const avif = await sharp(png).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
    if (avif.length <= most) return avif
  }
  throw new Error(`${name} has too many lines for ${most} bytes`)
}
