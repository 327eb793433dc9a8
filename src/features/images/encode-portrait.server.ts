import { createHash } from 'node:crypto'
import sharp, { type Channels } from 'sharp'
import { Refusal } from '../../errors.ts'
import {
  type PortraitFormat,
  type PortraitWidth,
  portraitFormats,
  portraitWidths,
} from '../../ui/avatar/portrait-address.ts'

export interface EncodedFile {
  width: PortraitWidth
  format: PortraitFormat
  bytes: Buffer
}

export interface EncodedPortrait {
  /** Of all the files: the same picture has the same name, and a name never another picture. */
  hash: string
  files: EncodedFile[]
}

/** A square of a picture that stands upright, in its pixels. */
export interface Box {
  left: number
  top: number
  size: number
}

/** A portrait cut smaller is not sharp on any screen. */
const SMALLEST_BOX = 192
const MAX_BYTES = 15 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** Drawings that may hold scripts or name other files are not among them. */
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * A picture from anywhere, cut square, around what draws the eye unless a box is given, and encoded anew in every size,
 * without what the camera wrote into it.
 * @throws {Refusal} fileSizeExceeded above 15 MB or 50 megapixels, invalidFileType for what is no picture, cropInvalid
 */
export async function encodePortrait(picture: Uint8Array, box?: Box): Promise<EncodedPortrait> {
  if (picture.byteLength > MAX_BYTES) throw new Refusal('fileSizeExceeded')
  const square = await squareOf(picture, box)
  const files = await Promise.all(
    portraitWidths.flatMap((width) => portraitFormats.map((format) => encode(square, width, format))),
  )
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return { hash: hash.digest('hex').slice(0, 32), files }
}

interface Square {
  data: Buffer
  info: { width: number; height: number; channels: Channels }
}

/** The largest square that is needed, as pixels: read once for all the sizes. */
async function squareOf(picture: Uint8Array, box: Box | undefined): Promise<Square> {
  const size = portraitWidths.at(-1)!
  try {
    // Without a limit on its own, so that what is too large is told from what is no picture.
    const { format, width, height, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (!accepted.has(format)) throw new Refusal('invalidFileType')
    if (width * height > MAX_PIXELS) throw new Refusal('fileSizeExceeded')
    if (box && !lies(box, autoOrient)) throw new Refusal('cropInvalid')
    const upright = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    const cut = box ? upright.extract({ left: box.left, top: box.top, width: box.size, height: box.size }) : upright
    return await cut
      .resize(size, size, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('invalidFileType')
  }
}

const lies = ({ left, top, size }: Box, within: { width: number; height: number }): boolean =>
  size >= SMALLEST_BOX && left + size <= within.width && top + size <= within.height

async function encode({ data, info }: Square, width: PortraitWidth, format: PortraitFormat): Promise<EncodedFile> {
  const { width: side, height, channels } = info
  const picture = sharp(data, { raw: { width: side, height, channels } }).resize(width, width)
  // Nobody waits for the last percent: the largest is seldom asked for, and costs as much as all the others.
  const effort = width === portraitWidths.at(-1) ? 0 : 1
  const encoded = format === 'avif' ? picture.avif({ quality: 60, effort }) : picture.webp({ quality: 76, effort: 2 })
  return { width, format, bytes: await encoded.toBuffer() }
}
