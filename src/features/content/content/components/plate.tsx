import { PlatePicture } from '../../../../ui/plate/plate.tsx'
import { INITIAL_SHAPE, initialPicture, plateName } from '../plates.ts'
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

/** The engraved scene of an article. */
export function Plate({ slug, theme, sizes, main }: PlateProps) {
  return <PlatePicture name={plateName({ slug, theme })} sizes={sizes} main={main} />
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
