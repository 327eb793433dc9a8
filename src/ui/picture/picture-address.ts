/** What pictures are stored in, the best one first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const pictureFile = (hash: string, width: number, format: PictureFormat): string =>
  `/images/${hash}-${width}.${format}`

/** What a picture of content is at most: the sides of what is stored, never larger than the original. */
export const PICTURE_WIDTH = 1440
export const PICTURE_HEIGHT = 2160
const SMALLER = [480, 960]

/** The widths that a picture of content is stored in, by its largest one. */
export const pictureWidths = (largest: number): [...number[], number] => [
  ...SMALLER.filter((width) => width < largest),
  largest,
]

/** Every size of a picture in one format, as `srcset` writes them. */
export const pictureSizes = (hash: string, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureFile(hash, width, format)} ${width}w`).join(', ')

const address = /^\/images\/([0-9a-f]{32})-([1-9]\d{1,3})\.webp$/

/** The picture that an address of our own shelf names; null for any other address. */
export function pictureAt(src: string): { hash: string; width: number } | null {
  const [, hash, width] = address.exec(src) ?? []
  return hash ? { hash, width: Number(width) } : null
}
