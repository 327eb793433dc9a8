import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Widths in pixels of each picture, and how many bytes each may have. */
export const PLATE_SIZES = [
  { width: 400, most: 13_000 },
  { width: 800, most: 25_000 },
] as const
export const PAIR_SIZES = [
  { width: 480, most: 13_000 },
  { width: 960, most: 25_000 },
] as const
export const VIGNETTE_SIZES = [{ width: 288, most: 9_000 }] as const
export const INITIAL_SIZES = [{ width: 192, most: 8_000 }] as const

const folder = fileURLToPath(new URL('../../public/planches/', import.meta.url))

/** Path of a picture in the folder that is served. */
export const pictureFile = (name: string, width: number): string => `${folder}${name}-${width}.avif`

export interface Size {
  width: number
  /** Bytes. */
  most: number
}

/** Writes the pictures of an SVG in the best quality that fits each size. */
export async function writePictures(name: string, svg: string, sizes: readonly Size[]): Promise<void> {
  for (const { width, most } of sizes) {
    const file = pictureFile(name, width)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await fitting(await raster(svg, width), most, name))
  }
}

// Drawn at twice the size first: hatching thinner than a pixel turns grey instead of broken.
const raster = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width * 2) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) })
    .resize(width, null, { kernel: 'lanczos3' })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer()

async function fitting(png: Buffer, most: number, name: string): Promise<Buffer> {
  for (let quality = 50; quality >= 20; quality -= 6) {
    const avif = await sharp(png).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    if (avif.length <= most) return avif
  }
  throw new Error(`${name} has too many lines for ${most} bytes`)
}
