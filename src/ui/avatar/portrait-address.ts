import { type PictureFormat, pictureFile, pictureSizes } from '../picture/picture-address.ts'

/** What a portrait is stored as: square pictures of these widths. */
export const portraitWidths = [96, 192, 384, 640] as const
export type PortraitWidth = (typeof portraitWidths)[number]

/** The width of the one address that answers give; every browser of the last ten years shows its format. */
const GIVEN: PortraitWidth = 192

export const portraitAddress = (hash: string): string => pictureFile(hash, GIVEN, 'webp')

const given = new RegExp(`^/images/([0-9a-f]{32})-${GIVEN}\\.webp$`)

/** Every size of a portrait in one format, as `srcset` writes them; null for an address that is not a portrait's. */
export function portraitSizes(address: string, format: PictureFormat): string | null {
  const hash = given.exec(address)?.[1]
  return hash ? pictureSizes(hash, portraitWidths, format) : null
}
