import { INITIAL_SHAPE, initialPicture, PLATE_SHAPE, platePicture } from '../plates.ts'
import type { ArticleTheme } from '../rules.ts'
import styles from './plate.module.css'

interface PlateProps {
  slug: string
  theme: ArticleTheme
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** The main picture of its page: loads at once, before others. */
  main?: boolean
}

/** The engraved scene of an article; decorative, since its title is beside it. */
export function Plate({ slug, theme, sizes, main = false }: PlateProps) {
  const widths = [400, 800] as const
  return (
    <img
      className={styles.plate}
      // Must precede the address, or some browsers begin to load.
      loading={main ? 'eager' : 'lazy'}
      fetchPriority={main ? 'high' : undefined}
      decoding="async"
      srcSet={widths.map((width) => `${platePicture({ slug, theme }, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={platePicture({ slug, theme }, 400)}
      alt=""
      {...PLATE_SHAPE}
    />
  )
}

/** The engraved initial of a word; nothing for a word without a letter. */
export function Initial({ of, first = false }: { of: string; first?: boolean }) {
  const picture = initialPicture(of)
  if (!picture) return null
  return (
    <img
      className={styles.initial}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      src={picture}
      alt=""
      {...INITIAL_SHAPE}
    />
  )
}
