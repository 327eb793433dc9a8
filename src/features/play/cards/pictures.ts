import type { Brand } from '../../../ui/shell-data.ts'

/** Cards are drawn at 300 by 520. */
export const CARD_SHAPE = { width: 300, height: 520 } as const

/** The picture of a card, in widths of 240, 480 and 960 pixels. */
export const cardPicture = (deck: string, card: string, width: 240 | 480 | 960): string =>
  `/cartes/${deck}/${card}-${width}.avif`

/** The back of the cards of a brand, in widths of 240 and 480 pixels. */
export const backPicture = (brand: Brand, width: 240 | 480): string => `/cartes/dos-${brand}-${width}.avif`
