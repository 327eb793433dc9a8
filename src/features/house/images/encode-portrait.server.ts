import sharp from 'sharp'
import { Refusal } from '../../../errors.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { portraitWidths } from '../../../ui/avatar/portrait-address.ts'
import { pictureFormats } from '../../../ui/picture/picture-address.ts'
import { type Encoded, encodeIn, named, pixelsOf } from './picture-source.server.ts'

/** A square of a picture, in its pixels after rotation. */
export interface Box {
  left: number
  top: number
  size: number
}

/** A smaller portrait would not be sharp on any screen. */
const SMALLEST_BOX = 192
const LARGEST = lastOf(portraitWidths)

/**
 * Crops an uploaded picture to a square, around its most salient part unless a box is given, and re-encodes it in every
 * size.
 * @throws {Refusal} as pixelsOf, cropInvalid, portraitTooSmall
 */
export async function encodePortrait(file: Uint8Array, box?: Box): Promise<Encoded> {
  const square = await pixelsOf(file, ({ picture, ...within }) => {
    if (Math.min(within.width, within.height) < SMALLEST_BOX) throw new Refusal('portraitTooSmall')
    if (box && !lies(box, within)) throw new Refusal('cropInvalid')
    const cut = box ? picture.extract({ left: box.left, top: box.top, width: box.size, height: box.size }) : picture
    return cut
      .resize(LARGEST, LARGEST, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
  })
  const files = await Promise.all(
    portraitWidths.flatMap((width) =>
      // The largest size is seldom requested, and takes as long as all the others.
      pictureFormats.map((format) => encodeIn(square, { width, format, effort: width === LARGEST ? 0 : 1 })),
    ),
  )
  return named(files)
}

const lies = ({ left, top, size }: Box, within: { width: number; height: number }): boolean =>
  size >= SMALLEST_BOX && left + size <= within.width && top + size <= within.height
