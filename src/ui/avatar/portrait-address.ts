/** What a portrait is stored as: square pictures of these widths, in each format, the best one first. */
export const portraitWidths = [96, 192, 384, 640] as const
export const portraitFormats = ['avif', 'webp'] as const

export type PortraitWidth = (typeof portraitWidths)[number]
export type PortraitFormat = (typeof portraitFormats)[number]

/** The width of the one address that answers give; every browser of the last ten years shows its format. */
const GIVEN: PortraitWidth = 192

const addressOf = (hash: string, width: PortraitWidth, format: PortraitFormat): string =>
  `/images/${hash}-${width}.${format}`

export const portraitAddress = (hash: string): string => addressOf(hash, GIVEN, 'webp')

const given = new RegExp(`^/images/([0-9a-f]{32})-${GIVEN}\\.webp$`)

/** Every size of a portrait in one format, as `srcset` writes them; null for an address that is not a portrait's. */
export function portraitSizes(address: string, format: PortraitFormat): string | null {
  const hash = given.exec(address)?.[1]
  if (!hash) return null
  return portraitWidths.map((width) => `${addressOf(hash, width, format)} ${width}w`).join(', ')
}
