import { type PictureFormat, pictureFile, pictureSizes } from '../picture/picture-address.ts'

/** The widths of the stored square portraits. */
export const portraitWidths = [96, 192, 384, 640] as const
export type PortraitWidth = (typeof portraitWidths)[number]

/** An engraving's lines weigh twice as much in WebP: the few browsers without AVIF do without the largest. */
const WEBP_MOST: PortraitWidth = 384

export const portraitWidthsIn = (format: PictureFormat): readonly PortraitWidth[] =>
  format === 'webp' ? portraitWidths.filter((width) => width <= WEBP_MOST) : portraitWidths

/** The width of the square photograph that a portrait was engraved from, kept under its name and given to few. */
export const PHOTO_WIDTH = 720

/** The width in the address that answers contain; every browser of the last ten years supports its format. */
const GIVEN: PortraitWidth = 192

export const portraitAddress = (hash: string): string => pictureFile(hash, GIVEN, 'webp')

const given = new RegExp(`^/images/([0-9a-f]{32})-${GIVEN}\\.webp$`)

/** The `srcset` of a portrait in one format; null for any other address. */
export function portraitSizes(address: string, format: PictureFormat): string | null {
  const hash = given.exec(address)?.[1]
  return hash ? pictureSizes(hash, portraitWidthsIn(format), format) : null
}
