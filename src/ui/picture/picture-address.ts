/** The formats of stored pictures, the best one first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const pictureFile = (hash: string, width: number, format: PictureFormat): string =>
  `/images/${hash}-${width}.${format}`

/** The largest side of a stored content picture, which is never larger than the original. */
export const PICTURE_WIDTH = 1440
export const PICTURE_HEIGHT = 2160
const SMALLER = [480, 960]

/** The stored widths of a content picture, by its largest one. */
export const pictureWidths = (largest: number): [...number[], number] => [
  ...SMALLER.filter((width) => width < largest),
  largest,
]

/** The `srcset` of a picture in one format. */
export const pictureSizes = (hash: string, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureFile(hash, width, format)} ${width}w`).join(', ')

const address = /^\/images\/([0-9a-f]{32})-([1-9]\d{1,3})\.webp$/

/** The stored picture at an address of ours; null for any other address. */
export function pictureAt(src: string): { hash: string; width: number } | null {
  const [, hash, width] = address.exec(src) ?? []
  return hash ? { hash, width: Number(width) } : null
}
