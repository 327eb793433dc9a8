import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

interface PageProps {
  title: string
  lead?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  aside?: ReactNode
  children: ReactNode
}

/** The main part of a page, with its one h1. */
export function Page({ title, lead, width = 'normal', aside, children }: PageProps) {
  return (
    <main id="content" tabIndex={-1} className={classNames(styles.page, styles[width])}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.body}>{children}</div>
          <aside className={styles.aside}>{aside}</aside>
        </div>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
    </main>
  )
}
