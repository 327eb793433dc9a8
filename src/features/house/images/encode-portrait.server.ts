import sharp from 'sharp'
import { Refusal } from '../../../errors.ts'
import { PHOTO_WIDTH, portraitWidths, portraitWidthsIn } from '../../../ui/avatar/portrait-address.ts'
import { pictureFormats } from '../../../ui/picture/picture-address.ts'
import { engrave } from './engrave-portrait.server.ts'
import { type Encoded, encodeIn, named, pixelsOf } from './picture-source.server.ts'

/** A square of a picture, in its pixels after rotation. */
export interface Box {
  left: number
  top: number
  size: number
}

/** A smaller portrait would not be sharp on any screen. */
const SMALLEST_BOX = 192
/** Lines stay clear where a photograph would not: no file weighs more than 25 KB. */
const QUALITY = { avif: 41, webp: 34 }

/**
 * Crops an uploaded picture to a square, around its most salient part unless a box is given. Kept are the house's
 * portrait of it in every size, and the square photo, to engrave it again later.
 * @throws {Refusal} as pixelsOf, cropInvalid, portraitTooSmall
 */
export async function encodePortrait(file: Uint8Array, box?: Box): Promise<Encoded> {
  const square = await pixelsOf(file, ({ picture, ...within }) => {
    if (Math.min(within.width, within.height) < SMALLEST_BOX) throw new Refusal('portraitTooSmall')
    if (box && !lies(box, within)) throw new Refusal('cropInvalid')
    const cut = box ? picture.extract({ left: box.left, top: box.top, width: box.size, height: box.size }) : picture
    return cut
      .resize(PHOTO_WIDTH, PHOTO_WIDTH, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
  })
  const portraits = portraitWidths.map(async (width) => {
    const engraved = await engrave(square, width)
    return Promise.all(
      pictureFormats
        .filter((format) => portraitWidthsIn(format).includes(width))
        .map((format) => encodeIn(engraved, { width, format, effort: 1, quality: QUALITY })),
    )
  })
  const photo = encodeIn(square, { width: PHOTO_WIDTH, format: 'webp', effort: 1 })
  return named([...(await Promise.all(portraits)).flat(), await photo])
}

const lies = ({ left, top, size }: Box, within: { width: number; height: number }): boolean =>
  size >= SMALLEST_BOX && left + size <= within.width && top + size <= within.height
