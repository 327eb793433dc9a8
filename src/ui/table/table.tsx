import type { ReactNode } from 'react'
import styles from './table.module.css'

/** A table that scrolls sideways under its title, and can be focused to scroll by keyboard. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <p className={styles.caption} aria-hidden="true">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className={styles.scroller} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          {children}
        </table>
      </section>
    </div>
  )
}
