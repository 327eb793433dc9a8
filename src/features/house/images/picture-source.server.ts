import { createHash } from 'node:crypto'
import sharp, { type Channels, type Sharp } from 'sharp'
import { Refusal } from '../../../errors.ts'
import type { PictureFormat } from '../../../ui/picture/picture-address.ts'

export interface EncodedFile {
  width: number
  format: PictureFormat
  bytes: Buffer
}

export interface Encoded {
  /** Of all the files: the same picture has the same name, and a name never another picture. */
  hash: string
  files: EncodedFile[]
}

/** As pixels: read once for all the sizes. */
export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: Channels }
}

interface Source {
  picture: Sharp
  /** As it stands upright. */
  width: number
  height: number
}

const MAX_BYTES = 15 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** Drawings that may hold scripts or name other files are not among them. */
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * The pixels of a picture from anywhere, once it stands upright and is cut as asked, without what the camera wrote in it.
 * @throws {Refusal} fileSizeExceeded above 15 MB or 50 megapixels, invalidFileType for what is no picture
 */
export async function pixelsOf(file: Uint8Array, cut: (source: Source) => Sharp): Promise<Pixels> {
  if (file.byteLength > MAX_BYTES) throw new Refusal('fileSizeExceeded')
  try {
    const { format, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!accepted.has(format)) throw new Refusal('invalidFileType')
    if (width * height > MAX_PIXELS) throw new Refusal('fileSizeExceeded')
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    return await cut({ picture, ...autoOrient })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('invalidFileType')
  }
}

/** Nobody waits for the last percent of compression: how hard it is tried is said by whoever asks. */
export async function encodeIn(
  { data, info: { width, height, channels } }: Pixels,
  to: { width: number; format: PictureFormat; effort: number },
): Promise<EncodedFile> {
  const picture = sharp(data, { raw: { width, height, channels } }).resize(to.width)
  const encoded =
    to.format === 'avif' ? picture.avif({ quality: 60, effort: to.effort }) : picture.webp({ quality: 76, effort: 2 })
  return { width: to.width, format: to.format, bytes: await encoded.toBuffer() }
}

export function named(files: EncodedFile[]): Encoded {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return { hash: hash.digest('hex').slice(0, 32), files }
}
