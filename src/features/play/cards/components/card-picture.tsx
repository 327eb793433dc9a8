import { classNames } from '../../../../ui/class-names.ts'
import { useShell } from '../../../../ui/shell-data.ts'
import { backPicture, CARD_SHAPE, cardPicture } from '../pictures.ts'
import styles from './card-picture.module.css'

interface CardPictureProps {
  deck: string
  slug: string
  /** Empty where its name is beside it. */
  alt: string
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  reversed?: boolean
  /** Stands in the first screen: loads at once. */
  first?: boolean
  /** The main picture of its page, asked for before others. */
  main?: boolean
  /** Offers the largest picture too, and loads at once before all others. */
  large?: boolean
}

/** The face of a card; upside down if it is reversed. */
export function CardPicture({
  deck,
  slug,
  alt,
  sizes,
  reversed = false,
  first = false,
  main = false,
  large = false,
}: CardPictureProps) {
  const widths = large ? ([240, 480, 960] as const) : ([240, 480] as const)
  return (
    <img
      className={classNames(styles.picture, reversed && styles.reversed)}
      // Must precede the address, or some browsers begin to load.
      loading={large || first ? 'eager' : 'lazy'}
      fetchPriority={large || main ? 'high' : undefined}
      decoding="async"
      srcSet={widths.map((width) => `${cardPicture(deck, slug, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={cardPicture(deck, slug, 480)}
      alt={alt}
      {...CARD_SHAPE}
    />
  )
}

interface CardBackProps {
  sizes: string
  /** Stands in the first screen: loads at once. */
  first?: boolean
  /** The main picture of its page, which loads at once, before others. */
  main?: boolean
}

/** The back of a card, of the reader's brand; purely decorative. */
export function CardBack({ sizes, first = false, main = false }: CardBackProps) {
  const brand = useShell()?.site.key ?? 'main'
  return (
    <img
      className={styles.picture}
      // Must precede the address, or some browsers begin to load.
      loading={main || first ? 'eager' : 'lazy'}
      fetchPriority={main ? 'high' : undefined}
      decoding="async"
      srcSet={([240, 480] as const).map((width) => `${backPicture(brand, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={backPicture(brand, 240)}
      alt=""
      {...CARD_SHAPE}
    />
  )
}
