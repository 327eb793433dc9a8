import type { Brand } from '../shell-data.ts'
import { emblems } from './emblem.data.ts'
import styles from './header.module.css'

/** The brand's emblem: a crescent and its star, an evening star over the sea, a planet on its orbit. */
export function Emblem({ brand }: { brand: Brand }) {
  const { solid, thin } = emblems[brand]
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false" className={styles.emblem}>
      <path d={thin} className={styles.thin} />
      <path d={solid} className={styles.solid} />
    </svg>
  )
}
