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
  /** Name of all its files: the same picture always has the same name, and no other picture has it. */
  hash: string
  files: EncodedFile[]
}

/** Decoded pixels, shared by the encoders of all sizes. */
export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: Channels }
}

interface Source {
  picture: Sharp
  /** Width after rotation. */
  width: number
  height: number
}

const MAX_BYTES = 15 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** Without vector formats, which may contain scripts or refer to other files. */
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * Decodes an uploaded picture, rotated upright and cropped, without its metadata.
 * @throws {Refusal} fileSizeExceeded above 15 MB or 50 megapixels, invalidFileType for other formats
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

/** The scales of the two formats differ. */
type Quality = Record<PictureFormat, number>
const PICTURE_QUALITY: Quality = { avif: 60, webp: 76 }

/** The caller chooses the compression effort: the last percent is not worth the wait. */
export async function encodeIn(
  { data, info: { width, height, channels } }: Pixels,
  to: { width: number; format: PictureFormat; effort: number; quality?: Quality },
): Promise<EncodedFile> {
  const quality = to.quality ?? PICTURE_QUALITY
  const picture = sharp(data, { raw: { width, height, channels } }).resize(to.width)
  const encoded =
    to.format === 'avif'
      ? picture.avif({ quality: quality.avif, effort: to.effort })
      : picture.webp({ quality: quality.webp, effort: 2 })
  return { width: to.width, format: to.format, bytes: await encoded.toBuffer() }
}

export function named(files: EncodedFile[]): Encoded {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return { hash: hash.digest('hex').slice(0, 32), files }
}
