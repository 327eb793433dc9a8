import { Refusal } from '../../../errors.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureFormats, pictureWidths } from '../../../ui/picture/picture-address.ts'
import { type Encoded, encodeIn, named, pixelsOf } from './picture-source.server.ts'

/** A strip thinner than that shows nothing. */
const THINNEST = 64

export interface EncodedPicture extends Encoded {
  /** Of the largest file. */
  width: number
  height: number
}

/**
 * A picture from anywhere, in its own shape, encoded anew in every width that pages need.
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
