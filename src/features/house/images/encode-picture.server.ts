import { Refusal } from '../../../errors.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureFormats, pictureWidths } from '../../../ui/picture/picture-address.ts'
import { type Encoded, encodeIn, named, pixelsOf } from './picture-source.server.ts'

/** Minimum height and width in pixels: a thinner strip shows nothing. */
const THINNEST = 64

export interface EncodedPicture extends Encoded {
  /** Width of the largest file. */
  width: number
  height: number
}

/**
 * Re-encodes an uploaded picture, in its own proportions, in every width that pages need.
 * @throws {Refusal} as pixelsOf, pictureTooThin
 */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  const pixels = await pixelsOf(file, ({ picture }) =>
    picture.resize(PICTURE_WIDTH, PICTURE_HEIGHT, { fit: 'inside', withoutEnlargement: true }),
  )
  const { width, height } = pixels.info
  if (Math.min(width, height) < THINNEST) throw new Refusal('pictureTooThin')
  const files = await Promise.all(
    pictureWidths(width).flatMap((one) =>
      pictureFormats.map((format) => encodeIn(pixels, { width: one, format, effort: 1 })),
    ),
  )
  return { ...named(files), width, height }
}
