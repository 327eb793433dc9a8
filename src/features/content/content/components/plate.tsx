import { itemAt } from '../../../../platform/needed/needed.ts'
import { Ornament } from '../../../../ui/art/art.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { ArticleTheme } from '../rules.ts'
import styles from './plate.module.css'

const pictures = {
  astrologie: 'sun',
  tarot: 'star',
  voyance: 'hands',
  numerologie: 'lyra',
  'vie-interieure': 'palm',
} as const satisfies Record<ArticleTheme, string>

const skies = ['orion', 'cassiopeia', 'bear', 'lyra'] as const

/** The same sky for an article wherever it is shown. */
const skyOf = (slug: string) =>
  itemAt(skies, [...slug].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % skies.length)

/** The picture of an article: its theme's symbol on a sky chosen by its slug. */
export function Plate({ theme, slug }: { theme: ArticleTheme; slug: string }) {
  return (
    <div className={classNames('night', styles.plate)}>
      <span className={styles.sky}>
        <Ornament name={skyOf(slug)} size={220} />
      </span>
      <span className={styles.ornament}>
        <Ornament name={pictures[theme]} size={88} />
      </span>
    </div>
  )
}

/** The theme's symbol, shown beside the title of an article. */
export function Seal({ theme }: { theme: ArticleTheme }) {
  return (
    <span className={styles.seal}>
      <Ornament name={pictures[theme]} size={64} />
    </span>
  )
}
