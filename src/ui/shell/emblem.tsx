import type { ReactNode } from 'react'
import styles from './header.module.css'
import type { Brand } from './shell-data.ts'

/** The brand's sign: a crescent and its star, an evening star over the sea, a planet on its orbit. */
export function Emblem({ brand }: { brand: Brand }) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false" className={styles.emblem}>
      {signs[brand]}
    </svg>
  )
}

const signs: Record<Brand, ReactNode> = {
  main: (
    <>
      <circle cx="18" cy="18" r="16.5" className={styles.thin} />
      <path d="M22.5 25.9A10.5 10.5 0 1 1 19.6 6.4a8.6 8.6 0 0 0 2.9 19.5z" className={styles.solid} />
      <path d="M26 11.2l1.1 3.2 3.2 1.1-3.2 1.1L26 19.8l-1.1-3.2-3.2-1.1 3.2-1.1z" className={styles.solid} />
    </>
  ),
  second: (
    <>
      <path d="M18 2.5l2.6 10.4L31 15.5l-10.4 2.6L18 28.5l-2.6-10.4L5 15.5l10.4-2.6z" className={styles.solid} />
      <path d="M9.5 7l2.8 2.8M26.5 7l-2.8 2.8M9.5 24l2.8-2.8M26.5 24l-2.8-2.8" className={styles.thin} />
      <path d="M3 31c2.5-1.8 5-1.8 7.5 0s5 1.8 7.5 0 5-1.8 7.5 0 5 1.8 7.5 0" className={styles.thin} />
    </>
  ),
  affiliation: (
    <>
      <circle cx="18" cy="18" r="7" className={styles.solid} />
      <ellipse cx="18" cy="18" rx="16.5" ry="6.5" transform="rotate(-28 18 18)" className={styles.thin} />
      <ellipse cx="18" cy="18" rx="16.5" ry="6.5" transform="rotate(28 18 18)" className={styles.thin} />
      <circle cx="32.6" cy="10.3" r="1.9" className={styles.solid} />
    </>
  ),
}
