import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { pictureFile, pictureFormats, pictureSizes, pictureWidths } from './picture-address.ts'

export interface PictureView {
  hash: string
  /** Of the largest one that is stored. */
  width: number
  height: number
  /** Empty for what only decorates. */
  alt: string
}

const READING = '(min-width: 40rem) 36rem, 100vw'

interface PictureProps {
  of: PictureView
  /** How wide it is shown, as `sizes` says it; unless it is said, as a text to read. */
  sizes?: string
  /** Fills the place that is made for it, cut where it must be. */
  fills?: boolean
  /** Seen as soon as the page is. */
  eager?: boolean
}

/** A picture of content in the size that the screen needs; its place is kept before it comes. */
export function Picture({
  of: { hash, width, height, alt },
  sizes = READING,
  fills = false,
  eager = false,
}: PictureProps) {
  const widths = pictureWidths(width)
  return (
    <picture className={styles.picture}>
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSizes(hash, widths, format)} sizes={sizes} />
      ))}
      <img
        className={classNames(styles.image, fills && styles.fills)}
        // Before the address, or some browsers begin to load.
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        src={pictureFile(hash, widths[0], 'webp')}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  )
}
