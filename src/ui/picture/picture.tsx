import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { pictureFile, pictureFormats, pictureSizes, pictureWidths } from './picture-address.ts'

export interface PictureView {
  hash: string
  /** The width of the largest stored size. */
  width: number
  height: number
  /** Alternative text; empty for a decorative picture. */
  alt: string
}

const READING = '(min-width: 40rem) 36rem, 100vw'

interface PictureProps {
  of: PictureView
  /** The displayed width, as a `sizes` attribute; by default that of reading text. */
  sizes?: string
  /** Fills its container, cropped if needed. */
  fills?: boolean
  /** Loads at once instead of when scrolled into view. */
  eager?: boolean
}

/** A content picture in the size that the screen needs; its space is reserved before it loads. */
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
        // Must precede the address, or some browsers begin to load.
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
